import { isOpen, type Player, type Space, spaceNumber, spaces, type Table, type View } from '@athanor/alchemists'
import type { Seat } from '@athanor/kernel'
import { padEnd, padStart, shortened } from '../../terminal/textWidth.ts'
import type { Look, Names } from '../gameFace.ts'
import { spaceMark } from './terms.ts'
import { token } from './token.ts'

const nameWidth = 12
const figureWidth = 4
const placeWidth = 2

const figures = ['gold', 'reputation', 'ingredients', 'favours', 'cubes', 'seals'] as const

/** Everybody from whom an answer is wanted. */
function askedSeats({ ask, players }: Table): readonly Seat[] {
  if (ask === null || ask.kind === 'over') return []
  if (ask.kind === 'keepFavour') return [...players.keys()]
  return ask.kind === 'bid' ? ask.seats : [ask.seat]
}

/** a line for each player: place in the order, belongings, and the actions declared. */
export function playerLines(view: View, names: Names, look: Look): readonly string[] {
  const { table, viewer } = view
  const { words, paint } = look
  const columns = shownSpaces(table)
  const head = [
    ' '.repeat(3 + nameWidth + placeWidth),
    ...figures.map((figure) => padStart(words.say('cli.alchemists.column', { figure }), figureWidth)),
    ' │',
  ]
  return [
    paint(head.join(''), { dim: true }) + columns.map((space) => spaceHead(space, table, look)).join(''),
    ...table.players.map((player, seat) => {
      const isAsked = askedSeats(table).includes(seat)
      const name = padEnd(shortened(names[seat] ?? '', nameWidth), nameWidth)
      const place = table.order.indexOf(seat) + 1
      const line = [
        isAsked ? paint('▸', { bold: true }) : ' ',
        `${token(seat, table.colours, look)} `,
        seat === viewer ? paint(name, { bold: true }) : name,
        padStart(place === 0 ? '' : String(place), placeWidth),
        ...figures.map((figure) => padStart(String(figureOf(player, figure)), figureWidth)),
        paint(' │', { dim: true }),
        ...columns.map((space) => planMark(player, space, table, look)),
      ]
      return line.join('').trimEnd()
    }),
  ]
}

/** Spaces that take cubes in this round; the Custodian's only when somebody is there. */
function shownSpaces(table: Table): readonly Space[] {
  return spaces.filter(
    (space, number) =>
      isOpen(space, table.round) &&
      (space !== 'custodian' || table.players.some(({ plan }) => (plan?.[number] ?? 0) > 0)),
  )
}

function spaceHead(space: Space, { space: now }: Table, look: Look): string {
  const mark = padStart(spaceMark(space, look), figureWidth)
  return look.paint(mark, space === now ? { bold: true } : { dim: true })
}

function figureOf(player: Player, figure: (typeof figures)[number]): number {
  switch (figure) {
    case 'ingredients':
      return player.cards
    case 'cubes':
      // What can still be placed, and after that what still lies on the spaces.
      return player.plan === null ? player.cubes.board : player.cubes.placed
    case 'seals':
      return player.sealsLeft
    default:
      return player[figure]
  }
}

/** Actions declared; an arrow shows an Associate, and what is over is pale. */
function planMark({ plan, associates }: Player, space: Space, { space: now, phase }: Table, { paint }: Look): string {
  if (plan === null) return ' '.repeat(figureWidth)
  const count = plan[spaceNumber(space)] ?? 0
  const text = padStart(count === 0 ? '·' : `${associates.includes(space) ? '↑' : ''}${count}`, figureWidth)
  const isOver = phase === 'endOfRound' || (now !== null && spaceNumber(space) < spaceNumber(now))
  return count === 0 || isOver ? paint(text, { dim: true }) : text
}
