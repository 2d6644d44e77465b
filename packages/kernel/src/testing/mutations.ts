import type { QuickChance } from '../quickChance.ts'
import { jsonCopy } from './copies.ts'

const strangers: readonly unknown[] = [null, true, 'x', '', 0, -0, 1, -1, 0.5, 1e9, 99, [], {}, [0], { kind: 'x' }]

/** Bent forms of actions: a field changed, swapped, dropped or added, and things that are no actions at all. */
export function* mutations(actions: readonly object[], chance: QuickChance): Iterable<unknown> {
  yield strangers[chance.below(strangers.length)]
  yield {}
  for (const action of actions) {
    const fields = Object.keys(action)
    const field = fields[chance.below(fields.length)] as string
    const other = actions[chance.below(actions.length)] as object
    yield { ...action, [field]: strangers[chance.below(strangers.length)] }
    yield { ...action, [field]: valueOf(other, field) ?? null }
    yield { ...action, [field]: bent(valueOf(action, field), chance) }
    yield without(action, field)
    yield { ...action, somethingElse: 1 }
    yield { ...other, kind: valueOf(action, 'kind') }
  }
}

/** A value that is nearly the given one. */
function bent(value: unknown, chance: QuickChance): unknown {
  if (typeof value === 'number') return [value + 1, value - 1, -value, value + 0.5, String(value)][chance.below(5)]
  if (typeof value === 'string') return [`${value}x`, value.toUpperCase(), [value]][chance.below(3)]
  if (typeof value === 'boolean') return [!value, Number(value)][chance.below(2)]
  if (typeof value !== 'object' || value === null) return 0
  return Array.isArray(value) ? bentArray(value, chance) : bentObject(value, chance)
}

function bentArray(items: readonly unknown[], chance: QuickChance): unknown {
  const copy: unknown[] = jsonCopy([...items])
  const index = chance.below(copy.length + 1)
  switch (chance.below(4)) {
    case 0:
      return [...copy, copy[index] ?? 0]
    case 1:
      return copy.filter((_, other) => other !== index)
    case 2:
      return copy.reverse()
    default:
      return copy.map((item, other) => (other === index ? bent(item, chance) : item))
  }
}

function bentObject(object: object, chance: QuickChance): unknown {
  const fields = Object.keys(object)
  const field = fields[chance.below(Math.max(1, fields.length))]
  if (field === undefined) return { somethingElse: 1 }
  return chance.below(2) === 0 ? without(object, field) : { ...object, [field]: bent(valueOf(object, field), chance) }
}

function without(object: object, field: string): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== field))
}

function valueOf(object: object, field: string): unknown {
  return new Map<string, unknown>(Object.entries(object)).get(field)
}
