import type { Table } from '@athanor/alchemists'
import { busyDaysView } from './busyDays/view.ts'
import { golemView } from './golemProject/view.ts'
import { libraryView } from './library/view.ts'
import type { ModuleView } from './moduleView.ts'
import { encyclopediaView } from './royalEncyclopedia/view.ts'
import { startupView } from './startupFunding/view.ts'

/** What the modules of the box add to the table, in the order in which it is shown. */
export const moduleViews: readonly ModuleView[] = [startupView, busyDaysView, encyclopediaView, golemView, libraryView]

/** Whether the parts of the base game have to make room. */
export function isCrowded(table: Table): boolean {
  return moduleViews.some(({ crowds }) => crowds?.(table) === true)
}
