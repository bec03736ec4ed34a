import { useFormats } from '@/console/lib/format'
import { RadioGroup } from '@/console/ui/RadioGroup'
import type { OfferedCompany } from '../model/offer'

type CompanyChoiceProps = {
  readonly companies: readonly OfferedCompany[]
  /** Place in the list; null: none is chosen yet. */
  readonly chosen: number | null
  readonly onChoose: (index: number) => void
}

/** The company that was found, or the choice between several. */
export function CompanyChoice({ companies, chosen, onChoose }: CompanyChoiceProps) {
  const formats = useFormats()
  const factsOf = (company: OfferedCompany) =>
    [
      company.country ?? 'country not given',
      company.ticker,
      company.score === null ? null : `matches ${formats.percent(company.score)}`,
    ]
      .filter(Boolean)
      .join(' · ')
  const only = companies.length === 1 ? companies[0] : undefined
  if (only) {
    return (
      <div>
        <p className="text-xs text-ink3">Company found</p>
        <p className="text-lg font-semibold break-words">{only.name}</p>
        <p className="text-sm text-ink2">{factsOf(only)}</p>
      </div>
    )
  }
  return (
    <RadioGroup
      legend={`${companies.length} companies match. Which one is meant?`}
      options={companies.map((company, index) => ({
        value: String(index),
        label: company.name,
        hint: factsOf(company),
      }))}
      value={chosen === null ? null : String(chosen)}
      onChange={(value) => onChoose(Number(value))}
    />
  )
}
