import type { CompendiumShape } from '@athanor/compendium'
import { countedIngredient } from '@athanor/compendium/narration'
import type { Seat } from '@athanor/kernel'
import type { TableSeat, TableStep } from '@athanor/tabletop/tableSource.ts'
import type { Words } from './words.ts'

/** What a seat did last, in a few words; null before its first move. */
export function lastAction(
  steps: readonly TableStep<CompendiumShape>[],
  seat: Seat,
  seats: readonly TableSeat[],
  words: Words,
): string | null {
  const { say } = words
  const last = steps.findLast(({ by }) => by === seat)
  if (last === undefined) return null
  if (last.undo) return say('web.compendium.didUndo')
  for (const event of last.events) {
    switch (event.kind) {
      case 'potionCreated':
        return say('web.compendium.didCreate', { value: event.value })
      case 'potionCopied':
        return say('web.compendium.didCopy', { value: event.value, owner: seats[event.owner]?.name ?? '' })
      case 'tookFromReserve':
        return say('web.compendium.didTake', { cubes: countedIngredient(event.ingredient, 1, words) })
      case 'drewFromBag':
        return say('web.compendium.didDraw', { count: event.count })
      default:
        break
    }
  }
  return null
}
