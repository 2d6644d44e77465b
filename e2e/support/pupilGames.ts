import { type ApprenticesShape, apprentices, ravenDice } from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'
import type { Page } from '@playwright/test'
import { type RecordedGame, recorded, savedGame } from './recordedGame.ts'

interface Moment {
  readonly seat: Seat
  readonly ask: ApprenticesShape['ask']
  readonly round: number
  /** Seats with a gemstone that could help whoever is asked. */
  readonly helpers: readonly Seat[]
  readonly ravens: number
}

/** Four bots, sides mixed; one of them has as long a name as names may be. The seed holds what is looked for below. */
const game: RecordedGame<Moment> = recorded(apprentices, {
  names: ['Adept', 'Бартоломеус Достопочтеннейший', 'Cat', 'Owl'],
  colours: apprentices.colours,
  seed: 'stairs',
  options: Object.fromEntries([1, 3, 5].map((table) => [`table${table}`, 'initiate'])),
  momentOf: (state, seat) => ({
    seat,
    ask: apprentices.decisions(state)[0]?.ask ?? 'work',
    round: state.round,
    helpers: apprentices.interrupts?.(state) ?? [],
    ravens: ravenDice(state, seat).length,
  }),
})

export interface Wanted {
  readonly ask: Moment['ask']
  /** Not later than this round. */
  readonly round?: number
  /** Somebody could help. */
  readonly helped?: true
}

/** The first answer of this kind in a turn, as late in the game as wanted. */
function momentOf({ ask, round = 9, helped }: Wanted): readonly [number, Moment] {
  const at = game.moments.findLastIndex((moment, index) => {
    const before = game.moments[index - 1]
    const begins = before === undefined || before.seat !== moment.seat || before.ask !== ask
    const fits = moment.ask === ask && moment.round <= round
    return fits && begins && (helped === undefined || (moment.helpers.length > 0 && moment.ravens === 1))
  })
  const moment = game.moments[at]
  if (moment === undefined) throw new RangeError(`nobody is asked for ${ask}`)
  return [at, moment]
}

/** A game that waits for an answer of this kind, as the browser's shelf keeps it: whoever is asked is a person. */
export function waitingGame(wanted: Wanted): object {
  const [at, { seat }] = momentOf(wanted)
  return savedGame('scene', game, at, seatedPeople([seat]))
}

/** The same around one screen: whoever could help is a person too. Gives who is asked and who could help. */
export function sharedGame(wanted: Wanted): {
  readonly saved: object
  readonly asked: string
  readonly helper: string
} {
  const [at, { seat, helpers }] = momentOf({ ...wanted, helped: true })
  const helper = helpers[0] ?? 0
  const names = game.seats.map(({ name }) => name)
  return {
    saved: savedGame('scene', game, at, seatedPeople([seat, helper])),
    asked: names[seat] ?? '',
    helper: names[helper] ?? '',
  }
}

/** A game that is over, seen by its first seat. */
export function finishedGame(): object {
  return savedGame('scene', game, game.entries.length, seatedPeople([0]))
}

function seatedPeople(people: readonly Seat[]): readonly (string | null)[] {
  return game.seats.map((_, seat) => (people.includes(seat) ? null : 'greedy'))
}

/** Opens a game of the shelf. */
export async function sitDown(page: Page, saved: object): Promise<void> {
  await page.addInitScript((value) => {
    if (localStorage.getItem('athanor.game.scene') === null) localStorage.setItem('athanor.game.scene', value)
  }, JSON.stringify(saved))
  await page.goto('/local/scene')
}
