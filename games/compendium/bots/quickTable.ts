import {
  type Action,
  awardsFor,
  bagDraw,
  cauldrons,
  cubesPerPoint,
  fameOf,
  kindOf,
  kindsLeftAtEnd,
  openingTile,
  recipesByCauldron,
  type State,
  sameIngredientLimit,
  valueTiles,
} from '@athanor/compendium'
import { at } from '@athanor/kernel'
import { type Taste, tasteFor } from './appraisal.ts'

/**
 * A table that plays itself on, for searches: the rules of the game and the greedy bot's taste once more, on plain numbers
 * that change in place. `quickTable.test.ts` plays it side by side with the rules and the bot, move by move.
 */
export interface QuickTable {
  /** Lays the table out as it is in a state in which somebody is asked for a turn. */
  lay(state: State): void
  /** Lets everybody play on as the greedy bot would, after an action of whoever is asked; then says who has what. */
  playOut(action: Action, below: (n: number) => number): readonly number[]
  /** The same, telling every action; for tests. */
  onAction: ((move: QuickMove) => void) | null
}

export type QuickMove =
  | { readonly kind: 'create'; readonly cauldron: number; readonly recipe: number; readonly value: number }
  | { readonly kind: 'copy'; readonly cauldron: number; readonly tribute: number }
  | { readonly kind: 'takeReserve'; readonly ingredient: number }
  | { readonly kind: 'takeBag' }

const kindCount = 5
const cauldronCount = cauldrons.length

/** Of every recipe by its number, how many cubes of each kind, and of all together. */
const places = sameIngredientLimit + 1
const recipeCount = places * places * places * places * places
const countsOf = new Uint8Array(recipeCount * kindCount)
const sizeOf = new Uint8Array(recipeCount)
for (let recipe = 0; recipe < recipeCount; recipe++) {
  for (let kind = 0, rest = recipe; kind < kindCount; kind++, rest = Math.floor(rest / places)) {
    countsOf[recipe * kindCount + kind] = rest % places
    sizeOf[recipe] = (sizeOf[recipe] as number) + (rest % places)
  }
}

export function recipeNumber(cubes: readonly number[]): number {
  let recipe = 0
  for (let kind = kindCount - 1; kind >= 0; kind--) recipe = recipe * places + at(cubes, kind)
  return recipe
}

/** By hand and recipe, how many cubes the hand lacks, and the first kind of those. More than two of a kind are no better. */
const lacksOf = new Uint8Array(recipeCount * recipeCount)
const lackingOf = new Uint8Array(recipeCount * recipeCount)
for (let hand = 0; hand < recipeCount; hand++) {
  for (let recipe = 0; recipe < recipeCount; recipe++) {
    for (let kind = kindCount - 1; kind >= 0; kind--) {
      const short = (countsOf[recipe * kindCount + kind] as number) - (countsOf[hand * kindCount + kind] as number)
      if (short <= 0) continue
      const place = hand * recipeCount + recipe
      lacksOf[place] = (lacksOf[place] as number) + short
      lackingOf[place] = kind
    }
  }
}

/** What a hand can pay for at each cauldron, in the order in which the bot looks at it; worked out when it is first met. */
const payableOf: (Uint8Array | undefined)[] = Array<undefined>(recipeCount * cauldronCount).fill(undefined)

function payable(hand: number, cauldron: number): Uint8Array {
  const place = hand * cauldronCount + cauldron
  const known = payableOf[place]
  if (known !== undefined) return known
  const numbers = at(recipesByCauldron, cauldron).map((recipe) => recipeNumber(recipe))
  const found = Uint8Array.from(numbers.filter((recipe) => lacksOf[hand * recipeCount + recipe] === 0))
  payableOf[place] = found
  return found
}

const firstProduct = Uint8Array.from(cauldrons.map(({ products: [first] }) => kindOf(first)))
const secondProduct = Uint8Array.from(cauldrons.map(({ products: [, second] }) => kindOf(second)))

const nobody = 255
const noSchool = 255

/** What changes during a game, in one row of numbers, so that it is put back at once. */
function layout(players: number) {
  let next = 0
  const part = (size: number) => {
    const start = next
    next += size
    return start
  }
  return {
    hands: part(players * kindCount),
    stones: part(players),
    fame: part(players),
    owners: part(cauldronCount),
    values: part(cauldronCount),
    recipes: part(cauldronCount),
    reserve: part(kindCount),
    bag: part(kindCount),
    tiles: part(1),
    turn: part(1),
    turnsTaken: part(1),
    size: next,
  }
}

export function quickTable(players: number, { schools, schoolTie }: State['options']): QuickTable {
  const spots = layout(players)
  const { hands, stones, fame, owners, values, recipes, reserve, bag, tiles, turn, turnsTaken } = spots
  const laid = new Int32Array(spots.size)
  const now = new Int32Array(spots.size)
  const schoolOf = new Uint8Array(players).fill(noSchool)
  const taste: Taste = tasteFor(players)
  const awards = schools ? awardsFor(players) : []
  const known = new Uint8Array(recipeCount)
  const wanted = new Float64Array(kindCount)
  /** What is meant: its kind (0 to 3), cauldron or ingredient, recipe or tribute, and tile. */
  let [what, where, which, tile] = [0, 0, 0, 0]
  let firstSeat = 0

  const get = (place: number) => now[place] as number

  function lay(state: State): void {
    laid.fill(0)
    firstSeat = state.firstSeat
    for (const [seat, player] of state.players.entries()) {
      for (let kind = 0; kind < kindCount; kind++) laid[hands + seat * kindCount + kind] = at(player.hand, kind)
      laid[stones + seat] = player.stones
      laid[fame + seat] = fameOf(player.score)
      const school = state.schools[seat]
      schoolOf[seat] = school === undefined ? noSchool : kindOf(school)
    }
    for (const [cauldron, potion] of state.cauldrons.entries()) {
      laid[owners + cauldron] = potion?.owner ?? nobody
      laid[values + cauldron] = potion?.value ?? 0
      laid[recipes + cauldron] = potion === null ? 0 : recipeNumber(potion.recipe)
    }
    for (let kind = 0; kind < kindCount; kind++) {
      laid[reserve + kind] = at(state.reserve, kind)
      laid[bag + kind] = at(state.bag, kind)
    }
    laid[tiles] = state.tiles.reduce((bits, value) => bits | (1 << value), 0)
    laid[turn] = state.turn
    laid[turnsTaken] = state.turnsTaken
  }

  /** The hand as recipes see it. */
  function shapeOf(hand: number): number {
    let shape = 0
    for (let kind = kindCount - 1; kind >= 0; kind--) {
      const count = get(hand + kind)
      shape = shape * places + (count > sameIngredientLimit ? sameIngredientLimit : count)
    }
    return shape
  }

  function pay(seat: number, recipe: number): void {
    const [hand, counts] = [hands + seat * kindCount, recipe * kindCount]
    for (let kind = 0; kind < kindCount; kind++)
      now[hand + kind] = get(hand + kind) - (countsOf[counts + kind] as number)
  }

  function receive(seat: number, kind: number): void {
    if (get(reserve + kind) === 0) return
    now[reserve + kind] = get(reserve + kind) - 1
    const place = hands + seat * kindCount + kind
    now[place] = get(place) + 1
  }

  /** R-037 … R-066: what is meant is done. */
  function carryOut(seat: number, below: (n: number) => number): void {
    const hand = hands + seat * kindCount
    if (what === 0) {
      pay(seat, which)
      now[stones + seat] = get(stones + seat) - 1
      now[owners + where] = seat
      now[values + where] = tile
      now[recipes + where] = which
      now[tiles] = get(tiles) & ~(1 << tile)
      now[fame + seat] = get(fame + seat) + tile
    } else if (what === 1) {
      pay(seat, get(recipes + where))
      now[fame + seat] = get(fame + seat) + get(values + where)
      const gift = hands + get(owners + where) * kindCount + which
      now[gift] = get(gift) + 1
    } else if (what === 2) {
      receive(seat, where)
    } else {
      let left = 0
      for (let kind = 0; kind < kindCount; kind++) left += get(bag + kind)
      for (let draw = Math.min(bagDraw, left); draw > 0; draw--, left--) {
        let rest = below(left)
        let kind = 0
        while (rest >= get(bag + kind)) rest -= get(bag + kind++)
        now[bag + kind] = get(bag + kind) - 1
        now[hand + kind] = get(hand + kind) + 1
      }
    }
    if (what < 2) {
      receive(seat, firstProduct[where] as number)
      receive(seat, secondProduct[where] as number)
    }
  }

  /** What the greedy bot of this seat would do is meant from now on; false when there is nothing. */
  function decide(seat: number): boolean {
    const hand = hands + seat * kindCount
    const school = schoolOf[seat] as number
    const shape = shapeOf(hand)
    let most = Number.NEGATIVE_INFINITY
    for (let cauldron = 0; cauldron < cauldronCount; cauldron++) {
      if (get(owners + cauldron) !== nobody) known[get(recipes + cauldron)] = 1
    }
    const isOpening = players === 2 && get(turnsTaken) < players
    const least = isOpening ? openingTile : 1
    let [lowest, highest] = [0, 0]
    for (const value of valueTiles) {
      if (value < least || (get(tiles) & (1 << value)) === 0) continue
      if (lowest === 0) lowest = value
      highest = value
    }
    if (get(stones + seat) > 0 && highest > 0) {
      for (let cauldron = 0; cauldron < cauldronCount; cauldron++) {
        if (get(owners + cauldron) !== nobody) continue
        const products = productsAt(cauldron) * taste.cube
        const can = payable(shape, cauldron)
        for (let number = 0; number < can.length; number++) {
          const recipe = can[number] as number
          if (known[recipe] === 1) continue
          const size = sizeOf[recipe] as number
          const share = 1 - (taste.risk[size] as number)
          const value = share > 0 ? highest : lowest
          const use = school === noSchool ? 0 : (countsOf[recipe * kindCount + school] as number) * taste.school
          const worth = value * share + products - size * taste.cube + use
          if (worth <= most) continue
          most = worth
          what = 0
          where = cauldron
          which = recipe
          tile = value
        }
      }
    }
    for (let cauldron = 0; cauldron < cauldronCount; cauldron++) {
      if (get(owners + cauldron) !== nobody) known[get(recipes + cauldron)] = 0
    }
    if (isOpening) return most > Number.NEGATIVE_INFINITY
    wanted.fill(0)
    for (let cauldron = 0; cauldron < cauldronCount; cauldron++) {
      const owner = get(owners + cauldron)
      if (owner === nobody || owner === seat) continue
      const recipe = get(recipes + cauldron)
      const lacks = lacksOf[shape * recipeCount + recipe] as number
      const value = get(values + cauldron)
      if (lacks === 1) {
        const lacking = lackingOf[shape * recipeCount + recipe] as number
        wanted[lacking] = Math.max(wanted[lacking] as number, value * taste.oneShort)
      }
      if (lacks > 0) continue
      const products = productsAt(cauldron)
      const use = school === noSchool ? 0 : (countsOf[recipe * kindCount + school] as number) * taste.school
      for (let kind = 0; kind < kindCount; kind++) {
        if ((countsOf[recipe * kindCount + kind] as number) === 0) continue
        const kept = kind === school ? taste.school : 0
        const worth = value + (products - (sizeOf[recipe] as number)) * taste.cube + use - kept - taste.tribute
        if (worth <= most) continue
        most = worth
        what = 1
        where = cauldron
        which = kind
      }
    }
    for (let kind = 0; kind < kindCount; kind++) {
      if (get(reserve + kind) === 0) continue
      const worth = taste.cube + (wanted[kind] as number)
      if (worth > most) [most, what, where] = [worth, 2, kind]
    }
    let inBag = 0
    for (let kind = 0; kind < kindCount; kind++) inBag += get(bag + kind)
    if (inBag > 0 && 2 * taste.cube > most) [most, what] = [2 * taste.cube, 3]
    return most > Number.NEGATIVE_INFINITY
  }

  function productsAt(cauldron: number): number {
    const first = get(reserve + (firstProduct[cauldron] as number)) > 0 ? 1 : 0
    return first + (get(reserve + (secondProduct[cauldron] as number)) > 0 ? 1 : 0)
  }

  function isEndNear(): boolean {
    let left = 0
    for (let kind = 0; kind < kindCount; kind++) if (get(reserve + kind) > 0) left++
    return left <= kindsLeftAtEnd
  }

  /** R-070 … R-081: the points of each seat. */
  function counted(): readonly number[] {
    const total = Array.from({ length: players }, (_, seat) => {
      let cubes = 0
      for (let kind = 0; kind < kindCount; kind++) cubes += get(hands + seat * kindCount + kind)
      return get(fame + seat) + Math.floor(cubes / cubesPerPoint)
    })
    if (!schools) return total
    const piles = Array.from({ length: kindCount }, (_, kind) => {
      let pile = get(reserve + kind)
      for (let seat = 0; seat < players; seat++) pile += get(hands + seat * kindCount + kind)
      return pile
    })
    const counts = Array.from({ length: players }, (_, seat) => at(piles, schoolOf[seat] as number))
    return total.map((points, seat) => {
      const own = at(counts, seat)
      const place = counts.filter((other) => other < own).length
      const sharing = counts.filter((other) => other === own).length
      const covered = awards.slice(place, place + (schoolTie === 'best' ? 1 : sharing))
      const award = Math.floor(covered.reduce((sum, each) => sum + each, 0) / covered.length)
      return points + award
    })
  }

  function playOn(below: (n: number) => number): readonly number[] {
    let seat = get(turn)
    for (;;) {
      if (table.onAction !== null) table.onAction(meant())
      carryOut(seat, below)
      do {
        seat = (seat + 1) % players
        now[turnsTaken] = get(turnsTaken) + 1
        if (seat === firstSeat && isEndNear()) return counted()
        // Nobody is asked who can do nothing at all (RR-06).
      } while (!decide(seat))
    }
  }

  function meant(): QuickMove {
    if (what === 0) return { kind: 'create', cauldron: where, recipe: which, value: tile }
    if (what === 1) return { kind: 'copy', cauldron: where, tribute: which }
    return what === 2 ? { kind: 'takeReserve', ingredient: where } : { kind: 'takeBag' }
  }

  const table: QuickTable = {
    onAction: null,
    lay,
    playOut(action, below) {
      now.set(laid)
      if (action.kind === 'create') {
        ;[what, where, which, tile] = [0, action.cauldron, recipeNumber(action.recipe), action.value]
      } else if (action.kind === 'copy') [what, where, which] = [1, action.cauldron, kindOf(action.tribute)]
      else if (action.kind === 'takeReserve') [what, where] = [2, kindOf(action.ingredient)]
      else what = 3
      return playOn(below)
    },
  }
  return table
}
