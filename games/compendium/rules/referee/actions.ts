import type { Cubes } from '../cubes.ts'
import type { State } from '../state.ts'
import { changed, compare, happened, type Judge, numberOf, oneOf, sizeOf, type Transition, yieldOf } from './facts.ts'

/** What lies where, as far as an action moves it. */
interface Supplies {
  readonly hands: readonly (readonly number[])[]
  readonly stones: readonly number[]
  readonly reserve: readonly number[]
  readonly removed: readonly number[]
  readonly bag: readonly number[]
  readonly tiles: readonly number[]
  readonly potions: State['cauldrons']
  readonly creations: readonly number[]
  readonly copies: readonly number[]
}

function suppliesOf({ players, reserve, removed, bag, tiles, cauldrons }: State): Supplies {
  return {
    hands: players.map(({ hand }) => hand),
    stones: players.map(({ stones }) => stones),
    reserve,
    removed,
    bag,
    tiles,
    potions: cauldrons,
    creations: players.map(({ score }) => score.creations),
    copies: players.map(({ score }) => score.copies),
  }
}

/** R-040..R-066: every cube, stone, tile and point goes where it belongs, and nothing else moves. */
export const judgeActions: Judge = (transition) => {
  const due = dueAfter(transition, suppliesOf(transition.before))
  if (typeof due === 'string') return [due]
  const found = suppliesOf(transition.after)
  // the final count empties the hands into the reserve; it is judged apart.
  const counted = transition.after.finalCount !== null
  const names = Object.keys(due) as (keyof Supplies)[]
  return names
    .filter((name) => !counted || (name !== 'hands' && name !== 'reserve'))
    .flatMap((name) => compare(name, due[name], found[name]))
}

function dueAfter({ before, seat, action, events }: Transition, had: Supplies): Supplies | string {
  const gain = (hands: Supplies['hands'], who: number, cubes: readonly number[], times = 1) =>
    hands.map((hand, other) => (other === who ? changed(hand, cubes, times) : hand))
  const plus = (sums: readonly number[], who: number, points: number) =>
    sums.map((sum, other) => (other === who ? sum + points : sum))
  switch (action.kind) {
    case 'create': {
      const { cauldron, recipe, value } = action
      const products = yieldOf(before.reserve, cauldron)
      return {
        ...had,
        hands: gain(gain(had.hands, seat, recipe, -1), seat, products),
        stones: plus(had.stones, seat, -1),
        reserve: changed(had.reserve, products, -1),
        tiles: had.tiles.filter((tile) => tile !== value),
        potions: had.potions.map((potion, number) => (number === cauldron ? { owner: seat, recipe, value } : potion)),
        creations: plus(had.creations, seat, value),
      }
    }
    case 'copy': {
      const potion = before.cauldrons[action.cauldron] ?? null
      if (potion === null) return 'a copy of nothing'
      const tribute = oneOf(numberOf(action.tribute))
      const products = yieldOf(before.reserve, action.cauldron)
      const paid = gain(had.hands, seat, potion.recipe, -1)
      return {
        ...had,
        hands: gain(gain(paid, potion.owner, tribute), seat, products),
        reserve: changed(had.reserve, products, -1),
        removed: changed(changed(had.removed, potion.recipe, 1), tribute, -1),
        copies: plus(had.copies, seat, potion.value),
      }
    }
    case 'takeReserve': {
      const cube = oneOf(numberOf(action.ingredient))
      return { ...had, hands: gain(had.hands, seat, cube), reserve: changed(had.reserve, cube, -1) }
    }
    case 'takeBag': {
      const cubes: Cubes | undefined = events.find((event) => event.public.kind === 'drewFromBag')?.secret?.[seat]
        ?.cubes
      const [told] = happened(events, 'drewFromBag')
      // R-064, RR-22.
      if (cubes === undefined || sizeOf(cubes) !== Math.min(2, sizeOf(before.bag)) || told?.count !== sizeOf(cubes)) {
        return 'a draw of another number of cubes'
      }
      return { ...had, hands: gain(had.hands, seat, cubes), bag: changed(had.bag, cubes, -1) }
    }
  }
}
