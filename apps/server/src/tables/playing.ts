import { act, type Match, type Moved, type Refused, type Seat, type Shape, undo } from '@athanor/kernel'
import type { Asking } from './asking.ts'
import { isGameTooLong, mayTakeBack } from './longGame.ts'
import { isPlayedByBot } from './record.ts'
import { refuse, type Verdict } from './verdict.ts'

/** A move of the asker's seat, made in sight of a version. */
export function makeMove(asking: Asking, version: number, action: unknown): Verdict {
  if (isGameTooLong(asking.table)) return refuse('server.reject.gameTooLong')
  return played(asking, version, (match, seat) => act(asking.game, match, seat, action))
}

export function takeBack(asking: Asking, version: number): Verdict {
  if (asking.seat !== null && !mayTakeBack(asking.table, asking.seat)) return refuse('server.reject.tooManyUndos')
  const { record, match, lastByPerson } = asking.table
  // Bots answer quickly and do not mind: what they did since is taken back too, seen or not.
  const newest = match?.version ?? version
  const seen = version >= lastByPerson && version <= newest ? newest : version
  const along = (seat: Seat) => isPlayedByBot(record, seat)
  return played(asking, seen, (from, seat) => undo(from, seat, along))
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
