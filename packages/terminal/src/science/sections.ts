import type { Gains, Ingredient, IngredientPair } from '@athanor/alchemy'
import type { MessageId } from '@athanor/messages'
import { type Column, table } from '../table.ts'
import type { Look } from '../terminalClient.ts'
import { wrapped } from '../textWidth.ts'
import type { Words } from '../words.ts'

/** A table under a heading; nothing when it has no rows. */
export function section(
  heading: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { paint }: Look,
): readonly string[] {
  return rows.length === 0 ? [] : [paint(heading, { bold: true }), ...table(columns, rows, paint)]
}

export function becauseColumn({ say }: Words): Column {
  return { title: say('cli.solve.because') }
}

export function gainColumns(title: string, { say }: Words): readonly Column[] {
  return [
    { title },
    { title: say('cli.solve.bits'), numeric: true },
    { title: say('cli.solve.newCertain'), numeric: true },
    { title: say('cli.solve.newPublishable'), numeric: true },
  ]
}

export function gainCells({ gain, newCertain, newPublishable }: Gains, words: Words): readonly string[] {
  return [gain, newCertain, newPublishable].map((value) => words.number(value, 2))
}

export function ingredientName(ingredient: Ingredient, { say }: Words): string {
  return say(`alchemy.ingredient.${ingredient}`)
}

export function pairName([one, other]: IngredientPair, words: Words): string {
  return `${ingredientName(one, words)} + ${ingredientName(other, words)}`
}

/** The numbers of facts as the reader sees them. */
export function factNumbers(places: readonly number[]): string {
  return places.map((place) => place + 1).join(', ')
}

/** A dim sentence below a table. */
export function legend(id: LegendId, { words, paint, columns }: Look): readonly string[] {
  return wrapped(words.say(id), columns).map((line) => paint(line, { dim: true }))
}

type LegendId = Extract<MessageId, `cli.solve.${string}egend`>
