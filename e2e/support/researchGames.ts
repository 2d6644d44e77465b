import { type AskName, alchemists, askingOf, askNameOf } from '@athanor/alchemists'
import type { Seat } from '@athanor/kernel'
import { type RecordedGame, recorded, savedGame } from './recordedGame.ts'

interface Moment {
  readonly seat: Seat
  readonly ask: AskName | null
  readonly round: number
}

const masters = { startingIngredients: 'master', conferences: 'master', debunking: 'master' }
const strangers = ['Адепт', 'Бартоломеус Достопочтеннейший', 'Вольфганг', 'Ян']
const familiars = ['Adept', 'Raven', 'Cat', 'Owl']

/** Four bots at Alchemists. Seeds were picked so that the games together hold every question that is looked for below. */
const plans = {
  apprentices: ['c', familiars, {}],
  masters: ['e', strangers, masters],
  thinkers: ['a', familiars, {}],
  /** Masters with all four modules. */
  golem: ['b', strangers, alchemists.options.presets['kingsGolem'] ?? {}],
} as const
export type ResearchGame = keyof typeof plans

const played = new Map<ResearchGame, RecordedGame<Moment>>()

/** A game is played when it is first asked for: most journeys need none or one. */
function gameOf(name: ResearchGame): RecordedGame<Moment> {
  const game = played.get(name) ?? research(...plans[name])
  played.set(name, game)
  return game
}

function research(seed: string, names: readonly string[], options: object): RecordedGame<Moment> {
  return recorded(alchemists, {
    names,
    colours: ['purple', 'white', 'brown', 'black'],
    seed,
    options,
    momentOf(state, seat) {
      const asking = askingOf(alchemists.view(state, seat))
      return { seat, ask: asking === null ? null : askNameOf(asking), round: state.table.round }
    },
  })
}

interface Wanted {
  readonly game: ResearchGame
  readonly ask: AskName
  /** Not later than this round; the latest moment is taken, when most lies on the table. */
  readonly round?: number
}

/** A game that waits for an answer of this kind, as the browser's shelf keeps it: whoever is asked is a person. */
export function waitingGame(id: string, { game, ask, round = 6 }: Wanted): object {
  const { moments } = gameOf(game)
  const at = moments.findLastIndex((each) => each.ask === ask && each.round <= round)
  const asked = moments[at]
  if (asked === undefined) throw new RangeError(`nobody is asked for ${ask} in ${game}`)
  return savedGame(id, gameOf(game), at, people([asked.seat]))
}

/** A game at the beginning of a round; these seats are people. */
export function gameFromRound(id: string, game: ResearchGame, round: number, seats: readonly Seat[] = [0]): object {
  const at = gameOf(game).moments.findIndex((each) => each.round === round)
  return savedGame(id, gameOf(game), at, people(seats))
}

/** A game that is over, seen by its first seat. */
export function finishedGame(id: string, game: ResearchGame): object {
  return savedGame(id, gameOf(game), gameOf(game).entries.length, people([0]))
}

function people(seats: readonly Seat[]): readonly (string | null)[] {
  return [0, 1, 2, 3].map((seat) => (seats.includes(seat) ? null : 'greedy'))
}
