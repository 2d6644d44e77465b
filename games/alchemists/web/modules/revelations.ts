import { type End, publishedArticles, type Table, type View } from '@athanor/alchemists'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import type { ComponentType } from 'react'
import { GolemRevealed } from './golemProject/GolemRevealed.tsx'
import { ArticlesRevealed } from './royalEncyclopedia/ArticlesRevealed.tsx'

export interface RevelationProps {
  readonly view: View
  readonly end: End
  readonly seats: readonly TableSeat[]
}

interface ModuleRevelation {
  isIn(table: Table): boolean
  readonly Scene: ComponentType<RevelationProps>
}

/** What modules bring to light after the ingredients. It is fetched with the end of a game, so it stands apart. */
export const revelations: readonly ModuleRevelation[] = [
  { isIn: (table) => publishedArticles(table).length > 0, Scene: ArticlesRevealed },
  { isIn: ({ slots }) => slots.golemProject !== undefined, Scene: GolemRevealed },
]
