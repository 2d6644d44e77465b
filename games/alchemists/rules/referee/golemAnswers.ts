import type { Trigger } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { State } from '../engine/state.ts'
import type {
  AnimateGolemAction,
  NarrowReportAction,
  ReportCertainAction,
  ReportEitherAction,
  TestGolemAction,
} from '../modules/golemProject/state.ts'
import { type CardFacts, toPlay } from './cards.ts'
import { demand } from './facts.ts'
import { cardsOf } from './holdings.ts'
import { approvalOf, projectIn, tokensIn } from './project.ts'

/** GR-85. */
function courtiersOf(
  state: State,
  seat: Seat,
  action: TestGolemAction | AnimateGolemAction,
  cards: CardFacts,
): readonly string[] {
  return toPlay(state, seat, cards, [['courtier', action.courtiers, 'a Courtier too many']], action)
}

/** G-175, GR-88. */
export function toTestGolem(state: State, seat: Seat, action: TestGolemAction, cards: CardFacts): readonly string[] {
  return [
    ...demand(cardsOf(state, seat, action.ingredient) > 0, 'a card that nobody can feed to the golem'),
    ...courtiersOf(state, seat, action, cards),
  ]
}

/** G-173, G-257, G-259, GR-49: after two tests, and as long as it does not live. */
export function toAnimateGolem(
  state: State,
  seat: Seat,
  action: AnimateGolemAction,
  cards: CardFacts,
): readonly string[] {
  const { pair } = action
  return [
    ...demand(projectIn(state, seat).flask === 2, 'a golem that is not ready to live'),
    ...demand(pair[0] !== pair[1], 'one ingredient for two circles'),
    ...courtiersOf(state, seat, action, cards),
  ]
}

/** G-200. */
export function toVisitLibrary(state: State, seat: Seat): readonly string[] {
  return demand(approvalOf(state, seat) >= 1, 'no token for the library')
}

function isAmong(token: Trigger, tokens: readonly Trigger[]): boolean {
  return tokens.some(({ colour, size }) => colour === token.colour && size === token.size)
}

/** G-214..G-221, GR-54: two tokens or one on an empty part; of two on a part, one is taken back. */
export function toReport(
  state: State,
  seat: Seat,
  action: ReportEitherAction | ReportCertainAction | NarrowReportAction,
): readonly string[] {
  const lying = state.own[seat]?.slots.golemProject?.reports[action.part] ?? []
  if (action.kind === 'narrowReport')
    return demand(lying.length === 2 && isAmong(action.token, lying), 'a token that cannot be taken back')
  const tokens = action.kind === 'reportEither' ? action.tokens : [action.token]
  const [one, other] = tokens
  return [
    ...demand(lying.length === 0, 'a second report on a part'),
    ...demand(!tokens.some((token) => isAmong(token, tokensIn(state, seat))), 'a token that lies elsewhere'),
    ...demand(one === undefined || other === undefined || !isAmong(one, [other]), 'the same token twice'),
  ]
}
