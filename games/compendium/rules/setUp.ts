import { type Applied, type Chance, type SeatSetup, type Stream, shuffled } from '@athanor/kernel'
import { cauldrons, ingredients, startingCubes, stonesToSeal, supplyFor, valueTiles } from './components.ts'
import { added, type Cubes, evenly, type Kind, kinds, minus, noCubes, total } from './cubes.ts'
import type { Event, Happening, OwnPart } from './event.ts'
import { chosenFirstSeat, type Options } from './options.ts'
import type { Player, State } from './state.ts'
import { afterDraw, emptyTrail } from './trail.ts'

/** R-012..R-029. Seat by seat twelve cubes, then one card each; the first player has a stream of its own (RR-37). */
export function setUp(
  options: Options,
  seats: readonly SeatSetup[],
  chance: Chance,
): Applied<State, Happening, OwnPart> {
  const supply = supplyFor(seats.length, options.threePlayerSetup)
  const firstSeat = chosenFirstSeat(options.firstPlayer) ?? chance.stream('firstPlayer').below(seats.length)
  const events: Event[] = [{ public: { kind: 'gameBegan', firstSeat } }]

  let bag = evenly(supply.bag)
  const players: Player[] = []
  for (const seat of seats.keys()) {
    const hand = drawn(chance.stream('deal'), bag, startingCubes)
    bag = minus(bag, hand)
    players.push({
      hand,
      stones: stonesToSeal,
      score: { creations: 0, copies: 0, halfPoints: 0, award: 0 },
      trail: afterDraw(emptyTrail, startingCubes),
    })
    events.push({ public: { kind: 'cubesDealt', seat, count: startingCubes }, secret: { [seat]: { cubes: hand } } })
  }

  const cards = options.schools ? shuffled(chance.stream('schools'), ingredients) : []
  const schools = cards.slice(0, seats.length)
  for (const [seat, school] of schools.entries()) {
    events.push({ public: { kind: 'schoolDealt', seat }, secret: { [seat]: { school } } })
  }
  events.push({ public: { kind: 'roundBegan', round: 1 } })

  const state: State = {
    options,
    colours: seats.map((seat) => seat.colour),
    firstSeat,
    turn: firstSeat,
    turnsTaken: 0,
    cauldrons: cauldrons.map(() => null),
    tiles: valueTiles,
    reserve: evenly(supply.reserve),
    removed: evenly(supply.removed),
    bag,
    players,
    schools,
    undealt: cards.slice(seats.length),
    finalCount: null,
  }
  return { state, events }
}

/** Cubes drawn from the bag without looking: every cube in it has the same odds. */
export function drawn(stream: Stream, bag: Cubes, count: number): Cubes {
  let left = bag
  let result = noCubes
  for (let draw = 0; draw < count; draw++) {
    const kind = kindAt(left, stream.below(total(left)))
    left = added(left, kind, -1)
    result = added(result, kind, 1)
  }
  return result
}

/** The kind of the cube with this number, counting cubes kind by kind. */
function kindAt(cubes: Cubes, number: number): Kind {
  let rest = number
  for (const kind of kinds) {
    if (rest < cubes[kind]) return kind
    rest -= cubes[kind]
  }
  throw new RangeError(`there is no cube number ${number}`)
}
