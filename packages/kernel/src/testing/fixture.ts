import { canonical } from '../canonical.ts'
import { digest, utf8 } from '../digest.ts'
import type { Game, Outcome, Shape } from '../game.ts'
import type { GameLog, LogEntry } from '../log.ts'
import { act, canUndo, type Match, toLog, undo } from '../match.ts'
import { quickChance } from '../quickChance.ts'
import { replay } from '../replay.ts'
import { verify } from '../verify.ts'
import { errorText } from './attempt.ts'
import { guestToMove, unanswered } from './choosing.ts'
import { jsonCopy } from './copies.ts'
import type { Finding } from './finding.ts'
import type { Choose, TableSetup } from './harness.ts'
import { newTable } from './table.ts'

/** A whole game to keep: its log, hashes of the positions on the way, and how it ended. Plain data. */
export interface Fixture {
  readonly log: GameLog<unknown, unknown>
  readonly hashes: readonly PositionHash[]
  readonly outcome: Outcome
}

export interface PositionHash {
  readonly version: number
  readonly hash: string
}

const moveLimit = 5000

/** Plays a game to its end and writes it down, with a hash after every so many entries and after the last. */
export function recordFixture<G extends Shape>(
  game: Game<G>,
  setup: TableSetup<G['options']>,
  choose: Choose<G>,
  seed: string,
  every: number,
): Fixture {
  const table = newTable(game, setup, seed)
  if ('id' in table) throw new Error(`${game.id} refuses the table: ${table.id}`)
  const chance = quickChance(`${seed}/fixture`)
  const entries: LogEntry<G['action']>[] = []
  const hashes = [hashOf(table.start)]
  let match = table.start
  while (game.outcome(match.position.state) === null) {
    if (entries.length >= moveLimit) throw new Error(`${game.id} does not end within ${moveLimit} moves`)
    const open = unanswered(table, match.position)
    const seat = guestToMove(table, match.position, chance) ?? open[chance.below(open.length)]?.seat ?? 0
    const view = game.view(match.position.state, seat)
    // Now and then a move is taken back, so that stored logs hold that too.
    const regrets = chance.below(20) === 0 ? table.seats.find((other) => canUndo(match, other)) : undefined
    const moved =
      regrets !== undefined ? undo(match, regrets) : act(game, match, seat, choose(view, game.legal(view), chance))
    if (!moved.ok) throw new Error(`seat ${seat} chose something that is refused: ${moved.reason.id}`)
    match = moved.match
    entries.push(moved.entry)
    if (match.version % every === 0) hashes.push(hashOf(match))
  }
  if (match.version % every !== 0) hashes.push(hashOf(match))
  const log = toLog(game, match, entries, table.people)
  return jsonCopy({ log, hashes, outcome: log.outcome as Outcome })
}

/** Whether a stored game still plays as it did. If not, the rules changed and `rulesVersion` must be raised. */
export function checkFixture<G extends Shape>(game: Game<G>, fixture: Fixture): readonly Finding[] {
  const { log, hashes, outcome } = fixture
  const setup = { options: log.header.options as object, seats: log.header.seats.length }
  const finding = (detail: string, step: number): Finding => ({
    property: 'fixture',
    detail,
    setup,
    seed: log.header.commitment,
    step,
  })
  const due = new Map(hashes.map(({ version, hash }) => [version, hash]))
  try {
    for (const { match } of replay(game, log)) {
      const { version, hash } = hashOf(match)
      const wanted = due.get(version)
      due.delete(version)
      if (wanted !== undefined && wanted !== hash) return [finding('the stored game plays differently', version)]
    }
    if (due.size > 0) return [finding('the stored hashes do not belong to the log', log.entries.length)]
    const verified = verify(game, log)
    if (!verified.ok) return [finding(`the stored game does not verify: ${verified.reason.id}`, verified.version)]
  } catch (error) {
    return [finding(`the stored game cannot be replayed: ${errorText(error)}`, 0)]
  }
  if (canonical(log.outcome) !== canonical(outcome)) {
    return [finding('the stored game ended differently', log.entries.length)]
  }
  return []
}

function hashOf<G extends Shape>({ version, position }: Match<G>): PositionHash {
  return { version, hash: digest('position/1', utf8(canonical(position))) }
}
