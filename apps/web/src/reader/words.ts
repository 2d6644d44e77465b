import { stockWords, type WordSource } from '../app/wordStock.ts'

const readerWords: WordSource = {
  en: () => import('@athanor/messages/compiled/reader.en.gen.json'),
  ru: () => import('@athanor/messages/compiled/reader.ru.gen.json'),
}

const scienceWords: WordSource = {
  en: () => import('@athanor/messages/compiled/alchemy.en.gen.json'),
  ru: () => import('@athanor/messages/compiled/alchemy.ru.gen.json'),
}

let coming: Promise<void> | null = null

/** The words of the reader. The same promise every time, so that React can wait for it; a failed one is made anew. */
export function loadReaderWords(): Promise<void> {
  coming ??= stockWords(readerWords, scienceWords).catch((error: unknown) => {
    coming = null
    throw error
  })
  return coming
}
