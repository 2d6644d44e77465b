import {
  canonical,
  commitmentOf,
  firstHash,
  type GameLog,
  isPlainData,
  type LogEntry,
  logHeader,
  nextHash,
  type Reason,
  seedFor,
  type Verification,
  type VerificationStep,
} from '@athanor/kernel'
import type { DebunkVariant, ReaderAction } from './reader.ts'
import { readSession } from './readSession.ts'
import { beginSession, type ReaderSnapshot, type SessionBeginning, snapshotAfter } from './session.ts'

export interface ReaderOptions {
  readonly variant: DebunkVariant
  readonly beginning: SessionBeginning
}

/** Nobody is named in it and no bot moves, so it never needed a later one: every log of a reader reads alike. */
const logFormat = 'athanor-log/2'

/** How a log names the reader, and the rules of it that the log speaks of. */
export const readerLogGame = 'reader'
const rulesVersion = 1

/** The game as a log of the house: one seat, every press an entry, and the chain of hashes that holds them together. */
export function readerLog({ session }: ReaderSnapshot): GameLog<ReaderOptions, ReaderAction> {
  const { secret, variant, beginning, actions } = session
  const fields = {
    game: readerLogGame,
    rulesVersion,
    options: { variant, beginning },
    commitment: commitmentOf(secret),
  }
  const header = logHeader(logFormat, fields, [{ name: 'reader', colour: 'none', salt: '' }])
  const seed = seedFor(secret, header)
  const entries: LogEntry<ReaderAction>[] = []
  let head = firstHash(header)
  for (const action of actions) {
    const move = { seat: 0, action }
    head = nextHash(seed, head, entries.length + 1, move)
    entries.push({ ...move, hash: head })
  }
  return { header, entries, secret, outcome: null }
}

/** What `verifyReaderLog` looks at. A reader has no end and no result; it answers until nobody asks any more. */
export const readerLogSteps: readonly VerificationStep[] = ['format', 'commitment', 'salts', 'moves']

export type ReaderLogReading =
  | { readonly ok: true; readonly snapshot: ReaderSnapshot }
  | { readonly ok: false; readonly step: VerificationStep; readonly version: number; readonly reason: Reason }

/** Goes through a log press by press: it must be the one that the same presses would have written. */
export function readReaderLog({ header, entries, secret }: GameLog<unknown, unknown>): ReaderLogReading {
  const failed = (step: VerificationStep, version: number, reason: Reason) =>
    ({ ok: false, step, version, reason }) as const
  if (header.game !== readerLogGame || header.rulesVersion !== rulesVersion) {
    return failed('format', 0, { id: 'kernel.verify.otherGame' })
  }
  if (secret === null) return failed('commitment', 0, { id: 'kernel.verify.secretMissing' })
  const actions = entries.map((entry) => ('action' in entry ? entry.action : null))
  const options = typeof header.options === 'object' ? header.options : {}
  const session = readSession({ ...options, secret, actions })
  if (session === null) return failed('format', 0, { id: 'kernel.verify.notALog', params: { field: 'entries' } })
  let result = beginSession(session.secret, session.variant, session.beginning)
  if (!result.ok) return failed('moves', 0, result.reason)
  for (const [place, action] of session.actions.entries()) {
    result = snapshotAfter(result.snapshot, action)
    if (!result.ok) return failed('moves', place + 1, result.reason)
  }
  const { snapshot } = result
  const again = readerLog(snapshot)
  if (again.header.commitment !== header.commitment) {
    return failed('commitment', 0, { id: 'kernel.verify.commitmentBroken' })
  }
  const isAlike = (one: unknown, other: unknown) => isPlainData(other) && canonical(one) === canonical(other)
  if (!isAlike(again.header, header)) return failed('salts', 0, { id: 'kernel.verify.chainBroken' })
  const broken = again.entries.findIndex((entry, place) => !isAlike(entry, entries[place]))
  return broken === -1 ? { ok: true, snapshot } : failed('moves', broken + 1, { id: 'kernel.verify.chainBroken' })
}

/** Proves that every answer followed from the code, and that nothing was left out or changed since. */
export function verifyReaderLog(log: GameLog<unknown, unknown>): Verification {
  const reading = readReaderLog(log)
  if (!reading.ok) return reading
  return { ok: true, entries: log.entries.length, head: log.entries.at(-1)?.hash ?? firstHash(log.header) }
}
