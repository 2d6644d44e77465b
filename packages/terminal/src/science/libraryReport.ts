import type { LibrarySolution } from '@athanor/alchemy'
import type { Look } from '../terminalClient.ts'
import { chanceText } from './chanceText.ts'
import { factWord } from './factWords.ts'
import { becauseColumn, factNumbers, gainCells, gainColumns, ingredientName, section } from './sections.ts'

/** What follows about sun and moon, and which books to read. */
export function libraryReport({ known, books }: LibrarySolution, look: Look): readonly (readonly string[])[] {
  const { words } = look
  const { say } = words
  const [first, ...gains] = gainColumns(say('cli.solve.ingredient'), words)
  return [
    section(
      say('cli.solve.luminaries'),
      [{ title: say('cli.solve.ingredient') }, { title: say('cli.solve.luminary') }, becauseColumn(words)],
      known.map(({ ingredient, luminary, because }) => [
        ingredientName(ingredient, words),
        factWord(luminary, words),
        factNumbers(because),
      ]),
      look,
    ),
    section(
      say('cli.solve.books'),
      [...(first === undefined ? [] : [first]), { title: factWord('solar', words), numeric: true }, ...gains],
      books.map((book) => [
        ingredientName(book.ingredient, words),
        chanceText(book.solar, words),
        ...gainCells(book, words),
      ]),
      look,
    ),
  ]
}
