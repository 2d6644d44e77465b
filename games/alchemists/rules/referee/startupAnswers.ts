import type { Seat } from '@athanor/kernel'
import type { Artifact, PromptOf } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import type { SettleFundingAction } from '../modules/startupFunding/state.ts'
import { artifactFact, type CardFacts, favoursOf } from './cards.ts'
import { demand, ownOf, owns, playerOf } from './facts.ts'

/** G-026: two different ones of the own four. */
export function toChooseStartup(state: State, seat: Seat, cards: readonly number[]): readonly string[] {
  const dealt = ownOf(state, seat).slots.startupFunding?.dealt ?? []
  return [
    ...demand(new Set(cards).size === 2, 'the same card twice'),
    ...demand(
      cards.every((card) => dealt.includes(card)),
      'a startup card that was not dealt',
    ),
  ]
}

/** G-031, G-036, G-042, GR-31: everything that is asked for and nothing else, each from what there is. */
export function toSettleFunding(
  state: State,
  seat: Seat,
  ask: PromptOf<'settleFunding'>,
  { favour, starting, secret }: SettleFundingAction,
  cards: CardFacts,
): readonly string[] {
  return [
    ...demand((favour !== null) === ask.discards, 'a favor card too many or too few'),
    ...demand(favour === null || favoursOf(state, seat, favour, cards) > 0, 'a favor card that is not in the hand'),
    ...demand((starting !== null) === ask.pools.includes('starting'), 'a starting artifact too many or too few'),
    ...demand((secret !== null) === ask.pools.includes('secret'), 'a secret artifact too many or too few'),
    ...demand(starting === null || isLeft(state, starting, 1, cards), 'a starting artifact that is not left'),
    ...demand(
      secret === null ||
        (isLeft(state, secret, 3, cards) && ownOf(state, seat).slots.startupFunding?.secret.includes(secret) !== true),
      'a secret artifact that is not left',
    ),
  ]
}

/** GR-64: a card of the level that was not drawn for this game and that nobody has. */
function isLeft(state: State, artifact: Artifact, level: 1 | 3, cards: CardFacts): boolean {
  const pools = state.table.slots.startupFunding?.pools
  const pool = level === 1 ? pools?.starting : pools?.secret
  const isDrawn = [...state.table.onOffer, ...state.table.toCome.flat()].includes(artifact)
  const isOwned = state.table.players.some((_, seat) => owns(state, seat, artifact))
  return artifactFact(cards, artifact).level === level && !isDrawn && !isOwned && pool?.includes(artifact) === true
}

/** GR-69: an own card that was not used again before. */
export function toReplicate(state: State, seat: Seat, card: number): readonly string[] {
  const { kept = [], replicated = [] } = playerOf(state, seat).slots.startupFunding ?? {}
  return demand(kept.includes(card) && !replicated.includes(card), 'a startup card that cannot be used again')
}

/** G-040: a Feather that lies face down. */
export function toUnveil(state: State, seat: Seat, artifact: Artifact): readonly string[] {
  const secret = ownOf(state, seat).slots.startupFunding?.secret ?? []
  return demand(artifact === 'featherInCap' && secret.includes(artifact), 'an artifact that stays secret')
}
