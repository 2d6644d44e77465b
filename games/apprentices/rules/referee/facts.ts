import { at, type Seat } from '@athanor/kernel'
import type { Action, Raven } from '../action.ts'
import type { Face, Resource } from '../components.ts'
import type { Event, Happening } from '../event.ts'
import type { Die, Made, State } from '../state.ts'
import { type BoardLine, boardOf, type Letter, letterOf } from './boards.ts'

/**
 * One part of the rules, judged from outside: what the ledger objects to in an action and all that followed from it.
 *
 * The judges of this folder are a second reading of docs/rules/apprentices.md. They share nothing with the engine but
 * types and the shape of the state: boards, dice and limits are written out here once more.
 */
export type Judge = (transition: Transition) => readonly string[]

export interface Transition {
  readonly before: State
  readonly seat: Seat
  readonly action: Action
  readonly events: readonly Event[]
  readonly after: State
}

/** Made units are numbered after the 28 dice of the box (D-002). */
const diceInBox = 28

/** A unit by its number, if it can be spent: what it is and who holds it (D-079, DR-37). Ravens are wild in round 1 alone. */
export function unitAt(state: State, number: number): { readonly holder: Seat; readonly is: Letter | 'wild' } | null {
  if (number >= diceInBox) {
    const made = state.made[number - diceInBox]
    return made?.state === 'ready' ? { holder: made.holder, is: letterOf[made.type] } : null
  }
  const die = state.dice[number]
  if (die?.state !== 'ready' || die.face === null) return null
  if (die.face !== 'raven') return { holder: die.holder, is: letterOf[die.face] }
  return state.round === 1 ? { holder: die.holder, is: 'wild' } : null
}

/** What a seat can spend. */
export function unitsOf(
  state: State,
  seat: Seat,
): readonly { readonly number: number; readonly is: Letter | 'wild' }[] {
  const numbers = [...state.dice.keys(), ...[...state.made.keys()].map((index) => diceInBox + index)]
  return numbers.flatMap((number) => {
    const unit = unitAt(state, number)
    return unit?.holder === seat ? [{ number, is: unit.is }] : []
  })
}

/** Units named once each, in ascending order, all of them the seat's; null when they are not. */
export function named(state: State, seat: Seat, numbers: readonly number[]): readonly (Letter | 'wild')[] | null {
  const units = numbers.map((number) => unitAt(state, number))
  const inOrder = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number))
  if (!inOrder || units.some((unit) => unit?.holder !== seat)) return null
  return units.flatMap((unit) => (unit === null ? [] : [unit.is]))
}

export function isGemstoneOf(state: State, seat: Seat, number: number): boolean {
  const unit = unitAt(state, number)
  return unit?.holder === seat && unit.is === 'G'
}

/** D-059: raven dice of a seat that nobody has dealt with; none in round 1 (DR-31). */
export function ravenDiceOf({ dice, round }: State, seat: Seat): readonly number[] {
  return round < 2
    ? []
    : [...dice.entries()].flatMap(([number, { state, face, owner }]) =>
        state === 'ready' && face === 'raven' && owner === seat ? [number] : [],
      )
}

/** D-039, D-040: the raven step lasts as long as one of these is there. */
export function liveRavensOf(state: State): readonly Raven[] {
  const dice: readonly Raven[] = ravenDiceOf(state, state.active)
  return state.marker ? ['marker', ...dice] : dice
}

/** D-025: how many seats act before this one in the round. */
function place({ starter, players }: State, seat: Seat): number {
  return (seat + players.length - starter) % players.length
}

export function isStillToAct(state: State, seat: Seat): boolean {
  return place(state, seat) > place(state, state.active)
}

/** D-089, D-102: lines of a table that somebody can hold. */
export function linesAt({ sides, players }: State, table: number): readonly BoardLine[] {
  return boardOf(sides[table - 1], table).lines.slice(0, players.length === 2 ? 2 : 3)
}

/** D-088: 1 for the token furthest along, 0 without a token. */
export function rankAt({ tracks }: State, seat: Seat, table: number): number {
  return 1 + at(tracks, table - 1, 'track').findIndex((token) => token.seat === seat)
}

export function squareAt({ tracks }: State, seat: Seat, table: number): number {
  return at(tracks, table - 1, 'track').find((token) => token.seat === seat)?.square ?? 0
}

export function totalOf({ players }: State, seat: Seat): number {
  const score = players[seat]?.score
  if (score === undefined) throw new RangeError(`nobody sits at ${seat}`)
  return score.research + score.ravens + score.abilities + score.losses + score.dice
}

/** Where a round is over after this seat's turn. */
export function isLastOfRound({ starter, players, active }: State): boolean {
  return (active + 1) % players.length === starter
}

export function withDie(dice: readonly Die[], number: number, change: Partial<Die>): readonly Die[] {
  return dice.map((die, index) => (index === number ? { ...die, ...change } : die))
}

/** Units that leave their holder's hands: dice are spent or lie aside, made ones are spent or lost. */
export function gone(
  { dice, made }: { readonly dice: readonly Die[]; readonly made: readonly Made[] },
  numbers: readonly number[],
  how: 'spent' | 'lost',
): { readonly dice: readonly Die[]; readonly made: readonly Made[] } {
  return {
    dice: dice.map((die, index) =>
      numbers.includes(index) ? { ...die, state: how === 'spent' ? 'spent' : 'aside' } : die,
    ),
    made: made.map((unit, index) => (numbers.includes(diceInBox + index) ? { ...unit, state: how } : unit)),
  }
}

export function madeAt({ made }: State, number: number): Made | undefined {
  return number < diceInBox ? undefined : made[number - diceInBox]
}

export function isResource(face: Face | null): face is Resource {
  return face !== null && face !== 'raven'
}

type Of<Kind extends Happening['kind']> = Extract<Happening, { readonly kind: Kind }>

export function happened<Kind extends Happening['kind']>(events: readonly Event[], kind: Kind): readonly Of<Kind>[] {
  return events.flatMap(({ public: event }) => (event.kind === kind ? [event as Of<Kind>] : []))
}

/** A complaint, unless what is due was found. */
export function compare(what: string, due: unknown, found: unknown): readonly string[] {
  const [wanted, got] = [JSON.stringify(due), JSON.stringify(found)]
  return wanted === got ? [] : [`${what}: ${wanted} is due, not ${got}`]
}
