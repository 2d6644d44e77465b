import { boards, sides } from './components.ts'
import { type Payments, paymentsFor } from './payment.ts'
import type { EffectOf } from './slots.ts'

/** Kinds of slots that take units. */
export type PayingKind = 'convert' | 'tradeUnits' | 'takeUnit'
export type PayingEffect = EffectOf<PayingKind>

const effects = sides.flatMap((side) => boards[side].flatMap(({ slots }) => slots))

/** Worked out once for all slots of the box. */
const payments: ReadonlyMap<PayingEffect, Payments> = new Map(
  effects.flatMap((effect) => ('from' in effect ? [[effect, paymentsFor([effect.from])] as const] : [])),
)

/** What pays for one use of a slot that takes units. */
export function inputsOf(effect: PayingEffect): Payments {
  return payments.get(effect) ?? paymentsFor([effect.from])
}
