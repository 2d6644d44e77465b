import {
  apprenticeOutcome,
  aspectOf,
  type Colour,
  demonstrationOutcome,
  type Ingredient,
  ingredientIndex,
  ingredients,
} from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { PublicationId, Seal } from '../engine/contributions.ts'
import { added } from '../engine/counts.ts'
import { changeOwn, changePlayer, emit, type MutableState, ownOf, playerOf } from '../engine/mutableState.ts'
import type { DebunkVerdict, PublicationRulesOf } from '../engine/publications.ts'
import type { FallenTheory, PublishedTheory, ShownDemonstration, Table } from '../engine/state.ts'
import { immediateTheory } from './publishTheory.ts'
import { countedIngredients, hasTheories, publishedTheories, theoryOn } from './theories.ts'

const noHarm: DebunkVerdict<FallenTheory> = { fallen: [], conflict: null }

/** AR-02: what the answer shows when nothing but this demonstration counts. */
function judge(table: Table, shown: ShownDemonstration): DebunkVerdict<FallenTheory> {
  const theories = publishedTheories(table)
  const outcome =
    'pair' in shown
      ? demonstrationOutcome({ ingredients: shown.pair, potion: shown.potion }, shown.yes, theories, table.conflicts)
      : apprenticeOutcome(shown.ingredient, shown, theories)
  switch (outcome.kind) {
    case 'failed':
      return noHarm
    case 'conflict':
      return { fallen: [], conflict: outcome.ingredients }
    case 'debunked': {
      const fallen = outcome.ingredients.map((ingredient): FallenTheory => {
        const { alchemical } = theoryOn(table, ingredient) as PublishedTheory
        return { kind: 'theory', ingredient, alchemical }
      })
      return { fallen, conflict: null }
    }
  }
}

/** the one aspect that was proven wrong. */
function refutedColour(shown: ShownDemonstration): Colour {
  if ('colour' in shown) return shown.colour
  if (shown.potion === 'neutral') throw new RangeError('a neutral potion refutes no theory')
  return aspectOf(shown.potion).colour
}

/** A-279..A-287: theories fall, seals come to light; conflict tokens on them go (A-322, AR-08). */
function topple(state: MutableState, fallen: readonly FallenTheory[], shown: ShownDemonstration): readonly Seat[] {
  if (fallen.length === 0) return []
  const { table, rules } = state
  const colour = refutedColour(shown)
  const losers: Seat[] = []
  for (const { ingredient, alchemical } of fallen) {
    const { seals: owners } = theoryOn(table, ingredient) as PublishedTheory
    const seals = owners.map((seat) => ({ seat, seal: unseal(state, seat, ingredient) }))
    for (const { seat, seal } of seals) if (rules.seal(seal).hedge !== colour) losers.push(seat)
    table.theories = table.theories.with(ingredientIndex(ingredient), null)
    emit(state, { kind: 'theoryDebunked', ingredient, alchemical, colour, seals })
  }
  const gone: readonly Ingredient[] = fallen.map(({ ingredient }) => ingredient)
  for (const pair of table.conflicts.filter((tokens) => tokens.some((one) => gone.includes(one)))) {
    table.conflicts = table.conflicts.filter((other) => other !== pair)
    emit(state, { kind: 'conflictRemoved', pair })
  }
  return losers
}

/**
 * a revealed seal never comes back.
 * @public Modules use it.
 */
export function unseal(state: MutableState, seat: Seat, publication: PublicationId): Seal {
  const { [publication]: seal, ...placed } = ownOf(state, seat).placed
  if (seal === undefined) throw new RangeError(`seat ${seat} has no seal on ${publication}`)
  changeOwn(state, seat, { placed })
  const { revealed } = playerOf(state, seat)
  changePlayer(state, seat, { revealed: added(revealed, state.rules.seals.numberOf(seal), 1) })
  return seal
}

/** theories, each about one ingredient. */
export const theoryPublications: PublicationRulesOf<'theory', 'publish'> = {
  kind: 'theory',
  published: (table) =>
    ingredients.flatMap((id) => {
      const publication = theoryOn(table, id)
      return publication === null ? [] : [{ id, publication }]
    }),
  claims: (table) => ({ theories: publishedTheories(table), conflicts: table.conflicts }),
  countedSeals: (table, seat) => countedIngredients(table, seat).length,
  canBeDoubted: hasTheories,
  mayAsk: (table, ingredient) => theoryOn(table, ingredient) !== null,
  judge,
  topple,
  immediate: immediateTheory,
}
