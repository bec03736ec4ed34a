/** The engine whole: facts in, an `AssessmentEngine` out. Every room of the engine is joined here and nowhere else. */
import type { AssessmentEngine, AssessmentRequest } from '@/engine/engine'
import type { FactFile, IsoDate, NodeFact } from '@/engine/graph/facts'
import { buildGraph, type Graph, type GraphFault } from '@/engine/graph/graph'
import { buildMatcher } from '@/engine/matching/matcher'
import { asFelt } from '@/engine/propagation/as-felt'
import { withScarcity } from '@/engine/propagation/scarcity'
import { buildKnowledgeIndex, type KnowledgeIndex } from '@/engine/reading/knowledge-index'
import { dateOf, readEvent } from '@/engine/reading/read-event'
import { composeAssessment } from '@/engine/report/compose'
import type { Names } from '@/engine/report/words'
import { assessOutcome } from '@/engine/scoring/outcome'
import { DECAY, LAMBDA } from '@/engine/scoring/score'
import type { Assessment } from '@/protocol/assessment'
import { addDays, daysBetween } from '@/protocol/dates'

/**
 * Builds the engine on a body of facts. Faulty facts are a bug of ours: throws, naming each.
 * Graphs are built once for each stretch of time in which the same facts hold.
 */
export function createEngine(files: readonly FactFile[]): AssessmentEngine {
  const matcher = buildMatcher(files.flatMap((file) => file.nodes))
  const knowledgeOn = knowledgeByDate(files)
  const assess = (request: AssessmentRequest): Assessment => {
    const { graph, index } = knowledgeOn(dateOf(request.event))
    const reading = withScarcity(graph, readEvent(request.event, index), request.companyId)
    const felt = asFelt(graph, reading)
    const outcome = assessOutcome(felt, reading, request.companyId, {
      matchScore: request.matchScore,
    })
    const names = namesOf(felt, reading.eventDate)
    return composeAssessment(request, reading, outcome, names, { lambda: LAMBDA, decay: DECAY })
  }
  return {
    matchCompany: (query, asOf) => matcher.match(query, asOf),
    companyOf: (companyId) => matcher.companyOf(companyId),
    assess,
  }
}

type Knowledge = { readonly graph: Graph; readonly index: KnowledgeIndex }

/** The facts that held on a date: none newer than the event is used, neither to read it nor to trace it. */
function knowledgeByDate(files: readonly FactFile[]): (date: IsoDate) => Knowledge {
  const turns = turningDates(files)
  const built = new Map<number, Knowledge>()
  return (date) => {
    const stretch = turns.filter((turn) => turn <= date).length
    const known = built.get(stretch)
    if (known) return known
    const graph = buildGraph(files, { asOf: date })
    if (!graph.ok) throw new Error(`The facts are faulty: ${graph.error.map(faultText).join('; ')}`)
    const knowledge = { graph: graph.value, index: buildKnowledgeIndex(files, { asOf: date }) }
    built.set(stretch, knowledge)
    return knowledge
  }
}

/** Dates on which a fact begins to hold, or has ceased to. */
function turningDates(files: readonly FactFile[]): IsoDate[] {
  const turns = new Set<IsoDate>()
  for (const { validFrom, validTo } of files.flatMap((file) => file.edges)) {
    if (validFrom !== undefined) turns.add(validFrom)
    if (validTo !== undefined) turns.add(addDays(validTo, 1))
  }
  return [...turns].sort()
}

function faultText(fault: GraphFault): string {
  return `${fault.industry}, ${fault.where}: ${fault.message}`
}

function namesOf(graph: Graph, eventDate: IsoDate): Names {
  return {
    nodeOf: (id) => known(graph.nodeOf(id), id),
    dateOf: (day) => addDays(eventDate, day),
    dayOf: (date) => daysBetween(eventDate, date),
  }
}

function known(fact: NodeFact | null, id: string): NodeFact {
  if (!fact) throw new Error(`The graph has no node "${id}".`)
  return fact
}
