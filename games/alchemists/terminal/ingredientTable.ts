import { type PublicationId, type Table, theoryOn, type View } from '@athanor/alchemists'
import { type Ingredient, ingredientIndex, ingredients } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import { padEnd } from '@athanor/terminal/textWidth.ts'
import { alchemicalMark, ingredientMark, labelled, sealMark } from './terms.ts'
import { token } from './token.ts'

const columnWidth = 7

/** A line with a cell for each ingredient, in printed order, so that all such lines stand below each other. */
export function ingredientLine(label: string, cell: (ingredient: Ingredient) => string): string {
  return labelled(label, ingredients.map((ingredient) => padEnd(cell(ingredient), columnWidth)).join('')).trimEnd()
}

/** How many of something, or a dot. */
export function countMark(count: number, { paint }: Look): string {
  return count === 0 ? paint('·', { dim: true }) : String(count)
}

/** what lies in the row, and the theory about each ingredient with its seals. */
export function ingredientLines(view: View, look: Look): readonly string[] {
  const { table } = view
  const { words, paint } = look
  const row = (ingredient: Ingredient) => table.row.filter((card) => card === ingredient).length
  const deck = words.say('cli.alchemists.deck', { count: table.deck })
  const { end } = table
  return [
    paint(
      ingredientLine('', (ingredient) => ingredientMark(ingredient, look)),
      { dim: true },
    ),
    `${padEnd(
      ingredientLine(words.say('cli.alchemists.row'), (ingredient) => countMark(row(ingredient), look)),
      rowWidth,
    )}${deck}`,
    ingredientLine(words.say('cli.alchemists.theories'), (ingredient) => theoryMark(table, ingredient, look)),
    ingredientLine(words.say('cli.alchemists.seals'), (ingredient) =>
      sealMarks(view, ingredient, theoryOn(table, ingredient)?.seals ?? [], look),
    ),
    ...(end === null
      ? []
      : [
          ingredientLine(words.say('cli.alchemists.truth'), (ingredient) =>
            alchemicalMark(end.answers[ingredient], look),
          ),
        ]),
  ]
}

const rowWidth = 68

/** a theory in conflict is marked. */
function theoryMark({ theories, conflicts }: Table, ingredient: Ingredient, look: Look): string {
  const theory = theories[ingredientIndex(ingredient)] ?? null
  if (theory === null) return look.paint('·', { dim: true })
  const isInConflict = conflicts.some((pair) => pair.includes(ingredient))
  return `${alchemicalMark(theory.alchemical, look)}${isInConflict ? look.paint('!', { bold: true, ink: 208 }) : ''}`
}

/** Whose seals lie there, the author's first; the face of a seal is for its owner alone until the end. */
export function sealMarks({ table, own, viewer }: View, on: PublicationId, seals: readonly Seat[], look: Look): string {
  return seals
    .map((seat) => {
      const known = table.end?.placed[seat]?.[on] ?? (seat === viewer ? own?.placed[on] : null) ?? null
      return `${token(seat, table.colours, look)}${known === null ? '' : sealMark(known, look)}`
    })
    .join('')
}
