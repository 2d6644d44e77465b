import { act, type Match, type Moved, type Refused, type Seat, type Shape, startMatch, undo } from '@athanor/kernel'
import type { Asking } from './asking.ts'
import { isJournalFull } from './fullJournal.ts'
import { setupOf } from './tableState.ts'
import { refuse, type Verdict } from './verdict.ts'

/** The host starts the game: every seat taken, every person ready. */
export function startGame({ table: { record }, game, seat }: Asking): Verdict {
  if (seat === null) return refuse('server.reject.noSeat')
  if (seat !== record.host) return refuse('server.reject.notHost')
  if (record.status !== 'open') return refuse('server.reject.notOpen')
  const open = record.seats.filter(({ holder }) => holder === 'open').length
  if (open > 0) return refuse('server.reject.seatsOpen', { count: open })
  const unready = record.seats.filter(({ salt }) => salt === null).length
  if (unready > 0) return refuse('server.reject.notReady', { count: unready })
  const started = startMatch(game, setupOf(record))
  if (!started.ok) return started
  return {
    ok: true,
    record: { ...record, status: 'running' },
    move: { match: started.match, entry: null, events: started.events },
    result: { version: 0 },
  }
}

/** A move of the asker's seat, made in sight of a version. */
export function makeMove(asking: Asking, version: number, action: unknown): Verdict {
  return played(asking, version, (match, seat) => act(asking.game, match, seat, action))
}

export function takeBack(asking: Asking, version: number): Verdict {
  if (isJournalFull(asking.table)) return refuse('server.reject.journalFull')
  return played(asking, version, undo)
}

function played(
  { table: { record, match, unchangedSince }, game, seat }: Asking,
  version: number,
  play: (match: Match<Shape>, seat: Seat) => Moved<Shape> | Refused,
): Verdict {
  if (seat === null) return refuse('server.reject.noSeat')
  if (match === null) return refuse('server.reject.notRunning')
  // A sealed answer of somebody else is no reason to think again, so it makes nobody's decision stale.
  const oldest = unchangedSince[seat] ?? match.version
  if (version < oldest || version > match.version) return refuse('server.reject.stale', { version: match.version })
  const moved = play(match, seat)
  if (!moved.ok) return moved
  const outcome = game.outcome(moved.match.position.state)
  return {
    ok: true,
    ...(outcome === null ? {} : { record: { ...record, status: 'finished', outcome, proposals: [] } }),
    move: { match: moved.match, entry: moved.entry, events: moved.events },
    result: { version: moved.match.version },
  }
}
