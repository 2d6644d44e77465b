import { canonical, isPlainData } from './canonical.ts'
import { isHex } from './digest.ts'
import { commitmentOf } from './fairness.ts'
import type { Game, Reason, Shape } from './game.ts'
import { type GameLog, logFormat } from './log.ts'
import { ReplayError, replay } from './replay.ts'

export const verificationSteps = ['format', 'commitment', 'moves', 'ending', 'outcome'] as const
export type VerificationStep = (typeof verificationSteps)[number]

export type Verification =
  | { readonly ok: true; readonly entries: number; readonly head: string }
  | { readonly ok: false; readonly step: VerificationStep; readonly version: number; readonly reason: Reason }

/**
 * Proves a finished game: the secret is the one committed to, every entry is chained to the one before, every move
 * was legal with the luck that follows from secret and salts, and the result is what the rules make of it.
 */
export function verify<G extends Shape>(game: Game<G>, log: GameLog<unknown, unknown>): Verification {
  const { header, secret } = log
  if (header.format !== logFormat || header.game !== game.id || header.rulesVersion !== game.rulesVersion) {
    return failed('format', 0, { id: 'kernel.verify.otherGame' })
  }
  if (secret === null) return failed('commitment', 0, { id: 'kernel.verify.secretMissing' })
  if (!isHex(secret, 32) || commitmentOf(secret) !== header.commitment)
    return failed('commitment', 0, { id: 'kernel.verify.commitmentBroken' })
  let last: { state: G['state']; head: string } | null = null
  try {
    for (const { match } of replay(game, log)) last = { state: match.position.state, head: match.head }
  } catch (error) {
    if (error instanceof ReplayError) return failed('moves', error.version, error.reason)
    throw error
  }
  const version = log.entries.length
  const outcome = last === null ? null : game.outcome(last.state)
  if (last === null || outcome === null) return failed('ending', version, { id: 'kernel.verify.notFinished' })
  if (!isPlainData(log.outcome) || canonical(outcome) !== canonical(log.outcome)) {
    return failed('outcome', version, { id: 'kernel.verify.otherOutcome' })
  }
  return { ok: true, entries: version, head: last.head }
}

function failed(step: VerificationStep, version: number, reason: Reason): Verification {
  return { ok: false, step, version, reason }
}
