import type { AnsweredQuestion } from '@athanor/alchemy/reader'
import { randomHex } from '@athanor/ui/lib/random.ts'
import { browserStorage } from '@athanor/ui/settings/browser.ts'
import type { KeyValueStore } from '@athanor/ui/settings/storage.ts'
import { withTold } from './board.ts'
import { toldBy } from './following.ts'
import { type KeptNotebook, mostFacts, type NotebookContent } from './keptNotebook.ts'
import { notebookShelf } from './notebookShelf.ts'

/** Writes what one answer told into the notebook that was changed last, or into a new one; false if there is no room. */
export function noteAnswer(
  answered: AnsweredQuestion,
  fresh: Pick<NotebookContent, 'name' | 'golem' | 'procedure'>,
  store: KeyValueStore = browserStorage,
): boolean {
  const told = toldBy(answered)
  if (told === undefined) return false
  const shelf = notebookShelf(store)
  const [last] = shelf.list()
  const notebook: KeptNotebook = last ?? {
    ...fresh,
    id: randomHex(8),
    facts: [],
    conflicts: [],
    marks: '',
    follows: null,
    changedAt: 0,
  }
  const { facts, conflicts } = withTold(notebook, told)
  return facts.length <= mostFacts && shelf.save({ ...notebook, facts, conflicts, changedAt: Date.now() })
}
