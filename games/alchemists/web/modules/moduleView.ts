import type { Good, Own, Player, PromptName, SpaceRules, Table, View } from '@athanor/alchemists'
import type { Insight } from '@athanor/alchemy'
import type { Known } from '@athanor/alchemy-ui/notebook/science/hearing.ts'
import type { Seat } from '@athanor/kernel'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import type { ComponentType } from 'react'

/** A part of the table that everybody sees. */
export interface TablePartProps {
  readonly view: View
  readonly seats: readonly TableSeat[]
  readonly lit: readonly string[]
}

/** What was published, with how likely the viewer's notes have it. */
export interface PublicationsProps extends TablePartProps {
  readonly foresight: Known<Insight>
}

/** What the viewer alone holds and knows. */
export interface OwnProps {
  readonly table: Table
  readonly own: Own
  readonly seat: Seat
}

/**
 * What a module adds to the table, part by part. Each part shows nothing at tables where the module is not in play, so
 * that the base need not know which one is.
 */
export interface ModuleView {
  /** So much lies on the table that everything else has to be smaller. */
  crowds?(table: Table): boolean
  /** Below the order of play. */
  readonly Order?: ComponentType<TablePartProps>
  /** Below the action spaces. */
  readonly Board?: ComponentType<TablePartProps>
  /** Below the theories. */
  readonly Publications?: ComponentType<PublicationsProps>
  /** What lies on a space besides the goods that the base game has there. */
  readonly goods?: Partial<Record<SpaceRules['id'], ComponentType<{ readonly view: View }>>>
  /** What stays in sight while something is asked. */
  readonly beside?: Partial<Record<PromptName, ComponentType<TablePartProps>>>
  /** In the own laboratory. */
  readonly Own?: ComponentType<OwnProps>
  /** Numbers of each player that everybody sees. */
  readonly facts?: readonly (readonly [Good, (player: Player) => number | null])[]
}
