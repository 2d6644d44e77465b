import { cubesLeft, declaredOn, type Player, rulesAt, type Space, type Table, type View } from '@athanor/alchemists'
import type { Look, Names } from '@athanor/terminal/terminalClient.ts'
import { padEnd, padStart, shortened } from '@athanor/terminal/textWidth.ts'
import { spaceMark } from './terms.ts'
import { token } from './token.ts'

const figureWidth = 4
const placeWidth = 2

const figures = ['gold', 'reputation', 'ingredients', 'favours', 'cubes', 'seals'] as const

/** Names give way where there are many spaces: 80 columns must do. */
function nameWidthBeside(spaces: number): number {
  return Math.max(4, 12 - figureWidth * Math.max(0, spaces - 9))
}

/** a line for each player: place in the order, belongings, and the actions declared. */
export function playerLines(view: View, names: Names, look: Look): readonly string[] {
  const { table, viewer } = view
  const { words, paint } = look
  const columns = shownSpaces(table)
  const nameWidth = nameWidthBeside(columns.length)
  const head = [
    ' '.repeat(3 + nameWidth + placeWidth),
    ...figures.map((figure) => padStart(words.say('cli.alchemists.column', { figure }), figureWidth)),
    ' │',
  ]
  return [
    paint(head.join(''), { dim: true }) + columns.map((space) => spaceHead(space, table, look)).join(''),
    ...table.players.map((player, seat) => {
      const isAsked = table.asks.some((ask) => ask.seat === seat)
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
  return rulesAt(table)
    .spaces.filter(
      ({ id, isOpen, card }) =>
        isOpen(table.round) && (card === undefined || table.players.some((player) => declaredOn(player, id) > 0)),
    )
    .map(({ id }) => id)
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
      return cubesLeft(player)
    case 'seals':
      return player.sealsLeft
    default:
      return player[figure]
  }
}

/** Actions declared; an arrow shows an Associate, and what is over is pale. */
function planMark(player: Player, space: Space, table: Table, { paint }: Look): string {
  const { plan, associates } = player
  if (plan === null) return ' '.repeat(figureWidth)
  const count = declaredOn(player, space)
  const text = padStart(count === 0 ? '·' : `${associates.includes(space) ? '↑' : ''}${count}`, figureWidth)
  const order = rulesAt(table).spaces.map(({ id }) => id)
  const isOver =
    table.phase === 'endOfRound' || (table.space !== null && order.indexOf(space) < order.indexOf(table.space))
  return count === 0 || isOver ? paint(text, { dim: true }) : text
}
