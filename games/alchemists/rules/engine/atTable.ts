import type { Publications, SoftFact } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import { type Knowledge, readKnowledge } from '../base/knowledge.ts'
import { type Notebook, readNotebook } from '../base/notebook.ts'
import { rulesOf } from '../game.ts'
import { type PromptContext, promptContextAt } from './drafting/promptContext.ts'
import { publicationsOf } from './publications.ts'
import type { Rules, SeatContext } from './rules.ts'
import type { Table } from './state.ts'
import type { View } from './view.ts'
import { type DrawWorld, prepareWorlds } from './worlds.ts'

/** The rules of the table that somebody looks at. */
export function rulesAt({ options, players }: Table): Rules {
  return rulesOf(options, players.length)
}

/** A seat as everybody sees it. */
export function standingAt(table: Table, seat: Seat): SeatContext {
  return { rules: rulesAt(table), table, seat }
}

/** All that can be debunked at a table, as the science reads it. */
export function publicationsOn(table: Table): Publications {
  return publicationsOf(rulesAt(table), table)
}

/** All that a viewer may note. */
export function notebookOf(view: View): Notebook {
  return readNotebook(rulesAt(view.table), view)
}

/** Draws states that look like this view, as likely as some evidence makes them; what they share is prepared once. */
export function worldsOf(view: View, evidence: readonly SoftFact[] = []): DrawWorld {
  return prepareWorlds(rulesAt(view.table), view, evidence)
}

/** Everything that the viewer may conclude, from what the viewer sees alone. */
export function knowledgeOf(view: View): Knowledge {
  return readKnowledge(rulesAt(view.table), view)
}

/** The question that the viewer has to answer, ready to be drafted; null when nothing is asked. */
export function promptContextOf(view: View): PromptContext | null {
  return promptContextAt(rulesAt(view.table), view)
}
