import { at } from '@athanor/kernel'
import { boards } from '../components.ts'
import type { State } from '../state.ts'

/** Null, or which invariant of the ledger (15.9) a state breaks. Written apart from the engine's own counting. */
export function brokenBy(state: State): string | null {
  return (
    [dice, limits, ranks, ravens, rounds, help, points].map((look) => look(state)).find((flaw) => flaw !== null) ?? null
  )
}

const box = { green: 8, yellow: 8, purple: 8, black: 4 } as const
const colours = ['green', 'yellow', 'purple', 'black'] as const

/** INV-1. */
function dice({ dice: all, pool }: State): string | null {
  for (const [index, colour] of colours.entries()) {
    const owned = all.filter((die) => die.colour === colour).length
    const left = at(pool, index, 'colour of dice')
    if (left < 0 || owned + left !== box[colour]) return `there are ${owned} + ${left} ${colour} dice`
  }
  return null
}

/** INV-2. */
function limits({ price, cap, tracks }: State): string | null {
  if (price < 5 || price > 10) return `the price is ${price}`
  if (cap > 6) return `the cap is ${cap}`
  return tracks.flat().some(({ square }) => square < 1 || square > cap) ? 'a token stands beyond the cap' : null
}

/** INV-3. */
function ranks({ tracks }: State): string | null {
  for (const track of tracks) {
    if (new Set(track.map(({ seat }) => seat)).size < track.length) return 'a player has two tokens on a table'
    if (track.some(({ square }, index) => square > (track[index - 1]?.square ?? square))) return 'ranks are mixed up'
  }
  return null
}

/** INV-5, INV-14: whoever has acted has no raven, and only the active player has a marker. */
function ravens(state: State): string | null {
  const { players, starter, active, round, phase } = state
  if (round < 2 || phase === 'over') return round < 2 && state.marker ? 'a marker in round 1' : null
  const place = (seat: number) => (seat - starter + players.length) % players.length
  const late = state.dice.some((die) => {
    return die.state === 'ready' && die.face === 'raven' && place(die.owner) < place(active)
  })
  return late ? 'somebody who has acted has a raven' : null
}

/** INV-8, INV-13. */
function rounds({ round, used, made, blocked }: State): string | null {
  if (round < 2 && used.length + made.length + blocked.length > 0) return 'an ability was used in round 1'
  const uses = new Set(used.map(({ seat, table, rank }) => `${seat}/${table}/${rank}`))
  return uses.size < used.length ? 'a slot was used twice by one player' : null
}

/** INV-14, IN-3. */
function help(state: State): string | null {
  const { offers } = state.help
  if (offers.length === 0) return null
  const live =
    state.marker ||
    state.dice.some((die) => die.state === 'ready' && die.face === 'raven' && die.owner === state.active)
  if (!live || state.phase !== 'turn') return 'an offer stands outside the raven step'
  const units = new Set(offers.map(({ gemstone }) => gemstone))
  return units.size < offers.length ? 'a unit is offered twice' : null
}

/** INV-2, INV-10: nobody is below 0, and squares were scored once each. */
function points({ players, tracks, sides }: State): string | null {
  for (const [seat, { score }] of players.entries()) {
    const total = score.research + score.ravens + score.abilities + score.losses + score.dice
    if (total < 0) return `seat ${seat} has ${total} points`
    const due = tracks.map((track, index) => {
      const square = track.find((standing) => standing.seat === seat)?.square ?? 0
      const values = at(boards[at(sides, index, 'board')], index, 'table').points
      return values.slice(0, square).reduce((sum, value) => sum + value, 0)
    })
    const sum = due.reduce((all, value) => all + value, 0)
    if (sum !== score.research) return `seat ${seat} has ${score.research} points for squares worth ${sum}`
  }
  return null
}
