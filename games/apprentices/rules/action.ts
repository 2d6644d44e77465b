import * as z from 'zod/mini'
import { type DieColour, diceInBox, dieColours, type Resource, resources, tableCount } from './components.ts'
import { madeName } from './units.ts'

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
 * What a seat does. A unit is named by one number: 0 to 27 are dice, by their place in `dice` of the table; from 28 on
 * come units that abilities have made this round, by their place in `made` (28 is the first one). A list of units
 * ascends. A table names the slot that the player holds there, for nobody holds two at once.
 * @example { kind: 'research', table: 4, units: [0, 28] } pays for a step at table 4 with die 0 and the first made unit
 * @example { kind: 'convert', table: 2, units: [3], gains: ['parchment', 'potion'] } makes two units of what die 3 shows
 * @example { kind: 'cancelRaven', gemstone: 29, raven: 'marker' } drives the extra raven away with the second made unit
 */
export type Action =
  | { readonly kind: 'chooseDie'; readonly colour: DieColour }
  | {
      readonly kind: 'rerollRavens'
      /** The raven die that is kept apart. */
      readonly kept: number
    }
  | { readonly kind: 'keepRavens' }
  | {
      readonly kind: 'cancelRaven'
      /** The unit that pays: a die (0 to 27) or a made unit (28 for the first in `made`). */
      readonly gemstone: number
      /** One's own raven, or a raven die of somebody whose turn is still to come (D-049): its number, or the marker. */
      readonly raven: Raven
    }
  | { readonly kind: 'rollRaven'; readonly raven: Raven }
  | { readonly kind: 'askHelp' }
  | {
      readonly kind: 'offerHelp'
      /** One's own gemstone: a die (0 to 27) or a made unit (28 for the first in `made`). */
      readonly gemstone: number
    }
  | { readonly kind: 'withdrawHelp'; readonly gemstone: number }
  | { readonly kind: 'declineHelp' }
  | {
      readonly kind: 'acceptHelp'
      /** The unit that was offered. */
      readonly gemstone: number
      readonly raven: Raven
    }
  | {
      readonly kind: 'research'
      readonly table: number
      /** What pays, ascending: dice (0 to 27) and made units (28 for the first in `made`). */
      readonly units: readonly number[]
    }
  | { readonly kind: 'buyDie'; readonly colour: DieColour }
  | { readonly kind: 'rerollDie'; readonly table: number; readonly die: number }
  | {
      readonly kind: 'convert'
      readonly table: number
      /** What goes in, ascending: dice (0 to 27) and made units (28 for the first in `made`). */
      readonly units: readonly number[]
      /** All that comes out, in the order of the slot. */
      readonly gains: readonly Resource[]
    }
  | {
      readonly kind: 'tradeUnits'
      readonly table: number
      /** What goes in, ascending: dice (0 to 27) and made units (28 for the first in `made`). */
      readonly units: readonly number[]
    }
  | {
      readonly kind: 'tradeRavens'
      readonly table: number
      /** Raven dice, ascending. */
      readonly ravens: readonly number[]
    }
  | {
      readonly kind: 'blockSlot'
      /** Where the slot is that blocks. */
      readonly table: number
      readonly targetTable: number
      readonly targetRank: number
    }
  | {
      readonly kind: 'takeUnit'
      readonly table: number
      /** What pays, ascending: dice (0 to 27) and made units (28 for the first in `made`). */
      readonly units: readonly number[]
      /** The unit of somebody else that is taken: a die (0 to 27) or a made unit (28 for the first in `made`). */
      readonly unit: number
    }
  | { readonly kind: 'shiftPrice'; readonly table: number; readonly by: 1 | -1 }
  | { readonly kind: 'endTurn' }

type ActionsByKind = { readonly [Each in Action as Each['kind']]: Each }

/** One kind of action, or several. */
export type ActionOf<Kind extends Action['kind']> = ActionsByKind[Kind]

/** Far more than a round can make: six slots of a table are used once by each of four players. */
const highestUnit = madeName(200)

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
