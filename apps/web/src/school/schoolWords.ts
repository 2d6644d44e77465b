import { stockWords, type WordSource } from '../app/wordStock.ts'
import { notebookWords, scienceWords } from '../notebook/notebookWords.ts'

/** What the school says. */
const schoolWords: WordSource = {
  en: () => import('@athanor/messages/compiled/school.en.gen.json'),
  ru: () => import('@athanor/messages/compiled/school.ru.gen.json'),
}

let coming: Promise<void> | null = null

/** The words of the school. The same promise every time, so that React can wait for it; a failed one is made anew. */
export function loadSchoolWords(): Promise<void> {
  coming ??= stockWords(schoolWords, notebookWords, scienceWords).catch((error: unknown) => {
    coming = null
    throw error
  })
  return coming
}
