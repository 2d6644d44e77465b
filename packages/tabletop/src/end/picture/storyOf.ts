import type { Outcome, Shape } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import type { TableSeat } from '../../tableSource.ts'
import type { Retold } from '../useAccount.ts'
import type { PictureStory } from './layOut.ts'

export interface StoryParts {
  readonly game: string
  readonly outcome: Outcome
  readonly seats: readonly TableSeat[]
  readonly told: Retold<Shape>
  /** When it was played, in milliseconds since 1970; null where nobody knows. */
  readonly when: number | null
  /** Where one may play. */
  readonly where: string
}

/** What the picture of a game says, in the reader's language. */
export function storyOf({ game, outcome, seats, told, when, where }: StoryParts, words: Words): PictureStory {
  const { account, retelling } = told
  const nameOf = (seat: number) => seats[seat]?.name ?? ''
  const colourOf = (seat: number) => seats[seat]?.colour ?? ''
  const winners = outcome.seats.filter(({ place }) => place === 1)
  const list = (all: readonly number[]) => words.list(all.map(nameOf))
  return {
    game,
    won: retelling.won(
      { winners: list(winners.map(({ seat }) => seat)), count: winners.length, total: winners[0]?.total ?? 0 },
      words,
    ),
    rows: outcome.seats
      .toSorted((a, b) => a.place - b.place)
      .map(({ seat, place, total }) => ({
        name: nameOf(seat),
        colour: colourOf(seat),
        place: words.number(place),
        points: words.number(total),
        hasWon: place === 1,
      })),
    titles: account.titles.map((title) => ({
      name: retelling.told(title, words).name,
      who: list(title.seats),
      colours: title.seats.map(colourOf),
    })),
    foot: [when === null ? '' : new Intl.DateTimeFormat(words.locale, { dateStyle: 'long' }).format(when), where],
  }
}
