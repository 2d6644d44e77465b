import type { Action } from '../action.ts'
import { cauldrons, ingredients, valueTiles } from '../components.ts'
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import { sizeOf } from './cubes.ts'

const places = [1, 2, 3, 4, 5]

/** Everything of this game that must come about in its test games. */
export const targets: readonly string[] = [
  ...[...cauldrons.keys()].flatMap((cauldron) => [`create in ${cauldron}`, `copy in ${cauldron}`]),
  ...valueTiles.map((value) => `place tile ${value}`),
  ...ingredients.flatMap((ingredient) => [`take ${ingredient}`, `tribute of ${ingredient}`, `school of ${ingredient}`]),
  ...places.map((place) => `award for place ${place}`),
  'shared award',
  'shared win',
  ...[0, 1, 2].map((count) => `${count} products missing`),
  'chip 50',
  'chip 100',
  'last stone',
  ...places.map((seat) => `seat ${seat} begins`),
]

interface Happening {
  readonly action: Action | null
  readonly events: readonly Event[]
  readonly state: State
}

export function* targetsIn({ action, events, state }: Happening): Generator<string> {
  if (action?.kind === 'create') {
    yield `create in ${action.cauldron}`
    yield `place tile ${action.value}`
    if (state.players.some(({ stones }) => stones === 0)) yield 'last stone'
  }
  if (action?.kind === 'copy') {
    yield `copy in ${action.cauldron}`
    yield `tribute of ${action.tribute}`
  }
  if (action?.kind === 'takeReserve') yield `take ${action.ingredient}`
  const paid: number[] = []
  for (const { public: happening } of events) {
    if (happening.kind === 'gameBegan') yield `seat ${happening.firstSeat + 1} begins`
    if (happening.kind === 'productsReceived') yield `${sizeOf(happening.missing)} products missing`
    if (happening.kind === 'fameLapped') yield `chip ${happening.chip}`
    if (happening.kind === 'awardPaid') {
      yield `award for place ${happening.place}`
      yield `school of ${happening.ingredient}`
      if (paid.includes(happening.place)) yield 'shared award'
      paid.push(happening.place)
    }
    if (happening.kind === 'gameEnded' && happening.winners.length > 1) yield 'shared win'
  }
}
