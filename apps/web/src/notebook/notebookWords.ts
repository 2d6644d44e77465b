import type { WordSource } from '../app/wordStock.ts'

/** What the notebook says. */
export const notebookWords: WordSource = {
  en: () => import('@athanor/messages/compiled/notebook.en.gen.json'),
  ru: () => import('@athanor/messages/compiled/notebook.ru.gen.json'),
}

/** The names of ingredients, potions and alchemicals. */
export const scienceWords: WordSource = {
  en: () => import('@athanor/messages/compiled/alchemy.en.gen.json'),
  ru: () => import('@athanor/messages/compiled/alchemy.ru.gen.json'),
}
