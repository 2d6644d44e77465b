import { type GameLog, logFlaw } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { ReaderAction } from './reader.ts'
import { readerLog, readReaderLog, verifyReaderLog } from './readerLog.ts'
import { beginSession, snapshotOf } from './session.ts'

const actions: readonly ReaderAction[] = [
  { kind: 'open', entry: 'sell' },
  { kind: 'promise', potion: 'wisdom' },
  { kind: 'add', ingredient: 'mushroom' },
  { kind: 'add', ingredient: 'toad' },
  { kind: 'confirm' },
  { kind: 'back' },
  { kind: 'finalRound', on: true },
]
const snapshot = snapshotOf({ secret: 'ab'.repeat(32), variant: 'master', beginning: { code: 'DEMO' }, actions })
if (snapshot === null) throw new Error('the reader takes these presses')
const log = JSON.parse(JSON.stringify(readerLog(snapshot))) as GameLog<Loose, Loose>

type Loose = Record<string, unknown>

/** The log with another entry at a place. */
function withEntry(place: number, change: (entry: Loose) => Loose): GameLog<unknown, unknown> {
  const entries = log.entries.map((entry, each) => (each === place ? change({ ...entry }) : entry))
  return { ...log, entries: entries as unknown as typeof log.entries }
}

describe('the log of a card reader', () => {
  it('A-046, A-049 proves itself, and leads to the same questions and answers', () => {
    expect(logFlaw(log)).toBeNull()
    expect(verifyReaderLog(log)).toEqual({ ok: true, entries: 7, head: log.entries[6]?.hash })
    expect(readReaderLog(log)).toEqual({ ok: true, snapshot })
    const begun = beginSession('cd'.repeat(32), 'apprentice', { code: 'AAAA' })
    if (!begun.ok) throw new Error(begun.reason.id)
    expect(verifyReaderLog(readerLog(begun.snapshot))).toMatchObject({ ok: true, entries: 0 })
  })

  it('is refused where something was changed afterwards', () => {
    const failing = (changed: GameLog<unknown, unknown>) => {
      const result = verifyReaderLog(changed)
      return result.ok ? null : [result.step, result.version, result.reason.id]
    }
    // Another ingredient in the cauldron, with the old hash.
    const swapped = withEntry(3, (entry) => ({ ...entry, action: { kind: 'add', ingredient: 'fern' } }))
    expect(failing(swapped)).toEqual(['moves', 4, 'kernel.verify.chainBroken'])
    // A press that the reader refuses.
    const refused = withEntry(4, (entry) => ({ ...entry, action: { kind: 'showAnswers' } }))
    expect(failing(refused)).toEqual(['moves', 5, 'alchemy.reject.readerNotNow'])
    // An entry that is none.
    const none = withEntry(0, (entry) => ({ ...entry, action: { kind: 'whisper' } }))
    expect(failing(none)).toEqual(['format', 0, 'kernel.verify.notALog'])
    expect(failing({ ...log, entries: log.entries.slice(1) })?.[0]).toBe('moves')
    // Another game under the same hashes, another secret, none at all, another log.
    const options = { variant: 'master', beginning: { code: 'AAAA' } }
    expect(failing({ ...log, header: { ...log.header, options } })).toEqual(['moves', 1, 'kernel.verify.chainBroken'])
    expect(failing({ ...log, secret: 'cd'.repeat(32) })).toEqual(['commitment', 0, 'kernel.verify.commitmentBroken'])
    expect(failing({ ...log, secret: null })).toEqual(['commitment', 0, 'kernel.verify.secretMissing'])
    const [seat] = log.header.seats
    const seats = [{ ...seat, name: 'somebody' }] as typeof log.header.seats
    expect(failing({ ...log, header: { ...log.header, seats } as typeof log.header })?.[0]).toBe('salts')
    expect(failing({ ...log, header: { ...log.header, game: 'alchemists' } })?.[2]).toBe('kernel.verify.otherGame')
  })
})
