import { colours, ingredientPairs, ingredients, mixIngredients, type Potion, potions, signOf } from '@athanor/alchemy'
import { at as itemAt, listed, type Seat } from '@athanor/kernel'
import { follow } from '../engine/agenda.ts'
import type { Action, Fallen } from '../engine/contributions.ts'
import { product } from '../engine/groups.ts'
import { emit, type MutableState } from '../engine/mutableState.ts'
import { canBeDoubted, fallenOf, mayAsk } from '../engine/publications.ts'
import type { SeatContext } from '../engine/rules.ts'
import type { SpaceActionOf, SpaceRules } from '../engine/space.ts'
import type { Pair, ShownDemonstration } from '../engine/state.ts'
import type { DebunkAction } from './action.ts'
import { debunkedLoss } from './components/seals.ts'
import { spaceCost } from './components/spaceCosts.ts'
import { firstRound } from './components/spaces.ts'
import { canPublishAtOnce } from './immediate.ts'
import { levelOf } from './options.ts'
import { reason } from './reasons.ts'
import { changeReputation, settleReputation } from './reputation.ts'

/** reputation for whoever refutes something, and lost where nothing is refuted. */
export const debunkReward = 2
export const failureLoss = 1

/** the debunking player's own variant decides. */
function isMaster({ table, seat }: SeatContext): boolean {
  return levelOf(table.options, seat, 'debunking') === 'master'
}

/** A-271..A-277, AR-13: the apprentice's question. */
const debunk: SpaceActionOf<'debunk'> = {
  action: 'debunk',
  isPossible: (at) => !isMaster(at) && canBeDoubted(at),
  legal(at) {
    if (isMaster(at)) return []
    const questions = ingredients.flatMap((ingredient) =>
      colours
        .filter((colour) => mayAsk(at, ingredient, colour))
        .map((colour): DebunkAction => ({ kind: 'debunk', ingredient, colour })),
    )
    return [listed('debunk', questions)]
  },
  check(at, { ingredient, colour }) {
    if (isMaster(at)) return reason('alchemists.reject.otherVariant')
    return mayAsk(at, ingredient, colour) ? null : reason('alchemists.reject.noTheory', { ingredient })
  },
  act(state, seat, { ingredient, colour }) {
    const { round } = state.table
    const sign = signOf(state.hidden.answers[ingredient], colour)
    emit(state, { kind: 'signShown', seat, ingredient, colour, sign })
    followUp(state, seat, { seat, round, ingredient, colour, sign })
  },
}

/** A-304..A-327, AR-06: the master's question, about any two ingredients, also where no answer could help. */
const demonstrate: SpaceActionOf<'demonstrate'> = {
  action: 'demonstrate',
  isPossible: (at) => isMaster(at) && canBeDoubted(at),
  legal(at) {
    if (!isMaster(at) || !canBeDoubted(at)) return []
    return [
      product<Action, [Pair, Potion]>('demonstrate', [ingredientPairs, potions], (pair, potion) => ({
        kind: 'demonstrate',
        pair,
        potion,
      })),
    ]
  },
  check(at, { pair }) {
    if (!isMaster(at)) return reason('alchemists.reject.otherVariant')
    return pair[0] === pair[1] ? reason('alchemists.reject.sameIngredient') : null
  },
  act(state, seat, { pair, potion }) {
    const { round } = state.table
    const yes = mixIngredients(state.hidden.answers, pair[0], pair[1]) === potion
    emit(state, { kind: 'demonstrated', seat, pair, potion, yes })
    followUp(state, seat, { seat, round, pair, potion, yes })
  },
}

/** A-279..A-287, A-312..A-322: all that one answer shows, as one event; then perhaps a publication, then grants. */
function followUp(state: MutableState, seat: Seat, shown: ShownDemonstration): void {
  const { table, rules } = state
  table.demonstrations = [...table.demonstrations, shown]
  const verdicts = rules.publications.map((kind) => kind.judge(table, shown))
  const fallen = verdicts.flatMap((verdict): readonly Fallen[] => verdict.fallen)
  const conflict = verdicts.find((verdict) => verdict.conflict !== null)?.conflict ?? null
  if (fallen.length === 0 && conflict === null) {
    emit(state, { kind: 'debunkFailed', seat })
    changeReputation(state, seat, -failureLoss, 'failedDebunking')
  } else {
    const net: number[] = table.players.map((_, other) => (other === seat ? debunkReward : 0))
    for (const kind of rules.publications) {
      for (const loser of kind.topple(state, fallenOf(kind, fallen), shown))
        net[loser] = itemAt(net, loser, 'seat') - debunkedLoss
    }
    if (conflict !== null) {
      table.conflicts = [...table.conflicts, conflict]
      emit(state, { kind: 'conflictShown', seat, pair: conflict })
    }
    settleReputation(state, net, 'debunking')
    if (canPublishAtOnce(state, seat, fallen)) follow(state, { kind: 'immediate', seat, fallen })
  }
  // AR-19: the debunking is complete then.
  follow(state, { kind: 'checkGrants', seat })
}

export function debunkSpace(players: number): SpaceRules {
  return {
    id: 'debunk',
    ...spaceCost(players, 'debunk'),
    isOpen: (round) => round > firstRound,
    actions: [debunk, demonstrate],
  }
}
