import type { Asking, Intent, PartName, PartValues, Preview } from '@athanor/alchemists'
import type { ReactNode } from 'react'
import type { Words } from '../../../app/words.tsx'
import type { TableSeat } from '../../../table/tableSource.ts'

/** One value that can be chosen, and what can be said of it. */
export interface Piece<Name extends PartName = PartName> {
  readonly asking: Asking
  readonly intent: Intent
  readonly part: Name
  readonly value: PartValues[Name]
  readonly preview: Preview | null
  /** Why it cannot be chosen. */
  readonly why: string | null
  readonly seats: readonly TableSeat[]
  readonly words: Words
}

/** How some of the parts are drawn. */
export type Pieces = { readonly [Name in PartName]?: (piece: Piece<Name>) => ReactNode }
