import { at, readOptions } from '@athanor/kernel'
import { type Ingredient, ingredients, playerColours } from './components.ts'
import { type Cubes, evenly, minus, noCubes, plus, total } from './cubes.ts'
import { type Options, options } from './options.ts'
import type { Potion, Score, State } from './state.ts'

/** A potion and the cauldron it stands in. */
export interface PlacedPotion extends Potion {
  readonly cauldron: number
}

/** What is said about a table that is laid out at will; the rest is filled in so that it could have come about. */
export interface TablePlan {
  readonly players: number
  readonly hands?: readonly Cubes[]
  readonly potions?: readonly PlacedPotion[]
  /** Stones in front of the screens; five less the player's potions unless said. */
  readonly stones?: readonly number[]
  readonly scores?: readonly Partial<Score>[]
  readonly reserve?: Cubes
  readonly bag?: Cubes
  readonly firstSeat?: number
  /** Whose turn it is: the first seat's unless said. */
  readonly turn?: number
  /** The round being played: the third unless said. */
  readonly round?: number
  readonly schools?: readonly Ingredient[]
  readonly options?: Partial<Options>
}

/**
 * A table in the middle of a game. Cubes that the plan does not place have left the game, so there are always 32 of
 * each kind.
 * @example tableWith({ players: 3, hands: [[0, 2, 0, 0, 0]], potions: [{ … }] })
 */
export function tableWith(plan: TablePlan): State {
  const { players, potions = [], firstSeat = 0, turn = firstSeat, round = 3 } = plan
  const { reserve = evenly(5), bag = evenly(2), schools } = plan
  const chosen = optionsWith(plan.options ?? {})
  const hands = seatsOf(players).map((seat) => plan.hands?.[seat] ?? noCubes)
  const dealt = chosen.schools ? (schools ?? ingredients.slice(0, players)) : []
  return {
    options: chosen,
    colours: playerColours.slice(0, players),
    firstSeat,
    turn,
    turnsTaken: (round - 1) * players + ((turn - firstSeat + players) % players),
    cauldrons: Array.from({ length: 10 }, (_, cauldron) => potionIn(potions, cauldron)),
    tiles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((tile) => !potions.some(({ value }) => value === tile)),
    reserve,
    removed: restOf([reserve, bag, ...hands, ...potions.map(({ recipe }) => recipe)]),
    bag,
    players: seatsOf(players).map((seat) => ({
      hand: at(hands, seat, 'seat'),
      stones: plan.stones?.[seat] ?? 5 - potions.filter(({ owner }) => owner === seat).length,
      score: { creations: 0, copies: 0, halfPoints: 0, award: 0, ...plan.scores?.[seat] },
      trail: { drawn: total(at(hands, seat, 'seat')), net: noCubes, proven: [] },
    })),
    schools: dealt,
    undealt: chosen.schools ? ingredients.filter((ingredient) => !dealt.includes(ingredient)) : [],
    finalCount: null,
  }
}

export function optionsWith(chosen: Partial<Options>): Options {
  const read = readOptions(options, chosen)
  if (!read.ok) throw new TypeError(read.reason.id)
  return read.options
}

export function seatsOf(players: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) => seat)
}

function potionIn(potions: readonly PlacedPotion[], cauldron: number): Potion | null {
  const found = potions.find((potion) => potion.cauldron === cauldron)
  return found === undefined ? null : { owner: found.owner, recipe: found.recipe, value: found.value }
}

function restOf(lots: readonly Cubes[]): Cubes {
  const placed = lots.reduce(plus, noCubes)
  if (placed.some((count) => count > 32)) throw new RangeError('a plan needs more cubes than there are')
  return minus(evenly(32), placed)
}
