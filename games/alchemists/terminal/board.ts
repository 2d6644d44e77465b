import { finalRound, type OrderSpace, rulesAt, type Table, type View } from '@athanor/alchemists'
import { goodsInOrder } from '@athanor/alchemists/narration'
import type { Look, Names } from '@athanor/terminal/terminalClient.ts'
import { shortened } from '@athanor/terminal/textWidth.ts'
import { articleLines } from './articleLines.ts'
import { artifactFigures } from './artifactFigures.ts'
import { golemLine } from './golemProject.ts'
import { ingredientLines } from './ingredientTable.ts'
import { playerLines } from './playerTable.ts'
import { labelled, mostColumns, potionMark, spaceName } from './terms.ts'
import { token } from './token.ts'

/** Everything that lies open and is needed at every decision, no wider than 80 columns and no higher than 13 lines. */
export function board(view: View, names: Names, look: Look): readonly (readonly string[])[] {
  const { table } = view
  return [
    [headLine(table, look)],
    [orderLine(table, look), adventurerLine(table, look), artifactLine(view, look)],
    [...ingredientLines(view, look), ...articleLines(view, look), ...golemLine(view, look)],
    playerLines(view, names, look),
  ]
}

function headLine({ round, phase, space, conference }: Table, { words, paint, ...look }: Look): string {
  const title = paint(words.say('alchemists.shelf.title'), { bold: true })
  if (phase === 'over') return `${title}  ${words.say('cli.alchemists.over')}`
  const doing =
    phase === 'resolve' && space !== null
      ? spaceName(space, { words, paint, ...look })
      : words.say('cli.alchemists.phase', { phase })
  const parts = [
    words.say('cli.alchemists.round', { round, last: finalRound }),
    paint(doing, { bold: true }),
    ...(conference === null ? [] : [paint(words.say('cli.alchemists.conference'), { ink: 208 })]),
  ]
  return `${title}  ${parts.join(' · ')}`
}

/** A-113, A-116: what each order space gives, and who stands where. */
function orderLine(table: Table, look: Look): string {
  const track = rulesAt(table)
    .orderSpaces(table)
    .flatMap((space, number) => {
      if (space.players > table.players.length) return []
      const holder = table.markers[number] ?? null
      return [`${holder === null ? String(number + 1) : token(holder, table.colours, look)} ${gainText(space, look)}`]
    })
  const last = table.paralysed.map((seat) => token(seat, table.colours, look))
  const paralysed = last.length === 0 ? [] : [`${look.words.say('cli.alchemists.orderLast')} ${last.join('')}`]
  return labelled(look.words.say('cli.alchemists.order'), [...track, ...paralysed].join('  '))
}

/** What it costs and what it gives: `1g→2i`, or what it gives alone. */
export function gainText({ cost, gain }: OrderSpace, { words }: Look): string {
  const [costs, gains] = [cost, gain].map((goods) =>
    goodsInOrder
      .filter((good) => (goods[good] ?? 0) > 0)
      .map((good) => words.say('cli.alchemists.orderGood', { good, count: goods[good] ?? 0 }))
      .join(' '),
  )
  return `${costs === '' ? '' : `${costs}→`}${gains === '' ? '–' : gains}`
}

/** A-189, A-190, A-339: what is wanted now, who has taken which order, and who comes next. */
function adventurerLine(table: Table, look: Look): string {
  const { words, paint } = look
  const { adventurer, nextAdventurer, offers } = table
  const { adventurers } = rulesAt(table)
  const wishes = (number: number, isNow: boolean) =>
    (adventurers[number]?.wants ?? []).map((potion, wanted) => {
      const offer = isNow ? offers.find((each) => each.wanted === wanted) : undefined
      return `${potionMark(potion, look)}${offer === undefined ? '' : token(offer.seat, table.colours, look)}`
    })
  const told = (number: number, isNow: boolean) =>
    `${adventurerName(table, number, look)} ${wishes(number, isNow).join(' ')}`
  const now = adventurer === null ? words.say('cli.alchemists.nobody') : told(adventurer, true)
  const next =
    nextAdventurer === null
      ? ''
      : paint(`   ${words.say('cli.alchemists.next', { adventurer: told(nextAdventurer, false) })}`, { dim: true })
  return labelled(words.say('cli.alchemists.buyer'), now + next)
}

function adventurerName(table: Table, number: number, { words }: Look): string {
  return words.data({ id: `alchemists.adventurer.${rulesAt(table).adventurers[number]?.id ?? ''}` })
}

/** Price and points of what is on offer; the price is that of the viewer. */
function artifactLine({ table, viewer }: View, look: Look): string {
  const offered = table.onOffer.map((artifact) => artifactFigures(table, viewer, artifact, look))
  const line = labelled(look.words.say('cli.alchemists.artifacts'), offered.length === 0 ? '–' : offered.join(', '))
  // The page of the table has long names in full.
  return shortened(line, mostColumns)
}

/** The key to the signs. */
export function legend({ words }: Look): string {
  return words.say('cli.alchemists.legend')
}
