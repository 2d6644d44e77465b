import type { OptionFields, OptionsSpec, Reveals, SecretParts } from '@athanor/kernel'
import type { ZodMiniDiscriminatedUnion } from 'zod/mini'
import type { Vocabulary } from '../base/action.ts'
import type { OwnPart } from '../base/event.ts'
import type { Options } from '../base/options.ts'
import type { Reason } from '../base/reasons.ts'
import type { Action, ActionKind, Happening, ReasonId } from './contributions.ts'
import type { RuleParts } from './rules.ts'

/** What a module's rules may depend on. */
export interface TableSettings {
  readonly options: Options
  readonly players: number
}

/**
 * A part of the box: the base game, or an extension of it. It says which words it adds (those are types, merged into
 * `Contributions`, and the lists here), and what it does to the rules of a table where it is in play.
 */
export interface Module {
  readonly id: string
  /** Settings of its own. Its rules may depend on these and on the number of players alone. */
  readonly options: Partial<OptionFields<Options>>
  readonly presets?: OptionsSpec<Options>['presets']
  /** Null, or why these options do not go together. */
  checkOptions?(options: Options, seats: number): Reason | null
  isInPlay(options: Options): boolean
  readonly actionKinds: readonly ActionKind[]
  /** A discriminated union by `kind`; null when it adds no action. */
  actionSchema: ((vocabulary: Vocabulary) => ZodMiniDiscriminatedUnion) | null
  /** What others do not see of its actions. */
  readonly secrets: SecretParts<Action>
  readonly eventKinds: readonly Happening['kind'][]
  readonly reveals: Reveals<Happening, OwnPart>
  readonly reasonIds: readonly ReasonId[]
  /** What makes up the rules of a table once this module is added to those before it. */
  extend(parts: RuleParts, settings: TableSettings): RuleParts
}

/**
 * A list with something put behind the item of this id.
 * @public Modules use it.
 */
export function insertedAfter<Item extends { readonly id: string }>(
  list: readonly Item[],
  id: string,
  ...items: readonly Item[]
): readonly Item[] {
  return list.toSpliced(placeOf(list, id) + 1, 0, ...items)
}

/**
 * A list with something put before the item of this id, and behind whatever else stands there.
 * @public Modules use it.
 */
export function insertedBefore<Item extends { readonly id: string }>(
  list: readonly Item[],
  id: string,
  ...items: readonly Item[]
): readonly Item[] {
  return list.toSpliced(placeOf(list, id), 0, ...items)
}

function placeOf(list: readonly { readonly id: string }[], id: string): number {
  const place = list.findIndex((item) => item.id === id)
  if (place < 0) throw new RangeError(`there is no ${id} to put anything beside`)
  return place
}
