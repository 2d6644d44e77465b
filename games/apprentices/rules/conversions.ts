import { boards, type Gain, type Resource, resources, sides } from './components.ts'
import { inputsOf } from './inputs.ts'
import type { Counts } from './payment.ts'
import type { EffectOf } from './slots.ts'
import { type TypeIndex, typeIndex } from './units.ts'

/** One amount of `inputsOf` a slot, and what may come out for it. */
export interface Conversion {
  readonly amount: Counts
  readonly gains: readonly (readonly Resource[])[]
}

function gainsFor(gains: readonly Gain[], amount: Counts): readonly (readonly Resource[])[] {
  let lists: readonly (readonly Resource[])[] = [[]]
  for (const gain of gains) {
    lists = lists.flatMap((list) => outputsOf(gain, amount, list).map((resource) => [...list, resource]))
  }
  return lists
}

function outputsOf(gain: Gain, amount: Counts, before: readonly Resource[]): readonly Resource[] {
  switch (gain) {
    case 'any':
      return resources
    case 'other':
      // DR-35.
      return resources.filter((resource) => amount[typeIndex(resource)] === 0)
    case 'same':
      return before.slice(-1)
    case 'parchment':
    case 'gemstone':
    case 'potion':
      return [gain]
  }
}

function workedOut(effect: EffectOf<'convert'>): readonly Conversion[] {
  return inputsOf(effect).amounts.map((amount) => ({ amount, gains: gainsFor(effect.gains, amount) }))
}

/** Worked out once for all slots of the box. */
const conversions: ReadonlyMap<EffectOf<'convert'>, readonly Conversion[]> = new Map(
  sides.flatMap((side) =>
    boards[side].flatMap(({ slots }) =>
      slots.flatMap((effect) => (effect.kind === 'convert' ? [[effect, workedOut(effect)] as const] : [])),
    ),
  ),
)

export function conversionsOf(effect: EffectOf<'convert'>): readonly Conversion[] {
  return conversions.get(effect) ?? workedOut(effect)
}

/** Whether these units can come out when those types go in. */
export function canGain(effect: EffectOf<'convert'>, types: readonly TypeIndex[], gains: readonly Resource[]): boolean {
  const counts: [number, number, number, number] = [0, 0, 0, 0]
  for (const type of types) counts[type]++
  return conversionsOf(effect).some(
    (conversion) =>
      conversion.amount.join() === counts.join() && conversion.gains.some((list) => list.join() === gains.join()),
  )
}
