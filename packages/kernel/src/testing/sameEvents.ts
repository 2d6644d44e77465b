import { canonical } from '../canonical.ts'
import type { GameEvent } from '../event.ts'
import type { Game, Shape, Viewer } from '../game.ts'
import { revealed } from '../reveals.ts'
import { shown } from './difference.ts'

/** How what a viewer receives in one world compares with another: the same, told apart by a reveal, or by a leak. */
export type Comparison = 'same' | 'revealed' | { readonly leak: string }

/**
 * Compares the events of two worlds as one viewer receives them. From the first declared reveal on, everything may
 * follow from it, so nothing more can be compared. An event of a kind that reveals may also happen in one world
 * only: that it happens is what it tells.
 */
export function sameEvents<G extends Shape>(
  game: Game<G>,
  viewer: Viewer,
  left: readonly GameEvent<G['event'], G['secret']>[],
  right: readonly GameEvent<G['event'], G['secret']>[],
): Comparison {
  for (let number = 0; number < Math.max(left.length, right.length); number++) {
    const one = left[number]
    const other = right[number]
    if (one?.public.kind !== other?.public.kind) {
      if (
        [one, other].some(
          (event) => event !== undefined && revealed(game.reveals, 'public', event.public.kind).length > 0,
        )
      ) {
        return 'revealed'
      }
      return { leak: `event ${number} is ${one?.public.kind ?? 'missing'} or ${other?.public.kind ?? 'missing'}` }
    }
    if (one === undefined || other === undefined) continue
    const { kind } = one.public
    const parts = [
      compareParts(`event ${kind}`, one.public, other.public, revealed(game.reveals, 'public', kind)),
      compareParts(
        `secret part of event ${kind}`,
        secretOf(one, viewer),
        secretOf(other, viewer),
        revealed(game.reveals, 'secret', kind),
      ),
    ]
    const leak = parts.find((part) => typeof part === 'object')
    if (leak !== undefined) return leak
    if (parts.includes('revealed')) return 'revealed'
  }
  return 'same'
}

function compareParts(
  name: string,
  left: object | undefined,
  right: object | undefined,
  declared: readonly string[],
): Comparison {
  if (left === undefined || right === undefined) {
    return left === right ? 'same' : { leak: `the ${name} is there in one world only` }
  }
  const one = new Map<string, unknown>(Object.entries(left))
  const other = new Map<string, unknown>(Object.entries(right))
  const fields = [...new Set([...one.keys(), ...other.keys()])]
  const differing = fields.filter((field) => text(one, field) !== text(other, field))
  const undeclared = differing.find((field) => !declared.includes(field))
  if (undeclared !== undefined) {
    return { leak: `${undeclared} in the ${name} is ${shown(one.get(undeclared))} or ${shown(other.get(undeclared))}` }
  }
  return differing.length > 0 ? 'revealed' : 'same'
}

function text(fields: ReadonlyMap<string, unknown>, field: string): string | null {
  return fields.has(field) ? canonical(fields.get(field)) : null
}

function secretOf(event: GameEvent<object, object>, viewer: Viewer): object | undefined {
  return viewer === 'spectator' ? undefined : event.secret?.[viewer]
}
