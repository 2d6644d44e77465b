import { act, type MadeBy, type Match, type Moved, type Refused, type Seat, type Shape, undo } from '@athanor/kernel'
import type { CommandContext } from './commandContext.ts'
import { hasEndedEarly } from './endingTogether.ts'
import { isGameTooLong, mayTakeBack } from './longGame.ts'
import { type CommandVerdict, refuse } from './verdict.ts'

/** A move of the asker's seat, made in sight of a version, by a person unless a bot made it. */
export function makeMove(context: CommandContext, version: number, action: unknown, by?: MadeBy): CommandVerdict {
  if (isGameTooLong(context.table)) return refuse('server.reject.gameTooLong')
  return played(context, version, (match, seat) => act(context.game, match, seat, action, by), by)
}

export function takeBack(context: CommandContext, version: number): CommandVerdict {
  if (context.seat !== null && !mayTakeBack(context.table, context.seat)) return refuse('server.reject.tooManyUndos')
  const { match, lastByPerson } = context.table
  // Bots answer quickly and do not mind: what they did since is taken back too, seen or not.
  const newest = match?.version ?? version
  const seen = version >= lastByPerson && version <= newest ? newest : version
  return played(context, seen, (from, seat) => undo(from, seat))
}

function played(
  { table: { record, match, unchangedSince }, game, seat }: CommandContext,
  version: number,
  play: (match: Match<Shape>, seat: Seat) => Moved<Shape> | Refused,
  by?: MadeBy,
): CommandVerdict {
  if (seat === null) return refuse('server.reject.noSeat')
  if (match === null || hasEndedEarly(record)) return refuse('server.reject.notRunning')
  // A sealed answer of somebody else is no reason to think again, so it makes nobody's decision stale.
  const oldest = unchangedSince[seat] ?? match.version
  if (version < oldest || version > match.version) return refuse('server.reject.stale', { version: match.version })
  const moved = play(match, seat)
  if (!moved.ok) return moved
  const outcome = game.outcome(moved.match.position.state)
  return {
    ok: true,
    ...(outcome === null ? {} : { record: { ...record, status: 'finished', outcome, proposals: [], ending: null } }),
    move: { match: moved.match, entry: moved.entry, events: moved.events, ...(by === undefined ? {} : { by }) },
    result: { version: moved.match.version },
  }
}
