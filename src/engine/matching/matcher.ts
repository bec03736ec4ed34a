/**
 * Company names to nodes: the trailing hint `(Country, EXCH: TICK)` is taken off, names are normalised, and the shared
 * words are weighed by how rare they are among all companies.
 */
import type { CompanyMatch, MatchCandidate } from '@/engine/engine'
import type { NodeFact } from '@/engine/graph/facts'
import { isWithinEdits } from './edit-distance'

const ACCEPT = 0.8
const MARGIN = 0.15
const ASK = 0.45
const MOST = 5
const TICKER_BONUS = 0.5
const COUNTRY_BONUS = 0.1
/** The hint names another company's ticker: name and hint contradict one another, so the company is asked for. */
const TICKER_CONFLICT = 0.35
/** A word that is only nearly the same: enough to ask, not to accept. */
const NEAR = 0.75
/** A name that the company no longer bears: enough to ask. */
const FORMER = 0.7

/** Words of the form of a firm, and `Koninklijke`, the honour of many Dutch ones: they tell no two firms apart. */
const LEGAL_FORMS = new Set(
  'inc incorporated corp corporation co company ltd limited llc plc ag se sa nv bv spa gmbh kgaa ab asa as sab oyj pjsc bhd tbk kk holdings holding group the berhad pcl pt koninklijke'.split(
    ' ',
  ),
)

export type Matcher = {
  match(query: string, asOf?: string): CompanyMatch
  companyOf(companyId: string): MatchCandidate | null
}

type Name = {
  readonly tokens: readonly string[]
  readonly since: string | null
  readonly until: string | null
}
type Company = { readonly fact: NodeFact; readonly names: readonly Name[] }
type Query = {
  readonly name: string
  readonly hints: readonly string[]
  /** Among the hints, those that are some company's ticker. */
  readonly tickers: readonly string[]
  readonly isCountryGiven: boolean
}

/** Lower case, without accents and punctuation, in words; `&` is `and`. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Initials are one word, so that `N.V.` is the form of a firm like `NV`, and `V.F.` is the `VF` others write. */
function nameTokens(text: string): string[] {
  const words = wordsOf(text.replaceAll(/(?<=(?<!\p{L})\p{L})[./](?=\p{L}(?!\p{L}))/gu, ''))
  const core = words.filter((word) => !LEGAL_FORMS.has(word) && word !== 'and')
  return core.length > 0 ? core : words
}

export function buildMatcher(nodes: readonly NodeFact[]): Matcher {
  const companies = nodes
    .filter((node) => node.kind === 'company')
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(companyFrom)
  const tickers = new Set(companies.flatMap(({ fact }) => fact.ticker ?? []))
  const bearers = bearersOf(companies)
  const weightOf = tokenWeights(companies.length, bearers)
  const countries = new Set(companies.flatMap(({ fact }) => fact.country ?? []))
  return {
    match(query, asOf) {
      const asked = readQuery(query, tickers, countries)
      const scored = companies
        .map((company) => candidateFor(company, asked, asOf ?? null, weightOf))
        .filter((candidate) => candidate.score >= ASK)
        .sort((a, b) => b.score - a.score || (a.companyId < b.companyId ? -1 : 1))
        .slice(0, MOST)
      const [word, ...more] = nameTokens(asked.name)
      const isShared = more.length === 0 && isSharedWord(companies, word ?? '', asOf ?? null)
      const isPlain = asked.hints.length === 0 && isShared
      const candidates = scored.map((one) => ({ ...one, score: Math.min(1, one.score) }))
      return { decision: isPlain ? atMostAsk(scored) : decide(scored), candidates }
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
      ...current.map((name) => ({ tokens: nameTokens(name), since: null, until: null })),
      ...(fact.formerNames ?? []).map(({ name, since, until }) => ({
        tokens: nameTokens(name),
        since: since ?? null,
        until,
      })),
    ],
  }
}

/** Whether a company bears a name on a date; without a date, whether it bears it still. */
function isBorne({ since, until }: Name, asOf: string | null): boolean {
  if (asOf === null) return until === null
  return (since === null || since <= asOf) && (until === null || asOf <= until)
}

/** Whether more than one company bears the word in a name it has on that date. */
function isSharedWord(companies: readonly Company[], word: string, asOf: string | null): boolean {
  const bearing = companies.filter(({ names }) =>
    names.some((name) => name.tokens.includes(word) && isBorne(name, asOf)),
  )
  return bearing.length > 1
}

/** How many companies have a word in a name. */
function bearersOf(companies: readonly Company[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { names } of companies) {
    for (const token of new Set(names.flatMap((name) => name.tokens))) {
      counts.set(token, (counts.get(token) ?? 0) + 1)
    }
  }
  return counts
}

function tokenWeights(
  count: number,
  bearers: ReadonlyMap<string, number>,
): (token: string) => number {
  return (token) => Math.log(1 + count / (bearers.get(token) ?? 1))
}

function readQuery(
  query: string,
  known: ReadonlySet<string>,
  countries: ReadonlySet<string>,
): Query {
  const hint = /^(.*)\(([^()]*)\)\s*$/su.exec(query)
  const hints = (hint?.[2] ?? '')
    .split(/[,:;]/)
    .map((text) => text.trim())
    .filter(Boolean)
  const tickers = hints.filter((text) => known.has(text))
  const isCountryGiven = hints.some((text) => [...countries].some((code) => isCountry(text, code)))
  return { name: hint?.[1]?.trim() || query, hints, tickers, isCountryGiven }
}

function candidateFor(
  { fact, names }: Company,
  query: Query,
  asOf: string | null,
  weightOf: (token: string) => number,
): MatchCandidate {
  const asked = nameTokens(query.name)
  const likeness = Math.max(
    0,
    ...names.map(
      (name) => jaccard(asked, name.tokens, weightOf) * (isBorne(name, asOf) ? 1 : FORMER),
    ),
  )
  const isTicker = fact.ticker !== undefined && query.name.trim() === fact.ticker
  const hasTicker = fact.ticker !== undefined && query.hints.includes(fact.ticker)
  const hasCountry = query.hints.some((hint) => isCountry(hint, fact.country))
  const isAbroad = !hasCountry && query.isCountryGiven
  const abroad = isAbroad ? COUNTRY_BONUS : 0
  const conflict = !hasTicker && query.tickers.length > 0 ? TICKER_CONFLICT : 0
  const bonus =
    (hasTicker ? TICKER_BONUS : 0) + (hasCountry ? COUNTRY_BONUS : 0) - conflict - abroad
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
  return candidateOf(fact, score, why.filter(Boolean).join(', '))
}

function jaccard(
  a: readonly string[],
  b: readonly string[],
  weightOf: (token: string) => number,
): number {
  const sum = (tokens: Iterable<string>) =>
    [...tokens].reduce((all, token) => all + weightOf(token), 0)
  const both = new Set(a.filter((token) => b.includes(token)))
  const near = b.filter((token) => !both.has(token) && a.some((other) => isNear(other, token)))
  const loose = a.filter((token) => !both.has(token) && !near.some((other) => isNear(token, other)))
  const all = sum(new Set([...loose, ...b]))
  return all === 0 ? 0 : (sum(both) + NEAR * sum(near)) / all
}

/** One slip in a word of five letters or more, two in one of eight or more. */
function isNear(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  if (length < 5) return false
  return isWithinEdits(a, b, length < 8 ? 1 : 2)
}

/** One word that several companies bear, such as `Volvo`, never names one of them for sure. */
function atMostAsk(scored: readonly MatchCandidate[]): CompanyMatch['decision'] {
  return scored.length === 0 ? 'none' : 'ask'
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

const COUNTRY_WORDS: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'u.s.', 'u.s.a.', 'united states of america'],
  GB: ['uk', 'u.k.', 'great britain', 'england'],
  KR: ['korea', 'republic of korea'],
}

function isCountry(hint: string, code: string | undefined): boolean {
  if (code === undefined) return false
  const text = hint.toLowerCase()
  const name = countryName(code)?.toLowerCase()
  return text === code.toLowerCase() || text === name || (COUNTRY_WORDS[code] ?? []).includes(text)
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
