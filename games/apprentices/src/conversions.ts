import { boards, type Effect, type Gain, type Resource, resources, sides } from './components.ts'
import { type Counts, type Payments, paymentsFor } from './payment.ts'
import { resourceAt } from './units.ts'

/** What may go into a slot, and what may come out of it then. */
export interface Conversion {
  readonly amount: Counts
  readonly gains: readonly (readonly Resource[])[]
}

export type ConvertEffect = Extract<Effect, { kind: 'convert' }>
export type PayingEffect = Extract<Effect, { from: object }>

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
      return resources.filter((_, index) => amount[index as 0] === 0)
    case 'same':
      return before.slice(-1)
    default:
      return [gain]
  }
}

const effects = sides.flatMap((side) => boards[side].flatMap(({ slots }) => slots))

const prices: ReadonlyMap<Effect, Payments> = new Map(
  effects.flatMap((effect) => ('from' in effect ? [[effect, paymentsFor([effect.from])] as const] : [])),
)

const conversions: ReadonlyMap<Effect, readonly Conversion[]> = new Map(
  effects.flatMap((effect) => {
    if (effect.kind !== 'convert') return []
    const { amounts } = paymentsFor([effect.from])
    return [[effect, amounts.map((amount) => ({ amount, gains: gainsFor(effect.gains, amount) }))] as const]
  }),
)

/** What pays for one use of a slot that takes units. */
export function inputsOf(effect: PayingEffect): Payments {
  return prices.get(effect) ?? paymentsFor([effect.from])
}

export function conversionsOf(effect: ConvertEffect): readonly Conversion[] {
  return conversions.get(effect) ?? []
}

/** Whether these units can come out when those types go in. */
export function canGain(effect: ConvertEffect, types: readonly number[], gains: readonly Resource[]): boolean {
  const spent = types.map(resourceAt)
  return conversionsOf(effect).some(
    (conversion) =>
      resources.every((resource, index) => {
        return conversion.amount[index as 0] === spent.filter((type) => type === resource).length
      }) && conversion.gains.some((list) => list.join() === gains.join()),
  )
}
