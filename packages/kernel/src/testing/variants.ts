import { canonical } from '../canonical.ts'
import type { Game, Seat, Shape } from '../game.ts'
import type { Position } from '../position.ts'
import type { QuickChance } from '../quickChance.ts'

/** Groups larger than this are looked through only so far, from a place that chance picks. */
const searchLimit = 3000

/** The parts of an action: every field except its kind. */
export function partsOf(action: object): readonly string[] {
  return Object.keys(action).filter((field) => field !== 'kind')
}

/** The parts in which two actions of one kind differ. */
export function differingParts(one: object, other: object): readonly string[] {
  const [left, right] = [fieldsOf(one), fieldsOf(other)]
  const parts = new Set([...partsOf(one), ...partsOf(other)])
  return [...parts].filter((part) => textOf(left, part) !== textOf(right, part))
}

/** What else the seat could do that differs from the given action in these parts alone, in the order of the list. */
export function variants<G extends Shape>(
  game: Game<G>,
  position: Position<G>,
  { seat, action }: { readonly seat: Seat; readonly action: G['action'] },
  parts: readonly string[],
  chance: QuickChance,
): readonly G['action'][] {
  const found: G['action'][] = []
  const legal = game.legal(game.view(position.state, seat))
  for (const { kind, size, at } of legal.groups) {
    if (kind !== action.kind) continue
    const from = size > searchLimit ? chance.below(size) : 0
    for (let number = 0; number < Math.min(size, searchLimit); number++) {
      const other = at((from + number) % size)
      const differing = differingParts(action, other)
      if (differing.length > 0 && differing.every((part) => parts.includes(part))) found.push(other)
    }
  }
  return found
}

function fieldsOf(action: object): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(Object.entries(action))
}

function textOf(fields: ReadonlyMap<string, unknown>, part: string): string | null {
  return fields.has(part) ? canonical(fields.get(part)) : null
}
