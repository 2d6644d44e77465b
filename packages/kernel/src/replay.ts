import { canonical, isPlainData } from './canonical.ts'
import { isHex } from './digest.ts'
import type { GameEvent } from './event.ts'
import type { Game, Reason, Shape } from './game.ts'
import { type GameLog, type LogEntry, logFormats } from './log.ts'
import { act, type GoesAlong, type Match, startMatch, undo } from './match.ts'

/** One point of a replayed game: the match after an entry, or after the set-up when there is none. */
export interface ReplayStep<G extends Shape> {
  readonly entry: LogEntry<G['action']> | null
  readonly match: Match<G>
  readonly events: readonly GameEvent<G['event'], G['secret']>[]
}

/** A log that the rules do not allow, or that was tampered with. */
export class ReplayError extends Error {
  readonly reason: Reason
  /** Number of the offending entry, or 0 for the header. */
  readonly version: number

  constructor(reason: Reason, version: number) {
    super(`entry ${version}: ${reason.id}`)
    this.reason = reason
    this.version = version
  }
}

/** Whose actions may be taken back with another's was for the host to say; the log shows that it was done. */
const everybody: GoesAlong = () => true

/** Plays a log again, entry by entry, checking every rule and every hash on the way. */
export function* replay<G extends Shape>(
  game: Game<G>,
  log: GameLog<unknown, unknown>,
): Generator<ReplayStep<G>, void> {
  const { header, secret } = log
  if (secret === null) throw new ReplayError({ id: 'kernel.verify.secretMissing' }, 0)
  if (!isHex(secret, 32)) throw new ReplayError({ id: 'kernel.verify.commitmentBroken' }, 0)
  if (!isPlainData(header)) throw new ReplayError({ id: 'kernel.verify.chainBroken' }, 0)
  const format = logFormats.find((known) => known === header.format)
  if (format === undefined) throw new ReplayError({ id: 'kernel.verify.chainBroken' }, 0)
  const started = startMatch(game, { options: header.options, seats: header.seats, secret, format })
  if (!started.ok) throw new ReplayError(started.reason, 0)
  if (started.match.header.commitment !== header.commitment) {
    throw new ReplayError({ id: 'kernel.verify.commitmentBroken' }, 0)
  }
  // What the chain does not carry (left-out defaults, fields that nobody asked for) must not be there either.
  if (canonical(started.match.header) !== canonical(header)) {
    throw new ReplayError({ id: 'kernel.verify.chainBroken' }, 0)
  }
  let match = started.match
  yield { entry: null, match, events: started.events }
  for (const entry of log.entries) {
    const version = match.version + 1
    if (!isPlainData(entry)) throw new ReplayError({ id: 'kernel.verify.chainBroken' }, version)
    const next =
      'undo' in entry ? undo(match, entry.seat, everybody) : act(game, match, entry.seat, entry.action, entry.by)
    if (!next.ok) throw new ReplayError(next.reason, version)
    if (canonical(next.entry) !== canonical(entry)) throw new ReplayError({ id: 'kernel.verify.chainBroken' }, version)
    match = next.match
    yield { entry: next.entry, match, events: next.events }
  }
}

/** The game as it stood after so many entries. */
export function replayTo<G extends Shape>(
  game: Game<G>,
  log: GameLog<unknown, unknown>,
  version: number,
): ReplayStep<G> {
  for (const step of replay(game, log)) if (step.match.version === version) return step
  throw new RangeError(`the log has ${log.entries.length} entries, not ${version}`)
}
