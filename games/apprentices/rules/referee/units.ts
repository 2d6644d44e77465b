import { at, type Seat } from '@athanor/kernel'
import type { Action, Raven } from '../action.ts'
import type { DieColour, Face } from '../components.ts'
import type { Die, Made, State } from '../state.ts'
import { faces, letterOf } from './boards.ts'
import {
  compare,
  gone,
  happened,
  isResource,
  type Judge,
  madeAt,
  rankAt,
  type Transition,
  unitsOf,
  withDie,
} from './facts.ts'

/** What lies where. */
interface Goods {
  readonly dice: readonly Die[]
  readonly made: readonly Made[]
}

/** Every die and every made unit is where the action puts it, thrown dice show one of their faces, and nothing else moves. */
export const judgeUnits: Judge = (transition) => {
  const { before, after, events } = transition
  const due = dueAfter(transition)
  const lost = happened(events, 'unitsLost').flatMap(({ units }) => units)
  const hit = transition.action.kind === 'rollRaven' ? hitBy(transition) : []
  return [
    ...compare('dice', inOrder(due.dice), inOrder(after.dice)),
    ...compare('made units', due.made.map(inOrderOfMade), after.made.map(inOrderOfMade)),
    ...compare(
      'what a raven took',
      hit,
      [...lost].sort((a, b) => a - b),
    ),
    ...thrown(transition).flatMap(({ colour, face }) =>
      faces[colour].includes(face === 'raven' ? 'R' : letterOf[face]) ? [] : [`a ${colour} die shows no ${face}`],
    ),
    ...(before.round < after.round ? thrownInOrder(transition) : []),
    ...compare(
      'the die that was thrown again',
      transition.action.kind === 'rerollDie' ? [[before.dice[transition.action.die]?.colour]] : [],
      happened(events, 'dieRerolled').map(({ colour }) => [colour]),
    ),
    ...compare(
      'what was paid for a unit',
      transition.action.kind === 'takeUnit' ? [['gemstone', 'gemstone']] : [],
      happened(events, 'unitTaken').map(({ spent }) => spent),
    ),
  ]
}

/** The same fields in the same order, so that they can be compared. */
function inOrder(dice: readonly Die[]): readonly unknown[] {
  return dice.map(({ colour, owner, holder, face, state }) => [colour, owner, holder, face, state])
}

function inOrderOfMade({ holder, maker, table, rank, type, state }: Made): readonly unknown[] {
  return [holder, maker, table, rank, type, state]
}

function dueAfter(transition: Transition): Goods {
  const { before, after } = transition
  const done = acted(transition, { dice: before.dice, made: before.made })
  if (after.round === before.round) return done
  // D-024, D-029, D-101, 15.4: every die goes back and is thrown, and what was made is gone.
  const faceOf = new Map(thrown(transition).map(({ die, face }) => [die, face] as const))
  return {
    dice: done.dice.map(({ colour, owner }, number) => {
      return { colour, owner, holder: owner, face: faceOf.get(number) ?? null, state: 'ready' }
    }),
    made: [],
  }
}

function acted({ before, seat, action, events }: Transition, had: Goods): Goods {
  switch (action.kind) {
    // D-017, D-108.
    case 'chooseDie':
    case 'buyDie': {
      const die: Die = { colour: action.colour, owner: seat, holder: seat, face: null, state: 'resting' }
      return { ...had, dice: [...had.dice, die] }
    }
    case 'rerollRavens':
      return { ...had, dice: shown(had.dice, happened(events, 'ravensRerolled')[0]?.throws ?? []) }
    case 'rerollDie':
      return { ...had, dice: shown(had.dice, happened(events, 'dieRerolled')) }
    // D-042, DR-26.
    case 'cancelRaven':
    case 'acceptHelp':
      return dealtWith(gone(had, [action.gemstone], 'spent'), action.raven, {})
    case 'rollRaven': {
      const [rolled] = happened(events, 'ravenRolled')
      const rest = dealtWith(had, action.raven, { face: rolled?.face ?? null })
      return gone(rest, hitBy({ before, seat, action, events, after: before }), 'lost')
    }
    case 'tradeRavens':
      return action.ravens.reduce((goods, raven) => dealtWith(goods, raven, {}), had)
    case 'research':
    case 'tradeUnits':
      return gone(had, action.units, 'spent')
    case 'convert': {
      const rank = rankAt(before, seat, action.table)
      const made = action.gains.map((type): Made => {
        return { holder: seat, maker: seat, table: action.table, rank, type, state: 'ready' }
      })
      const spent = gone(had, action.units, 'spent')
      return { ...spent, made: [...spent.made, ...made] }
    }
    case 'takeUnit':
      return taken(gone(had, action.units, 'spent'), before, action, seat)
    default:
      return had
  }
}

function shown(dice: readonly Die[], throws: readonly { readonly die: number; readonly face: Face }[]): readonly Die[] {
  return throws.reduce((now, { die, face }) => withDie(now, die, { face }), dice)
}

function dealtWith(goods: Goods, raven: Raven, change: Partial<Die>): Goods {
  return raven === 'marker' ? goods : { ...goods, dice: withDie(goods.dice, raven, { ...change, state: 'aside' }) }
}

/** 15.3: theft changes the holder and nothing else. */
function taken(goods: Goods, before: State, { unit }: Extract<Action, { kind: 'takeUnit' }>, seat: Seat): Goods {
  const made = madeAt(before, unit)
  return made === undefined
    ? { ...goods, dice: withDie(goods.dice, unit, { holder: seat }) }
    : {
        ...goods,
        made: goods.made.map((each, index) => (before.made[index] === made ? { ...each, holder: seat } : each)),
      }
}

/** D-052, D-054..D-058, DR-04, DR-82, DR-83: what the roller holds of that type, and in the hard reading what came with it. */
function hitBy({ before, seat, events }: Transition): readonly number[] {
  const [rolled] = happened(events, 'ravenRolled')
  const face = rolled?.face ?? null
  if (!isResource(face)) return []
  const held = unitsOf(before, seat)
  const hit = held.filter(({ is }) => is === letterOf[face]).map(({ number }) => number)
  if (!before.options.ravenBreaksWholeConversion) return hit
  const uses = hit.map((number) => useOf(before, seat, number))
  const isBroken = (use: string | null) => use !== null && uses.includes(use)
  return held
    .map(({ number }) => number)
    .filter((number) => hit.includes(number) || isBroken(useOf(before, seat, number)))
}

/** The use of a slot by which this seat made a unit. */
function useOf(state: State, seat: Seat, number: number): string | null {
  const made = madeAt(state, number)
  return made?.maker === seat ? `${made.table}.${made.rank}` : null
}

interface Thrown {
  readonly die: number | null
  readonly colour: DieColour
  readonly face: Face
}

/** Every die that fell: at the start of a round, by the three-raven reroll, by an ability, or for a raven (DR-26: black for the marker). */
function thrown({ events, after }: Transition): readonly Thrown[] {
  const colourOf = (die: number): DieColour => at(after.dice, die, 'die').colour
  const dice = [
    ...happened(events, 'diceRolled').flatMap(({ throws }) => throws),
    ...happened(events, 'ravensRerolled').flatMap(({ throws }) => throws),
    ...happened(events, 'dieRerolled'),
  ].map(({ die, face }) => ({ die, colour: colourOf(die), face }))
  const ravens = happened(events, 'ravenRolled').map(({ raven, face }): Thrown => {
    return raven === 'marker' ? { die: null, colour: 'black', face } : { die: raven, colour: colourOf(raven), face }
  })
  return [...dice, ...ravens]
}

/** DR-90: seat by seat from the starter, each seat's dice in order of acquisition. */
function thrownInOrder({ events, after }: Transition): readonly string[] {
  const seats = after.players.map((_, step) => (after.starter + step) % after.players.length)
  return compare(
    'the order of throws',
    seats.map((seat) => [seat, [...after.dice.entries()].flatMap(([die, { owner }]) => (owner === seat ? [die] : []))]),
    happened(events, 'diceRolled').map(({ seat, throws }) => [seat, throws.map(({ die }) => die)]),
  )
}

/** D-060, DR-78: all raven dice but the kept one fall, and no other. */
export const judgeReroll: Judge = ({ before, seat, action, events }) => {
  const [told] = happened(events, 'ravensRerolled')
  if (action.kind !== 'rerollRavens') return told === undefined ? [] : ['ravens were thrown that nobody threw']
  const due = [...before.dice.entries()].flatMap(([die, { face, owner, state }]) =>
    face === 'raven' && owner === seat && state === 'ready' && die !== action.kept ? [die] : [],
  )
  return compare(
    'dice thrown again',
    due,
    told?.throws.map(({ die }) => die),
  )
}
