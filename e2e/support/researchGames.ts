import {
  type Action,
  actionChoices,
  alchemists,
  type Happening,
  type PromptName,
  promptContextOf,
  promptNameOf,
} from '@athanor/alchemists'
import { replay, type Seat } from '@athanor/kernel'
import { type RecordedGame, recorded, savedGame } from './recordedGame.ts'

interface Moment {
  readonly seat: Seat
  readonly ask: PromptName | null
  readonly round: number
  /** What can be done then. */
  readonly open: readonly Action['kind'][]
}

const masters = { startingIngredients: 'master', conferences: 'master', debunking: 'master' }
const strangers = ['Адепт', 'Бартоломеус Достопочтеннейший', 'Вольфганг', 'Ян']
const familiars = ['Adept', 'Raven', 'Cat', 'Owl']

/** Four bots at Alchemists. Seeds were picked so that the games together hold every question that is looked for below. */
const plans = {
  apprentices: ['f', familiars, {}],
  masters: ['33', strangers, masters],
  thinkers: ['y', familiars, {}],
  /** Masters with all four modules. */
  golem: ['b', strangers, alchemists.options.presets['kingsGolem'] ?? {}],
} as const
export type ResearchGame = keyof typeof plans

const played = new Map<ResearchGame, RecordedGame<Moment>>()

/** A game is played when it is first asked for: most journeys need none or one. */
function gameOf(name: ResearchGame): RecordedGame<Moment> {
  const [seed, names, options] = plans[name]
  const game = played.get(name) ?? research(seed, names, options)
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
      const context = promptContextOf(alchemists.view(state, seat))
      const { round } = state.table
      if (context === null) return { seat, ask: null, round, open: [] }
      const open = actionChoices(context).flatMap(({ action, refusal }) => (refusal === null ? [action] : []))
      return { seat, ask: promptNameOf(context), round, open }
    },
  })
}

interface Wanted {
  readonly game: ResearchGame
  readonly ask: PromptName
  /** Not later than this round; the latest moment is taken, when most lies on the table. */
  readonly round?: number
  /** Something that must be possible then. */
  readonly open?: Action['kind']
}

/** A game that waits for an answer of this kind, as the browser's shelf keeps it: whoever is asked is a person. */
export function waitingGame(id: string, { game, ask, round = 6, open }: Wanted): object {
  const { moments } = gameOf(game)
  const at = moments.findLastIndex(
    (each) => each.ask === ask && each.round <= round && (open === undefined || each.open.includes(open)),
  )
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

/** A game right after a move that brought something about: seen by whoever made it, or by another seat. */
export function stagedGame(id: string, name: ResearchGame, happened: Happening['kind'], by: 'own' | 'rival'): object {
  const game = gameOf(name)
  for (const { entry, events, match } of replay(alchemists, game.log)) {
    if (entry === null || !events.some((event) => event.public.kind === happened)) continue
    const seat = by === 'own' ? entry.seat : (entry.seat + 1) % 4
    return savedGame(id, game, match.version, people([seat]))
  }
  throw new RangeError(`nothing such happens in ${name}: ${happened}`)
}
