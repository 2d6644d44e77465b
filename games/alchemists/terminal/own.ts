import { type Counts, countOf, kindsIn, rulesAt, type Seal, type Table, type View } from '@athanor/alchemists'
import { ingredientIndex } from '@athanor/alchemy'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import { shortened, textWidth } from '@athanor/terminal/textWidth.ts'
import { countMark, ingredientLine } from './ingredientTable.ts'
import { favourList, labelled, mostColumns, sealMark } from './terms.ts'

/** A-095..A-099: the viewer's ingredients below those of the table, and the seals and favour cards in hand. */
export function own({ own: mine, table }: View, look: Look): readonly string[] {
  if (mine === null || table.phase === 'over') return []
  const { words } = look
  const favours = favourList(mine.favours, table, look)
  const left = labelled(words.say('cli.alchemists.mySeals'), sealsLeft(mine.seals, table, look))
  const label = words.say('cli.alchemists.myFavours')
  // 3 columns apart, and never beyond the screen: the notebook has them in full.
  const room = mostColumns - textWidth(left) - 3 - textWidth(label) - 1
  return [
    ingredientLine(words.say('cli.alchemists.hand'), (ingredient) =>
      countMark(countOf(mine.hand, ingredientIndex(ingredient)), look),
    ),
    favours === '' ? left : `${left}   ${label} ${shortened(favours, room)}`,
  ]
}

function sealsLeft(counts: Counts<Seal>, table: Table, look: Look): string {
  const { seals } = rulesAt(table)
  const held = kindsIn(counts).map((kind) => `${sealMark(seals.at(kind), look)}${counts[kind] ?? 0}`)
  return held.length === 0 ? '–' : held.join(' ')
}
