import { type AskName, alchemists, askingOf, askNameOf } from '@athanor/alchemists'
import type { Seat } from '@athanor/kernel'
import { type RecordedGame, recorded, savedGame } from './recordedGame.ts'

interface Moment {
  readonly seat: Seat
  readonly ask: AskName | null
  readonly round: number
}

const masters = { startingIngredients: 'master', conferences: 'master', debunking: 'master' }

/** Four bots at Alchemists. Seeds were picked so that the games together hold every question that is looked for below. */
const games = {
  apprentices: research('c', ['Adept', 'Raven', 'Cat', 'Owl'], {}),
  masters: research('e', ['Адепт', 'Бартоломеус Достопочтеннейший', 'Вольфганг', 'Ян'], masters),
  thinkers: research('a', ['Adept', 'Raven', 'Cat', 'Owl'], {}),
} as const

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
  readonly game: keyof typeof games
  readonly ask: AskName
  /** Not later than this round; the latest moment is taken, when most lies on the table. */
  readonly round?: number
}

/** A game that waits for an answer of this kind, as the browser's shelf keeps it: whoever is asked is a person. */
export function waitingGame(id: string, { game, ask, round = 6 }: Wanted): object {
  const moments = games[game].moments
  const at = moments.findLastIndex((each) => each.ask === ask && each.round <= round)
  const asked = moments[at]
  if (asked === undefined) throw new RangeError(`nobody is asked for ${ask} in ${game}`)
  return savedGame(id, games[game], at, personAt(asked.seat))
}

/** A game that is over, seen by its first seat. */
export function finishedGame(id: string, game: keyof typeof games): object {
  return savedGame(id, games[game], games[game].entries.length, personAt(0))
}

function personAt(person: Seat): readonly (string | null)[] {
  return [0, 1, 2, 3].map((seat) => (seat === person ? null : 'greedy'))
}
