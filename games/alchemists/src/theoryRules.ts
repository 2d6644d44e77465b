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
import type { PublicationId, Seal } from './contributions.ts'
import { added } from './counts.ts'
import { changeOwn, changePlayer, type Draft, emit, ownOf, playerOf } from './draft.ts'
import type { PublicationRulesOf, Verdict } from './publications.ts'
import { immediateTheory } from './publishTheory.ts'
import type { Demonstration, FallenTheory, Table, Theory } from './state.ts'
import { countedIngredients, hasTheories, publishedTheories, theoryOn } from './theories.ts'

const noHarm: Verdict<FallenTheory> = { fallen: [], conflict: null }

/** AR-02: what the answer shows when nothing but this demonstration counts. */
function judge(table: Table, shown: Demonstration): Verdict<FallenTheory> {
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
        const { alchemical } = theoryOn(table, ingredient) as Theory
        return { kind: 'theory', ingredient, alchemical }
      })
      return { fallen, conflict: null }
    }
  }
}

/** the one aspect that was proven wrong. */
function refutedColour(shown: Demonstration): Colour {
  if ('colour' in shown) return shown.colour
  if (shown.potion === 'neutral') throw new RangeError('a neutral potion refutes no theory')
  return aspectOf(shown.potion).colour
}

/** A-279..A-287: theories fall, seals come to light; conflict tokens on them go (A-322, AR-08). */
function topple(draft: Draft, fallen: readonly FallenTheory[], shown: Demonstration): readonly Seat[] {
  if (fallen.length === 0) return []
  const { table, rules } = draft
  const colour = refutedColour(shown)
  const losers: Seat[] = []
  for (const { ingredient, alchemical } of fallen) {
    const { seals: owners } = theoryOn(table, ingredient) as Theory
    const seals = owners.map((seat) => ({ seat, seal: unseal(draft, seat, ingredient) }))
    for (const { seat, seal } of seals) if (rules.seal(seal).hedge !== colour) losers.push(seat)
    table.theories = table.theories.with(ingredientIndex(ingredient), null)
    emit(draft, { kind: 'theoryDebunked', ingredient, alchemical, colour, seals })
  }
  const gone: readonly Ingredient[] = fallen.map(({ ingredient }) => ingredient)
  for (const pair of table.conflicts.filter((tokens) => tokens.some((one) => gone.includes(one)))) {
    table.conflicts = table.conflicts.filter((other) => other !== pair)
    emit(draft, { kind: 'conflictRemoved', pair })
  }
  return losers
}

/**
 * a revealed seal never comes back.
 * @public Modules use it.
 */
export function unseal(draft: Draft, seat: Seat, publication: PublicationId): Seal {
  const { [publication]: seal, ...placed } = ownOf(draft, seat).placed
  if (seal === undefined) throw new RangeError(`seat ${seat} has no seal on ${publication}`)
  changeOwn(draft, seat, { placed })
  const { revealed } = playerOf(draft, seat)
  changePlayer(draft, seat, { revealed: added(revealed, draft.rules.seals.numberOf(seal), 1) })
  return seal
}

/** theories, each about one ingredient. */
export const theoryRules: PublicationRulesOf<'theory', 'publish'> = {
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
