import { believe, type Marginals, marginals } from '@athanor/alchemy'
import { type Notebook, notebookOf } from './notebook.ts'
import type { View } from './view.ts'

/** A viewer's notes, and what follows from them. */
export interface Knowledge {
  readonly notebook: Notebook
  readonly chances: Marginals
}

/**
 * The last answer for each list of own mixes: between two experiments a bot, a page and its menu ask many times for the
 * same. A result of somebody else adds nothing to anybody's notes, so it is no part of the key.
 */
const remembered = new WeakMap<object, { readonly key: readonly unknown[]; readonly knowledge: Knowledge }>()

/** Everything that the viewer may conclude, from what the viewer sees alone. */
export function knowledgeOf(view: View): Knowledge {
  const { own, table, viewer } = view
  const key = [table.demonstrations, own?.peeks, viewer]
  const before = own === null ? undefined : remembered.get(own.mixes)
  if (before?.key.every((part, index) => part === key[index]) === true) return before.knowledge
  const notebook = notebookOf(view)
  const knowledge = { notebook, chances: marginals(believe(notebook.facts)) }
  if (own !== null) remembered.set(own.mixes, { key, knowledge })
  return knowledge
}
