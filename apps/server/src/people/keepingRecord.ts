import { at, type Game, type Shape } from '@athanor/kernel'
import { hasEndedEarly } from '../tables/endingTogether.ts'
import { isByCorrespondence } from '../tables/opening.ts'
import type { TableRecord } from '../tables/record.ts'
import type { TableState } from '../tables/tableState.ts'
import type { Holder, NewResult, PeopleChange } from './kept.ts'

/** Who holds the seats of a table. */
export function holdersOf({ seats }: TableRecord): readonly Holder[] {
  return seats.flatMap(({ keys }, seat) => keys.map((key) => ({ key, seat })))
}

/** How a game ended; null while it has not. Where it was ended before its end, nobody has a place. */
export function resultOf(game: Game<Shape>, { record, match }: TableState, endedAt: number): NewResult | null {
  if (record.status !== 'finished' || match === null) return null
  const figures = record.outcome === null ? undefined : game.figures?.of(match.position.state)
  return {
    game: record.game,
    players: record.seats.length,
    beganAt: record.createdAt,
    endedAt,
    moves: match.version,
    pace: record.clock === null ? null : isByCorrespondence(record) ? 'post' : 'live',
    early: hasEndedEarly(record),
    seats: record.seats.map(({ holder, name, bot, colour }, seat) => {
      const own = record.outcome?.seats.find((each) => each.seat === seat)
      return {
        holder,
        name,
        bot,
        colour,
        place: own?.place ?? null,
        total: own?.total ?? null,
        figures: figures === undefined ? {} : at(figures, seat, 'figures of a seat'),
      }
    }),
  }
}

/** What a command that was accepted means for people; nothing most of the time. */
export function peopleChange(
  game: Game<Shape>,
  before: TableState,
  after: TableState,
  now: number,
): PeopleChange | undefined {
  if (before.record.seats === after.record.seats && before.record.status === after.record.status) return undefined
  const holders = holdersOf(after.record)
  const isSame = JSON.stringify(holders) === JSON.stringify(holdersOf(before.record))
  const result = before.record.status === 'finished' ? null : resultOf(game, after, now)
  if (isSame && result === null) return undefined
  return { ...(isSame ? {} : { holders }), ...(result === null ? {} : { result }) }
}
