import { type Chance, shuffled } from '@athanor/kernel'
import { type Ingredient, ingredients, supplyFor } from './components.ts'
import { type Cubes, evenly, minus, noCubes, plus } from './cubes.ts'
import { dealHidden } from './hiddenDeal.ts'
import type { State } from './state.ts'
import { canAct } from './turn.ts'
import type { Revealed, View } from './view.ts'

/**
 * A state that looks like this view: hidden cubes and cards dealt anew, everything in sight as it is. Whoever is asked
 * for a turn can do something (RR-06), so deals that leave no way to act are dealt again.
 */
export function resample(view: View, chance: Chance): State {
  for (;;) {
    const state = dealtAnew(view, chance)
    if (state.finalCount !== null || canAct(state)) return state
  }
}

function dealtAnew(view: View, chance: Chance): State {
  const { hands, bag, schools, undealt } = view.end === null ? hiddenAnew(view, chance) : afterTheCount(view.end)
  return {
    options: view.options,
    colours: view.colours,
    firstSeat: view.firstSeat,
    turn: view.turn,
    turnsTaken: view.turnsTaken,
    cauldrons: view.cauldrons,
    tiles: view.tiles,
    reserve: view.reserve,
    removed: view.removed,
    bag,
    players: view.players.map(({ stones, score, trail }, seat) => ({
      hand: hands[seat] as Cubes,
      stones,
      score,
      trail,
    })),
    schools,
    undealt,
    finalCount: view.end === null ? null : { hands: view.end.hands, counts: view.end.counts },
  }
}

interface Hidden {
  readonly hands: readonly Cubes[]
  readonly bag: Cubes
  readonly schools: readonly Ingredient[]
  readonly undealt: readonly Ingredient[]
}

function afterTheCount(end: Revealed): Hidden {
  // with schools the hands went into the reserve.
  const hands = end.counts === null ? end.hands : end.hands.map(() => noCubes)
  return { hands, bag: end.bag, schools: end.schools, undealt: end.undealt }
}

function hiddenAnew(view: View, chance: Chance): Hidden {
  const stream = chance.stream('resample')
  const supply = supplyFor(view.players.length, view.options.threePlayerSetup)
  const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer]
  const ownUnseen = own === undefined || view.hand === null ? noCubes : minus(view.hand, own.trail.net)
  const pool = minus(evenly(supply.bag), ownUnseen)
  const others = view.players.filter((player) => player !== own).map((player) => player.trail)
  const dealt = [...dealHidden(stream, pool, others)]
  const bag = dealt.reduce(minus, pool)
  const unseen = view.players.map((player) => (player === own ? ownUnseen : (dealt.shift() as Cubes)))
  const hands = view.players.map(({ trail }, seat) => plus(unseen[seat] as Cubes, trail.net))
  return { hands, bag, ...cardsAnew(view, stream) }
}

function cardsAnew(view: View, stream: { below(n: number): number }): Pick<Hidden, 'schools' | 'undealt'> {
  if (!view.options.schools) return { schools: [], undealt: [] }
  const cards = shuffled(
    stream,
    ingredients.filter((ingredient) => ingredient !== view.school),
  )
  const schools = view.players.map((_, seat) =>
    seat === view.viewer && view.school !== null ? view.school : (cards.pop() as Ingredient),
  )
  return { schools, undealt: cards }
}
