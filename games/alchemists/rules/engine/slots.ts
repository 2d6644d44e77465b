import type { Truth } from '@athanor/alchemy'
import type { Chance, Seat } from '@athanor/kernel'
import type { Options } from '../base/options.ts'
import type { Artifact, HiddenSlots, OwnSlots, PlayerSlots, TableSlots } from './contributions.ts'
import { changeOwn, changePlayer, type MutableState, ownOf, playerOf } from './mutableState.ts'
import type { Rules } from './rules.ts'

/** What a module may look at when its state begins. */
export interface SlotContext {
  readonly rules: Rules
  readonly options: Options
  readonly chance: Chance
  /** The whole secret of the game. */
  readonly truth: Truth
  /** The artifacts of each level as they were shuffled; as many of each as the rules draw are in the game. */
  readonly artifactDecks: readonly (readonly Artifact[])[]
}

/** Module state at the beginning: what lies open, what belongs to a player openly or in secret, what nobody may see. */
export interface FirstSlots {
  readonly table?: Partial<TableSlots>
  readonly player?: Partial<PlayerSlots>
  readonly own?: Partial<OwnSlots>
  readonly hidden?: Partial<HiddenSlots>
}

export interface SlotRules {
  begin(at: SlotContext): FirstSlots
}

/**
 * The state of a module in play.
 * @public Modules use it.
 */
export function slotIn<Slots extends object, Name extends keyof Slots>(
  slots: Slots,
  name: Name,
): NonNullable<Slots[Name]> {
  const slot = slots[name]
  if (slot === undefined || slot === null) throw new RangeError(`${String(name)} is not in play`)
  return slot
}

/**
 * What lies open of a module changes.
 * @public Modules use it.
 */
export function changeTableSlots(state: MutableState, change: Partial<TableSlots>): void {
  state.table.slots = { ...state.table.slots, ...change }
}

/**
 * What a player has openly of a module changes.
 * @public Modules use it.
 */
export function changePlayerSlots(state: MutableState, seat: Seat, change: Partial<PlayerSlots>): void {
  changePlayer(state, seat, { slots: { ...playerOf(state, seat).slots, ...change } })
}

/**
 * What a player alone knows of a module changes.
 * @public Modules use it.
 */
export function changeOwnSlots(state: MutableState, seat: Seat, change: Partial<OwnSlots>): void {
  changeOwn(state, seat, { slots: { ...ownOf(state, seat).slots, ...change } })
}

/**
 * What nobody may see of a module changes.
 * @public Modules use it.
 */
export function changeHiddenSlots(state: MutableState, change: Partial<HiddenSlots>): void {
  state.hidden.slots = { ...state.hidden.slots, ...change }
}
