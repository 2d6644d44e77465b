import type { GameLog } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { isListLocked } from './operate.ts'
import type { ReaderAction } from './reader.ts'
import { readerLog, readReaderLog, verifyReaderLog } from './readerLog.ts'
import { readSession } from './readSession.ts'
import { readerScreen, readerViewers } from './screen.ts'
import { beginSession, type ReaderSnapshot, type SessionBeginning, snapshotAfter, snapshotOf } from './session.ts'

const secret = 'ab'.repeat(32)

function begun(beginning: SessionBeginning = { code: 'DEMO' }): ReaderSnapshot {
  const result = beginSession(secret, 'apprentice', beginning)
  if (!result.ok) throw new Error(result.reason.id)
  return result.snapshot
}

function after(snapshot: ReaderSnapshot, ...actions: readonly ReaderAction[]): ReaderSnapshot {
  return actions.reduce((at, action) => {
    const result = snapshotAfter(at, action)
    if (!result.ok) throw new Error(`${action.kind}: ${result.reason.id}`)
    return result.snapshot
  }, snapshot)
}

function refusal(snapshot: ReaderSnapshot, action: ReaderAction): string | null {
  const result = snapshotAfter(snapshot, action)
  return result.ok ? null : result.reason.id
}

const asked: readonly ReaderAction[] = [
  { kind: 'open', entry: 'drink' },
  { kind: 'add', ingredient: 'mushroom' },
  { kind: 'add', ingredient: 'toad' },
  { kind: 'confirm' },
  { kind: 'back' },
]

/** What everybody sees of it, whoever holds the device. */
function marks(snapshot: ReaderSnapshot) {
  return readerViewers.map((viewer) => {
    const screen = readerScreen(snapshot.state, viewer)
    return screen.kind === 'menu' ? screen.watched : null
  })
}

describe('the list of what was asked, and notebooks that follow', () => {
  it('A-043 opens before the final round to the code of the game alone', () => {
    const snapshot = after(begun(), ...asked)
    for (const kind of ['openList', 'follow'] as const) {
      for (const code of ['', 'AAAA', 'DEM', 'nothing']) {
        expect(refusal(snapshot, { kind, code })).toBe('alchemy.reject.readerOtherCode')
      }
      expect(refusal(snapshot, { kind, code: ' demo ' })).toBeNull()
      expect(refusal(after(snapshot, { kind: 'finalRound', on: true }), { kind, code: '' })).toBeNull()
    }
    expect(refusal(after(snapshot, { kind: 'open', entry: 'drink' }), { kind: 'openList', code: 'DEMO' })).toBe(
      'alchemy.reject.readerNotNow',
    )
  })

  it('leaves a mark for everybody that no later press takes away', () => {
    const none = { listed: 0, following: 0, followed: 0 }
    const snapshot = after(begun(), ...asked)
    expect(marks(snapshot)).toEqual([none, none])
    // Not even for whoever turns the final round on and off again.
    const opened = after(
      snapshot,
      { kind: 'finalRound', on: true },
      { kind: 'openList', code: '' },
      { kind: 'finalRound', on: false },
      { kind: 'follow', code: 'DEMO' },
      ...asked,
      { kind: 'openList', code: 'DEMO' },
    )
    const now = { listed: 2, following: 1, followed: 1 }
    expect(marks(opened)).toEqual([now, now])
    const later = after(opened, { kind: 'unfollow' }, { kind: 'setVariant', variant: 'master' }, ...asked)
    expect(marks(later)[0]).toEqual({ listed: 2, following: 0, followed: 1 })
    expect(refusal(later, { kind: 'unfollow' })).toBe('alchemy.reject.readerNotNow')
  })

  it('A-057 is open to a gamemaster, who knows it all', () => {
    const { game } = begun().state
    if (game === null) throw new Error('a game has begun')
    expect(isListLocked(game)).toBe(true)
    expect(isListLocked({ ...game, code: null })).toBe(false)
    expect(isListLocked({ ...game, finalRound: true })).toBe(false)
  })

  it('is kept with the game and its log, which cannot be told without it', () => {
    const opened = after(begun(), ...asked, { kind: 'follow', code: 'DEMO' }, { kind: 'openList', code: 'DEMO' })
    const stored: unknown = JSON.parse(JSON.stringify(opened.session))
    const session = readSession(stored)
    expect(session && snapshotOf(session)?.state).toEqual(opened.state)
    const log = JSON.parse(JSON.stringify(readerLog(opened))) as GameLog<unknown, unknown>
    expect(verifyReaderLog(log)).toMatchObject({ ok: true, entries: 7 })
    expect(readReaderLog(log)).toEqual({ ok: true, snapshot: opened })
    // Without the press, and with the hashes of the others as they were.
    const cleared = { ...log, entries: log.entries.toSpliced(5, 1) }
    expect(verifyReaderLog(cleared)).toMatchObject({ ok: false, step: 'moves', version: 6 })
    for (const broken of [{ kind: 'openList' }, { kind: 'follow', code: 7 }]) {
      expect(readSession({ ...opened.session, actions: [broken] })).toBeNull()
    }
  })

  it('was never opened in games of earlier programs', () => {
    const session = readSession({
      secret,
      variant: 'apprentice',
      beginning: { code: 'DEMO' },
      actions: JSON.parse(JSON.stringify(asked)) as unknown,
    })
    expect(session && snapshotOf(session)?.state.game?.watched).toEqual({ listed: 0, following: 0, followed: 0 })
  })
})
