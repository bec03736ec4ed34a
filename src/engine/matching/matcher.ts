/**
 * Company names to nodes: the trailing hint `(Country, EXCH: TICK)` is taken off, names are normalised, and the shared
 * words are weighed by how rare they are among all companies.
 */
import type { CompanyMatch, MatchCandidate } from '@/engine/engine'
import type { NodeFact } from '@/engine/graph/facts'

const ACCEPT = 0.8
const MARGIN = 0.15
const ASK = 0.45
const MOST = 5
const TICKER_BONUS = 0.5
const COUNTRY_BONUS = 0.1

const LEGAL_FORMS = new Set(
  'inc incorporated corp corporation co company ltd limited llc plc ag se sa nv bv spa gmbh kgaa ab asa oyj pjsc bhd tbk kk holdings holding group the'.split(
    ' ',
  ),
)

export type Matcher = {
  match(query: string, asOf?: string): CompanyMatch
  companyOf(companyId: string): MatchCandidate | null
}

type Name = { readonly tokens: readonly string[]; readonly until: string | null }
type Company = { readonly fact: NodeFact; readonly names: readonly Name[] }
type Query = { readonly name: string; readonly hints: readonly string[] }

/** Lower case, without accents and punctuation, in words; `&` is `and`. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

function nameTokens(text: string): string[] {
  const words = wordsOf(text)
  const core = words.filter((word) => !LEGAL_FORMS.has(word) && word !== 'and')
  return core.length > 0 ? core : words
}

export function buildMatcher(nodes: readonly NodeFact[]): Matcher {
  const companies = nodes
    .filter((node) => node.kind === 'company')
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(companyFrom)
  const weightOf = tokenWeights(companies)
  return {
    match(query, asOf) {
      const asked = readQuery(query)
      const scored = companies
        .map((company) => candidateFor(company, asked, asOf ?? null, weightOf))
        .filter((candidate) => candidate.score >= ASK)
        .sort((a, b) => b.score - a.score || (a.companyId < b.companyId ? -1 : 1))
        .slice(0, MOST)
      return { decision: decide(scored), candidates: scored }
    },
    companyOf(companyId) {
      const found = companies.find(({ fact }) => fact.id === companyId)
      return found ? candidateOf(found.fact, 1, 'chosen by its id') : null
    },
  }
}

function companyFrom(fact: NodeFact): Company {
  const current = [fact.name, ...(fact.aliases ?? [])]
  return {
    fact,
    names: [
      ...current.map((name) => ({ tokens: nameTokens(name), until: null })),
      ...(fact.formerNames ?? []).map(({ name, until }) => ({ tokens: nameTokens(name), until })),
    ],
  }
}

function tokenWeights(companies: readonly Company[]): (token: string) => number {
  const counts = new Map<string, number>()
  for (const { names } of companies) {
    for (const token of new Set(names.flatMap((name) => name.tokens))) {
      counts.set(token, (counts.get(token) ?? 0) + 1)
    }
  }
  return (token) => Math.log(1 + companies.length / (counts.get(token) ?? 1))
}

function readQuery(query: string): Query {
  const hint = /^(.*)\(([^()]*)\)\s*$/su.exec(query)
  const hints = (hint?.[2] ?? '')
    .split(/[,:;]/)
    .map((text) => text.trim())
    .filter(Boolean)
  return { name: hint?.[1]?.trim() || query, hints }
}

function candidateFor(
  { fact, names }: Company,
  query: Query,
  asOf: string | null,
  weightOf: (token: string) => number,
): MatchCandidate {
  const asked = nameTokens(query.name)
  const inForce = names.filter(({ until }) => until === null || (asOf !== null && asOf <= until))
  const likeness = Math.max(0, ...inForce.map(({ tokens }) => jaccard(asked, tokens, weightOf)))
  const isTicker = fact.ticker !== undefined && query.name.trim() === fact.ticker
  const hasTicker = fact.ticker !== undefined && query.hints.includes(fact.ticker)
  const hasCountry = query.hints.some((hint) => hint === countryName(fact.country))
  const bonus = (hasTicker ? TICKER_BONUS : 0) + (hasCountry ? COUNTRY_BONUS : 0)
  const score = isTicker
    ? Math.max(0.9, likeness)
    : likeness === 0 && !hasTicker
      ? 0
      : likeness + bonus
  const why = [
    isTicker || hasTicker ? `ticker ${fact.ticker}` : '',
    likeness > 0 ? `name agrees to ${Math.round(likeness * 100)} %` : '',
    hasCountry ? 'country agrees' : '',
  ]
  return candidateOf(fact, Math.min(1, score), why.filter(Boolean).join(', '))
}

function jaccard(
  a: readonly string[],
  b: readonly string[],
  weightOf: (token: string) => number,
): number {
  const sum = (tokens: Iterable<string>) =>
    [...tokens].reduce((all, token) => all + weightOf(token), 0)
  const both = new Set(a.filter((token) => b.includes(token)))
  const all = sum(new Set([...a, ...b]))
  return all === 0 ? 0 : sum(both) / all
}

function decide(scored: readonly MatchCandidate[]): CompanyMatch['decision'] {
  const [first, second] = scored
  if (!first) return 'none'
  return first.score >= ACCEPT && first.score - (second?.score ?? 0) >= MARGIN ? 'accept' : 'ask'
}

function countryName(code: string | undefined): string | null {
  if (code === undefined) return null
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? null
}

function candidateOf(fact: NodeFact, score: number, why: string): MatchCandidate {
  return {
    companyId: fact.id,
    name: fact.name,
    country: countryName(fact.country),
    ticker: fact.ticker ?? null,
    exchange: fact.exchange ?? null,
    score: Math.round(score * 1000) / 1000,
    why,
  }
}
