import * as z from 'zod/mini'
import { type DieColour, diceInBox, dieColours, type Resource, resources, tableCount } from './components.ts'

export const actionKinds = [
  'chooseDie',
  'rerollRavens',
  'keepRavens',
  'cancelRaven',
  'rollRaven',
  'askHelp',
  'offerHelp',
  'withdrawHelp',
  'declineHelp',
  'acceptHelp',
  'research',
  'buyDie',
  'rerollDie',
  'convert',
  'tradeUnits',
  'tradeRavens',
  'blockSlot',
  'takeUnit',
  'shiftPrice',
  'endTurn',
] as const

/**
 * A raven: the number of its die, or the marker that stands for the extra raven of the first table (DR-26).
 */
export type Raven = number | 'marker'

/**
 * What a seat does. Units are named by number: dice first, made units from `firstMade` on; a list of units ascends.
 * A table names the slot that the player holds there, for nobody holds two at once.
 * @example { kind: 'research', table: 4, units: [0, 28] }
 * @example { kind: 'convert', table: 2, units: [3], gains: ['parchment', 'potion'] }
 */
export type Action =
  | { readonly kind: 'chooseDie'; readonly colour: DieColour }
  | { readonly kind: 'rerollRavens'; readonly kept: number }
  | { readonly kind: 'keepRavens' }
  | CancelAction
  | { readonly kind: 'rollRaven'; readonly raven: Raven }
  | { readonly kind: 'askHelp' }
  | { readonly kind: 'offerHelp'; readonly gemstone: number }
  | { readonly kind: 'withdrawHelp'; readonly gemstone: number }
  | { readonly kind: 'declineHelp' }
  | AcceptAction
  | ResearchAction
  | { readonly kind: 'buyDie'; readonly colour: DieColour }
  | AbilityAction
  | { readonly kind: 'endTurn' }

export interface CancelAction {
  readonly kind: 'cancelRaven'
  readonly gemstone: number
  /** One's own raven, or a raven die of somebody whose turn is still to come (D-049). */
  readonly raven: Raven
}

export interface AcceptAction {
  readonly kind: 'acceptHelp'
  /** The unit that was offered. */
  readonly gemstone: number
  readonly raven: Raven
}

export interface ResearchAction {
  readonly kind: 'research'
  readonly table: number
  readonly units: readonly number[]
}

export type AbilityAction =
  | { readonly kind: 'rerollDie'; readonly table: number; readonly die: number }
  | ConvertAction
  | { readonly kind: 'tradeUnits'; readonly table: number; readonly units: readonly number[] }
  | { readonly kind: 'tradeRavens'; readonly table: number; readonly ravens: readonly number[] }
  | {
      readonly kind: 'blockSlot'
      readonly table: number
      readonly targetTable: number
      readonly targetRank: number
    }
  | { readonly kind: 'takeUnit'; readonly table: number; readonly units: readonly number[]; readonly unit: number }
  | { readonly kind: 'shiftPrice'; readonly table: number; readonly by: 1 | -1 }

export interface ConvertAction {
  readonly kind: 'convert'
  readonly table: number
  readonly units: readonly number[]
  /** All that comes out, in the order of the slot. */
  readonly gains: readonly Resource[]
}

/** Made units are numbered after all dice of the box. */
export const firstMade = diceInBox

/** Far more than a round can make: six slots of a table are used once by each of four players. */
const highestUnit = firstMade + 200

const unit = z.int().check(z.minimum(0), z.maximum(highestUnit))
const units = z.readonly(z.array(unit).check(z.maxLength(6)))
const die = z.int().check(z.minimum(0), z.maximum(diceInBox - 1))
const raven = z.union([die, z.literal('marker')])
const table = z.int().check(z.minimum(1), z.maximum(tableCount))
const colour = z.enum(dieColours)
const gains = z.readonly(z.array(z.enum(resources)).check(z.maxLength(3)))

export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('chooseDie'), colour }),
  z.strictObject({ kind: z.literal('rerollRavens'), kept: die }),
  z.strictObject({ kind: z.literal('keepRavens') }),
  z.strictObject({ kind: z.literal('cancelRaven'), gemstone: unit, raven }),
  z.strictObject({ kind: z.literal('rollRaven'), raven }),
  z.strictObject({ kind: z.literal('askHelp') }),
  z.strictObject({ kind: z.literal('offerHelp'), gemstone: unit }),
  z.strictObject({ kind: z.literal('withdrawHelp'), gemstone: unit }),
  z.strictObject({ kind: z.literal('declineHelp') }),
  z.strictObject({ kind: z.literal('acceptHelp'), gemstone: unit, raven }),
  z.strictObject({ kind: z.literal('research'), table, units }),
  z.strictObject({ kind: z.literal('buyDie'), colour }),
  z.strictObject({ kind: z.literal('rerollDie'), table, die }),
  z.strictObject({ kind: z.literal('convert'), table, units, gains }),
  z.strictObject({ kind: z.literal('tradeUnits'), table, units }),
  z.strictObject({ kind: z.literal('tradeRavens'), table, ravens: z.readonly(z.array(die).check(z.maxLength(3))) }),
  z.strictObject({
    kind: z.literal('blockSlot'),
    table,
    targetTable: table,
    targetRank: z.int().check(z.minimum(1), z.maximum(3)),
  }),
  z.strictObject({ kind: z.literal('takeUnit'), table, units, unit }),
  z.strictObject({ kind: z.literal('shiftPrice'), table, by: z.literal([1, -1]) }),
  z.strictObject({ kind: z.literal('endTurn') }),
])
