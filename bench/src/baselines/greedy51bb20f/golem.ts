import {
  type Action,
  type Knowledge,
  ownProjectOf,
  projectAt,
  projectOf,
  rulesAt,
  type View,
} from '@athanor/alchemists'
import {
  animationWorth,
  type Belief,
  bestQuestions,
  bestReports,
  type GolemPart,
  golemParts,
  type Marginals,
  type ProgressReport,
  reportPoints,
  sameTrigger,
  type Trigger,
} from '@athanor/alchemy'
import type { LegalActions } from '@athanor/kernel'
import { highest } from './mixes.ts'

const noThanks: Action = { kind: 'decline' }

/** The round that ends with the second conference, where a living golem and reports count. */
const secondConference = 5
const lastRound = 6

/** A report must promise so many points, and a narrowed one so much more than it has. */
const leastReport = 0.5
/** Reputation that a first report is worth in the conferences. */
const reportBonus = 1.5

function beliefOf({ table }: View, { notebook }: Knowledge): Belief {
  return rulesAt(table).believe(notebook.facts)
}

/** What actions on Research Golem and Visit Library are worth in a plan, first action first. */
export function golemWorths(
  view: View,
  knowledge: Knowledge,
): { readonly researchGolem: readonly number[]; readonly visitLibrary: readonly number[] } {
  const { table, viewer } = view
  const me = table.players[viewer as number]
  if (me?.slots.golemProject === undefined) return { researchGolem: [], visitLibrary: [] }
  const { flask, approval } = projectOf(me)
  const { tokens } = projectAt(table)
  const token = tokens > 0 ? 0.8 : 0
  const attempt = flask === 2 ? attemptWorth(view, knowledge) : 0
  const test = flask < 2 ? 2.2 : table.round < lastRound ? 0.7 : 0.1
  const first = Math.max(attempt, me.cards > 0 ? test + token : -1)
  const reading = table.round < lastRound ? 1.2 : 0.2
  return {
    // A second action takes two cubes.
    researchGolem: [first, flask < 2 && me.cards > 1 ? 1.8 + (tokens > 1 ? 0.8 : 0) : -0.5],
    visitLibrary: [approval > 0 || (tokens > 0 && first > 1) ? reading : -1, -0.5],
  }
}

/** Points that the likeliest attempt brings on average. */
function attemptWorth(view: View, { animations: [likeliest] }: Knowledge): number {
  return likeliest === undefined ? 0 : animationWorth(likeliest.chance, view.table.round <= secondConference)
}

/** Animates when that promises enough, and else tests what tells most of what is in the hand. */
export function research(view: View, legal: LegalActions<Action>, knowledge: Knowledge): Action {
  const courtiers = Math.max(0, ...[...legal].map((action) => ('courtiers' in action ? action.courtiers : 0)))
  const [likeliest] = knowledge.animations
  if (likeliest !== undefined && legal.groups.some(({ kind }) => kind === 'animateGolem')) {
    const worth = animationWorth(likeliest.chance, view.table.round <= secondConference)
    if (likeliest.chance === 1 || worth > 2) {
      return { kind: 'animateGolem', pair: likeliest.ingredients, courtiers }
    }
  }
  const hand = [...new Set([...legal].flatMap((action) => (action.kind === 'testGolem' ? [action.ingredient] : [])))]
  const [best] = bestQuestions(
    beliefOf(view, knowledge),
    hand.map((ingredient) => ({ kind: 'golemTest', ingredient })),
  )
  if (best?.question.kind !== 'golemTest') return noThanks
  const { flask } = projectOf(view.table.players[view.viewer as number] as View['table']['players'][number])
  const isWorthIt = flask < 2 || best.gain > 0 || projectAt(view.table).tokens > 0
  return isWorthIt ? { kind: 'testGolem', ingredient: best.question.ingredient, courtiers } : noThanks
}

/** The report step that promises most, if it promises anything. */
export function report(view: View, legal: LegalActions<Action>, { chances }: Knowledge): Action {
  const { own, table } = view
  if (own === null) return noThanks
  const { reports } = ownProjectOf(own)
  const first = golemParts.every((part) => reports[part].length === 0) && table.round <= secondConference
  const best = highest(legal, (action) => {
    const after = reportAfter(action, reports)
    if (after === null) return 0
    const before = reports[after.part]
    const gain =
      worthOf(chances, after) - (before.length === 0 ? 0 : worthOf(chances, { part: after.part, tokens: before }))
    return gain - leastReport + (first ? reportBonus : 0)
  })
  return best === null || best.worth <= 0 ? noThanks : best.action
}

interface Report {
  readonly part: GolemPart
  readonly tokens: readonly Trigger[]
}

/** What would lie there after a step. */
function reportAfter(action: Action, reports: Readonly<Record<GolemPart, readonly Trigger[]>>): Report | null {
  switch (action.kind) {
    case 'reportEither':
      return { part: action.part, tokens: action.tokens }
    case 'reportCertain':
      return { part: action.part, tokens: [action.token] }
    case 'narrowReport':
      return {
        part: action.part,
        tokens: reports[action.part].filter((token) => !sameTrigger(token, action.token)),
      }
    default:
      return null
  }
}

/** The average points of a report, as the list of all reports on its part has it. */
function worthOf(chances: Marginals, { part, tokens }: Report): number {
  const found = bestReports(chances, part).find(
    ({ report: each }) => each.tokens.length === tokens.length && each.tokens.every((one) => has(tokens, one)),
  )
  return found?.worth ?? reportPoints[tokens.length as ProgressReport['tokens']['length']].wrong
}

function has(tokens: readonly Trigger[], wanted: Trigger): boolean {
  return tokens.some((token) => sameTrigger(token, wanted))
}
