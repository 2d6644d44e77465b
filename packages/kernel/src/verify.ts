import { canonical, isPlainData } from './canonical.ts'
import { commitmentOf, saltCommitmentOf } from './fairness.ts'
import type { Game, Reason, Shape } from './game.ts'
import type { GameLog } from './log.ts'
import { logFlaw } from './logFlaw.ts'
import { ReplayError, replay } from './replay.ts'
import { type Seen, shownByLog, unlikeSeen } from './seen.ts'

const verificationSteps = ['format', 'commitment', 'salts', 'moves', 'ending', 'outcome', 'seen'] as const
export type VerificationStep = (typeof verificationSteps)[number]

export type Verification =
  | { readonly ok: true; readonly entries: number; readonly head: string }
  | { readonly ok: false; readonly step: VerificationStep; readonly version: number; readonly reason: Reason }

/** What `verify` looks at, in order. Logs of the first format have no commitments to salts. */
export function stepsOfVerifying(log: GameLog<unknown, unknown>, seen?: Seen): readonly VerificationStep[] {
  return verificationSteps.filter((step) => {
    if (step === 'salts') return log.header.format !== 'athanor-log/1'
    return step !== 'seen' || seen !== undefined
  })
}

/**
 * Proves a finished game: the secret and the salts are the ones committed to, every entry is chained to the one before,
 * every move was legal with the luck that follows from secret and salts, and the result is what the rules make of it.
 *
 * That shows that the log is a fair game, not yet that it is the game that was played: whoever holds the database can
 * write another one. So whoever took part gives what they have seen of it, and the log must be that game.
 */
export function verify<G extends Shape>(game: Game<G>, log: GameLog<unknown, unknown>, seen?: Seen): Verification {
  const flaw = logFlaw(log)
  if (flaw !== null && flaw !== 'header.format') {
    return failed('format', 0, { id: 'kernel.verify.notALog', params: { field: flaw } })
  }
  const { header, secret } = log
  if (flaw !== null || header.game !== game.id || header.rulesVersion !== game.rulesVersion) {
    return failed('format', 0, { id: 'kernel.verify.otherGame' })
  }
  if (secret === null) return failed('commitment', 0, { id: 'kernel.verify.secretMissing' })
  if (commitmentOf(secret) !== header.commitment)
    return failed('commitment', 0, { id: 'kernel.verify.commitmentBroken' })
  if (header.format === 'athanor-log/2') {
    const broken = header.seats.find(({ salt, commitment }) => saltCommitmentOf(salt) !== commitment)
    if (broken !== undefined) {
      return failed('salts', 0, { id: 'kernel.verify.saltBroken', params: { name: broken.name } })
    }
  }
  const heads: string[] = []
  let state: G['state'] | null = null
  try {
    for (const { match } of replay(game, log)) {
      state = match.position.state
      heads.push(match.head)
    }
  } catch (error) {
    if (error instanceof ReplayError) return failed('moves', error.version, error.reason)
    throw error
  }
  const version = log.entries.length
  const outcome = state === null ? null : game.outcome(state)
  if (outcome === null) return failed('ending', version, { id: 'kernel.verify.notFinished' })
  if (!isPlainData(log.outcome) || canonical(outcome) !== canonical(log.outcome)) {
    return failed('outcome', version, { id: 'kernel.verify.otherOutcome' })
  }
  const unlike = seen === undefined ? null : unlikeSeen(seen, shownByLog(header, heads))
  if (unlike !== null) return failed('seen', unlike.version, unlike.reason)
  return { ok: true, entries: version, head: heads[version] ?? '' }
}

function failed(step: VerificationStep, version: number, reason: Reason): Verification {
  return { ok: false, step, version, reason }
}
