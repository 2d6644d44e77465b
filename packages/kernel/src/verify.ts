import { at } from './at.ts'
import { canonical, isPlainData } from './canonical.ts'
import { commitmentOf, saltCommitmentOf } from './fairness.ts'
import type { Game, Outcome, Reason, Shape } from './game.ts'
import type { GameLog } from './log.ts'
import { logFlaw } from './logFlaw.ts'
import { misnamedSeat, namesOf } from './people.ts'
import { ReplayError, replay } from './replay.ts'
import { type Seen, shownByLog, unlikeSeen } from './seen.ts'

const verificationSteps = [
  'format',
  'commitment',
  'salts',
  'people',
  'moves',
  'ending',
  'outcome',
  'together',
  'seen',
] as const
export type VerificationStep = (typeof verificationSteps)[number]

export type Verification =
  | { readonly ok: true; readonly entries: number; readonly head: string }
  | { readonly ok: false; readonly step: VerificationStep; readonly version: number; readonly reason: Reason }

/**
 * What `verify` looks at, in order. Logs of the first format have no commitments to salts, those of the first two hash
 * their names like everything else. A game that was ended together has no end by the rules.
 */
export function stepsOfVerifying(log: GameLog<unknown, unknown>, seen?: Seen): readonly VerificationStep[] {
  return verificationSteps.filter((step) => {
    if (step === 'salts') return log.header.format !== 'athanor-log/1'
    if (step === 'people') return log.header.format === 'athanor-log/3'
    if (step === 'ending' || step === 'outcome') return log.endedTogether !== true
    if (step === 'together') return log.endedTogether === true
    return step !== 'seen' || seen !== undefined
  })
}

/**
 * Proves a finished game: the secret and the salts are the ones committed to, every entry is chained to the one before,
 * every move was legal with the luck that follows from secret and salts, and the result is what the rules make of it.
 *
 * That shows that the log is a fair game, not that it is the game that was played: the owner of the database can write
 * another one. So a player hands in what they have seen (`seen`), and the log must be that game.
 *
 * For a game that the players ended early it proves all that was played, and that the rules had not ended it. That
 * everybody agreed cannot be proved; only the host vouches for it.
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
  if (header.format !== 'athanor-log/1') {
    const broken = header.seats.findIndex(({ salt, commitment }) => saltCommitmentOf(salt) !== commitment)
    if (broken >= 0) {
      return failed('salts', 0, { id: 'kernel.verify.saltBroken', params: { name: namesOf(log)[broken] ?? '?' } })
    }
  }
  const misnamed = misnamedSeat(log)
  if (misnamed !== null) {
    return failed('people', 0, { id: 'kernel.verify.otherName', params: { name: namesOf(log)[misnamed] ?? '?' } })
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
  const broken = endFlaw(log, outcome)
  if (broken !== null) return failed(broken.step, version, broken.reason)
  const unlike = seen === undefined ? null : unlikeSeen(seen, shownByLog(header, heads))
  if (unlike !== null) return failed('seen', unlike.version, unlike.reason)
  return { ok: true, entries: version, head: at(heads, version, 'head') }
}

/** Why the game cannot have ended as the log says; null when it can. */
function endFlaw(
  log: GameLog<unknown, unknown>,
  outcome: Outcome | null,
): { readonly step: VerificationStep; readonly reason: Reason } | null {
  const isSame = isPlainData(log.outcome) && canonical(outcome) === canonical(log.outcome)
  const reason = { id: 'kernel.verify.otherOutcome' }
  if (log.endedTogether === true) return outcome === null && isSame ? null : { step: 'together', reason }
  if (outcome === null) return { step: 'ending', reason: { id: 'kernel.verify.notFinished' } }
  return isSame ? null : { step: 'outcome', reason }
}

function failed(step: VerificationStep, version: number, reason: Reason): Verification {
  return { ok: false, step, version, reason }
}
