import { colours, ingredientPairs, ingredients, mixIngredients, type Potion, potions, signOf } from '@athanor/alchemy'
import { listed, type Seat } from '@athanor/kernel'
import type { DebunkAction } from './action.ts'
import { follow } from './agenda.ts'
import { debunkedLoss } from './components/seals.ts'
import { spaceCost } from './components/spaceCosts.ts'
import { firstRound } from './components/spaces.ts'
import type { Action, Fallen } from './contributions.ts'
import { type Draft, emit } from './draft.ts'
import { product } from './groups.ts'
import { canPublishAtOnce } from './immediate.ts'
import { levelOf } from './options.ts'
import { canBeDoubted, fallenOf, mayAsk } from './publications.ts'
import { reason } from './reasons.ts'
import { changeReputation, settleReputation } from './reputation.ts'
import type { Standing } from './rules.ts'
import type { DeedOf, SpaceRules } from './space.ts'
import type { Demonstration, Pair } from './state.ts'

const debunkReward = 2
const failureLoss = 1

/** the debunking player's own variant decides. */
function isMaster({ table, seat }: Standing): boolean {
  return levelOf(table.options, seat, 'debunking') === 'master'
}

/** A-271..A-277, AR-13: the apprentice's question. */
const debunk: DeedOf<'debunk'> = {
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
  act(draft, seat, { ingredient, colour }) {
    const { round } = draft.table
    const sign = signOf(draft.hidden.answers[ingredient], colour)
    emit(draft, { kind: 'signShown', seat, ingredient, colour, sign })
    followUp(draft, seat, { seat, round, ingredient, colour, sign })
  },
}

/** A-304..A-327, AR-06: the master's question, about any two ingredients, also where no answer could help. */
const demonstrate: DeedOf<'demonstrate'> = {
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
  act(draft, seat, { pair, potion }) {
    const { round } = draft.table
    const yes = mixIngredients(draft.hidden.answers, pair[0], pair[1]) === potion
    emit(draft, { kind: 'demonstrated', seat, pair, potion, yes })
    followUp(draft, seat, { seat, round, pair, potion, yes })
  },
}

/** A-279..A-287, A-312..A-322: all that one answer shows, as one event; then perhaps a publication, then grants. */
function followUp(draft: Draft, seat: Seat, shown: Demonstration): void {
  const { table, rules } = draft
  table.demonstrations = [...table.demonstrations, shown]
  const verdicts = rules.publications.map((kind) => kind.judge(table, shown))
  const fallen = verdicts.flatMap((verdict): readonly Fallen[] => verdict.fallen)
  const conflict = verdicts.find((verdict) => verdict.conflict !== null)?.conflict ?? null
  if (fallen.length === 0 && conflict === null) {
    emit(draft, { kind: 'debunkFailed', seat })
    changeReputation(draft, seat, -failureLoss, 'failedDebunking')
  } else {
    const net: number[] = table.players.map((_, other) => (other === seat ? debunkReward : 0))
    for (const kind of rules.publications) {
      for (const loser of kind.topple(draft, fallenOf(kind, fallen), shown))
        net[loser] = (net[loser] ?? 0) - debunkedLoss
    }
    if (conflict !== null) {
      table.conflicts = [...table.conflicts, conflict]
      emit(draft, { kind: 'conflictShown', seat, pair: conflict })
    }
    settleReputation(draft, net, 'debunking')
    if (canPublishAtOnce(draft, seat, fallen)) follow(draft, { kind: 'immediate', seat, fallen })
  }
  // AR-19: the debunking is complete then.
  follow(draft, { kind: 'checkGrants', seat })
}

export function debunkSpace(players: number): SpaceRules {
  return {
    id: 'debunk',
    ...spaceCost(players, 'debunk'),
    isOpen: (round) => round > firstRound,
    deeds: [debunk, demonstrate],
  }
}
