/** The assessment as a text to hand on: Markdown, and the same in paragraphs. Nothing here that is not elsewhere. */
import type { Assessment } from '@/protocol/assessment'
import { points, stop } from './words'

type Parts = Pick<
  Assessment,
  'company_name' | 'event_summary' | 'event_date' | 'path_risk_interpretation_list'
> & {
  readonly brief: NonNullable<Assessment['risk_brief']>
  readonly result: NonNullable<Assessment['impact_result']>
}

type Section = { readonly title: string; readonly lines: readonly string[] }

export function dossier(parts: Parts): { readonly text: string; readonly paragraphs: string[] } {
  const sections = sectionsOf(parts).filter((section) => section.lines.length > 0)
  const heading = `# ${plain(parts.brief.meta.event_title)}: effect on ${plain(parts.company_name)}`
  const body = sections.map(({ title, lines }) => `## ${title}\n\n${lines.map(plain).join('\n\n')}`)
  return {
    text: [heading, ...body].join('\n\n'),
    paragraphs: sections.map(({ title, lines }) => `${title}: ${lines.join(' ')}`),
  }
}

function sectionsOf({ brief, result, ...parts }: Parts): Section[] {
  const valid = parts.path_risk_interpretation_list.filter((path) => path.is_valid_path)
  const chain = brief.evidence_chain
  return [
    { title: 'Event', lines: [parts.event_summary] },
    { title: 'Result', lines: [brief.what_impact.summary] },
    {
      title: 'Paths',
      lines: valid.map(
        (path) =>
          `${stop(`${path.path_id} (${points(path.path_impact_score ?? 0)}): ${path.node_chain}`)} ${path.business_impact}`,
      ),
    },
    { title: 'Exposure', lines: [chain.exposure_paragraph] },
    { title: 'Manifestation', lines: [chain.manifestation_paragraph] },
    { title: 'Evidence', lines: chain.exposure_evidence.map(evidenceLine) },
    { title: 'What is not known', lines: chain.evidence_gaps },
    { title: 'Actions', lines: result.management_actions.map(({ action }) => action) },
  ]
}

function evidenceLine(item: {
  readonly claim: string
  readonly provenance: string | null
}): string {
  return item.provenance === null ? item.claim : `${item.claim} (${item.provenance})`
}

/** The event's own text may hold Markdown: its marks are shown, not obeyed. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/([\\`*_{}[\]<>#|])/g, '\\$1')
}
