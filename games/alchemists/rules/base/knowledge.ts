import { type Insight, insightInto } from '@athanor/alchemy'
import type { Rules } from '../engine/rules.ts'
import type { View } from '../engine/view.ts'
import { type Notebook, readNotebook } from './notebook.ts'

/** A viewer's notes, and what follows from them. */
export interface Knowledge extends Insight {
  readonly notebook: Notebook
}

/**
 * The last answer for each list of own mixes: between two experiments a bot, a page and its menu ask many times for the
 * same. A result of somebody else adds nothing to anybody's notes, so it is no part of the key; what modules keep is.
 */
const remembered = new WeakMap<object, { readonly key: readonly unknown[]; readonly knowledge: Knowledge }>()

/** Everything that the viewer may conclude, from what the viewer sees alone. */
export function readKnowledge(rules: Rules, view: View): Knowledge {
  const { own, table, viewer } = view
  const key = [table.demonstrations, table.slots, own?.peeks, own?.slots, viewer]
  const before = own === null ? undefined : remembered.get(own.mixes)
  if (before?.key.every((part, index) => part === key[index]) === true) return before.knowledge
  const notebook = readNotebook(rules, view)
  const knowledge = Object.assign(insightInto(rules.believe(notebook.facts)), { notebook })
  if (own !== null) remembered.set(own.mixes, { key, knowledge })
  return knowledge
}
