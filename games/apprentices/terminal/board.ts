import { hasUsed, isBlocked, pointsOf, type State, slotsInPlay, tableSide, type View } from '@athanor/apprentices'
import type { Look, Names } from '@athanor/terminal/terminalClient.ts'
import { padEnd, shortened } from '@athanor/terminal/textWidth.ts'
import { effectText, priceSign, readySigns } from './signs.ts'
import { token } from './token.ts'

const nameWidth = 16

/** Everything lies open: the round and the market, the six tables with their tokens and slots, the players' dice. */
export function board({ viewer, table: state }: View, names: Names, look: Look): readonly (readonly string[])[] {
  return [
    headLines(state, look),
    [1, 2, 3, 4, 5, 6].flatMap((table) => tableLines(state, table, look)),
    state.players.map((_, seat) => playerLine(state, seat, seat === viewer, names, look)),
  ]
}

function headLines(state: State, { words: { say }, paint }: Look): readonly string[] {
  const title = paint(say('apprentices.shelf.title'), { bold: true })
  const [green = 0, yellow = 0, purple = 0, black = 0] = state.pool
  const market = `${say('cli.apprentices.price', { price: state.price })}; ${say('cli.apprentices.dice', { green, yellow, purple, black })}`
  const last = state.endTriggered ? `  ${paint(say('cli.apprentices.lastRound'), { bold: true, ink: 208 })}` : ''
  if (state.phase === 'over') return [`${title}  ${say('cli.apprentices.over')}`, market]
  const round =
    state.round === 0 ? say('cli.apprentices.choosing') : say('cli.apprentices.round', { round: state.round })
  return [`${title}  ${round}${last}`, market]
}

export function tableName(state: State, table: number, { words }: Look): string {
  return words.say('cli.apprentices.table', { table, side: state.sides[table - 1] ?? 'apprentice' })
}

function tableLines(state: State, table: number, look: Look): readonly string[] {
  const { words, paint } = look
  const side = tableSide(state.sides[table - 1] ?? 'apprentice', table)
  const cost = side.cost.map((price) => priceSign(price, look)).join('/')
  const squares = side.points.map((points, index) => {
    // The rightmost of a stack is its top, which ranks first.
    const stack = (state.tracks[table - 1] ?? []).filter(({ square }) => square === index + 1).toReversed()
    const tokens = stack.map(({ seat }) => token(seat, state.colours, look)).join('')
    const text = tokens === '' ? String(points) : `${points}${tokens}`
    return padEnd(index < state.cap ? text : paint(text, { dim: true }), 4)
  })
  const head = `${paint(tableName(state, table, look), { bold: true })} ${padEnd(words.say('cli.apprentices.cost', { cost }), 30)} ${squares.join(' ')}`
  const slots = side.slots.slice(0, slotsInPlay(side, state.players.length)).map((effect, index) => {
    const holder = state.tracks[table - 1]?.[index]?.seat
    const name = holder === undefined ? '–' : token(holder, state.colours, look)
    return `${name} ${effectText(effect, look)}${slotMark(state, table, index + 1, look)}`
  })
  const body = side.extraRaven ? words.say('cli.apprentices.extraRaven') : slots.join('  ')
  return [head.trimEnd(), `   ${body}`]
}

function slotMark(state: State, table: number, rank: number, { words, paint }: Look): string {
  const holder = state.tracks[table - 1]?.[rank - 1]?.seat
  if (isBlocked(state, table, rank)) return paint(` (${words.say('cli.apprentices.effect.blocked')})`, { dim: true })
  if (holder === undefined || !hasUsed(state, holder, table, rank)) return ''
  return paint(` (${words.say('cli.apprentices.effect.used')})`, { dim: true })
}

function playerLine(state: State, seat: number, isViewer: boolean, names: Names, look: Look): string {
  const { words, paint } = look
  const turn = state.phase !== 'over' && state.active === seat ? paint('▸', { bold: true }) : ' '
  const name = padEnd(shortened(names[seat] ?? '', nameWidth), nameWidth)
  const points = words.say('cli.apprentices.points', {
    points: pointsOf((state.players[seat] ?? { score: nothing }).score),
  })
  const marker = state.marker && state.active === seat ? ' +1' : ''
  return `${turn} ${token(seat, state.colours, look)} ${isViewer ? paint(name, { bold: true }) : name}  ${padEnd(points, 10)}  ${readySigns(state, seat, look)}${marker}`.trimEnd()
}

const nothing = { research: 0, ravens: 0, abilities: 0, losses: 0, dice: 0 }
