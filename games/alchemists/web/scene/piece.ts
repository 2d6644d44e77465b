import type { ActionPart, Intent, PartValues, Preview, PromptContext } from '@athanor/alchemists'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import type { ReactNode } from 'react'
import type { Words } from '../words.ts'

/** One value that can be chosen, and what can be said of it. */
export interface Piece<Name extends ActionPart = ActionPart> {
  readonly context: PromptContext
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
export type Pieces = { readonly [Name in ActionPart]?: (piece: Piece<Name>) => ReactNode }
