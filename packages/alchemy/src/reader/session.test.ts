import { canonical, firstHash, logFlaw, nextHash, quickChance, seedFor } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { newGame } from '../index.ts'
import {
  beginSession,
  type ReaderAction,
  type ReaderSnapshot,
  readerLog,
  readSession,
  snapshotAfter,
  snapshotOf,
} from './index.ts'

const secret = 'ab'.repeat(32)

function snapshot(code: string, ...actions: readonly ReaderAction[]): ReaderSnapshot {
  const result = beginSession(secret, 'apprentice', { code })
  if (!result.ok) throw new Error(result.reason.id)
  return actions.reduce(after, result.snapshot)
}

function after(now: ReaderSnapshot, action: ReaderAction): ReaderSnapshot {
  const result = snapshotAfter(now, action)
  if (!result.ok) throw new Error(`${action.kind}: ${result.reason.id}`)
  return result.snapshot
}

const mixToad: readonly ReaderAction[] = [
  { kind: 'open', entry: 'drink' },
  { kind: 'add', ingredient: 'mushroom' },
  { kind: 'add', ingredient: 'toad' },
  { kind: 'confirm' },
]

describe('a session of the reader', () => {
  it('A-026, A-046, A-049 answers as its code says, and notes what was asked', () => {
    const now = snapshot('demo', ...mixToad, { kind: 'back' })
    expect(now.asked).toEqual([
      {
        mode: 'drink',
        question: { kind: 'mix', ingredients: ['mushroom', 'toad'] },
        answer: { kind: 'mix', potion: 'healing' },
      },
    ])
    expect(now.session.beginning).toEqual({ code: 'DEMO' })
  })

  it('GR-96 keeps the four books through a reload, and other devices have their own', () => {
    const { code } = newGame(quickChance('books'), 'golem')
    const opened = snapshot(code, { kind: 'open', entry: 'library' })
    expect(snapshotOf(opened.session)).toEqual(opened)
    const offers = ['cd', 'ef', '01', '23'].map((pair) => {
      const elsewhere = snapshotOf({ ...opened.session, secret: pair.repeat(32) })
      return elsewhere?.state.game?.offer?.join() ?? ''
    })
    expect(new Set(offers).size).toBeGreaterThan(1)
  })
})

describe('a stored session', () => {
  const good = snapshot('DEMO', ...mixToad).session

  it('is read as it was written', () => {
    expect(readSession(JSON.parse(JSON.stringify(good)))).toEqual(good)
  })

  it('is left alone when it is not one', () => {
    const bad: readonly unknown[] = [
      null,
      'DEMO',
      {},
      { ...good, secret: 'no' },
      { ...good, variant: 'expert' },
      { ...good, beginning: {} },
      { ...good, beginning: { filling: ['toad'] } },
      { ...good, actions: 'none' },
      { ...good, actions: [null] },
      { ...good, actions: [{ kind: 'add', ingredient: 'frog' }] },
      { ...good, actions: [{ kind: 'open', entry: 'window' }] },
      { ...good, actions: [{ kind: 'promise', potion: 'neutral' }] },
      { ...good, actions: [{ kind: 'chooseColour', colour: 'pink' }] },
      { ...good, actions: [{ kind: 'choosePotion', potion: 'beer' }] },
      { ...good, actions: [{ kind: 'research', branch: 'test' }] },
      { ...good, actions: [{ kind: 'setVariant', variant: 'expert' }] },
      { ...good, actions: [{ kind: 'finalRound', on: 'yes' }] },
      { ...good, actions: [{ kind: 'noteBoard', board: { theories: { toad: 'frog' }, conflicts: [], articles: [] } }] },
      { ...good, actions: [{ kind: 'newGame', scheme: 'veiled' }] },
    ]
    for (const value of bad) expect(readSession(value)).toBeNull()
  })

  it('is not gone on with when the reader would have refused a press', () => {
    expect(snapshotOf({ ...good, actions: [{ kind: 'confirm' }] })).toBeNull()
    expect(snapshotOf({ ...good, beginning: { code: 'ZZ' } })).toBeNull()
  })
})

describe('the log of a session', () => {
  const played = snapshot('DEMO', ...mixToad, { kind: 'back' }, { kind: 'finalRound', on: true })
  const log = readerLog(played)

  it('has the shape of every log of the house, and its chain holds', () => {
    expect(logFlaw(JSON.parse(JSON.stringify(log)))).toBeNull()
    const seed = seedFor(secret, log.header)
    let head = firstHash(log.header)
    for (const [index, { hash, ...move }] of log.entries.entries()) {
      head = nextHash(seed, head, index + 1, move)
      expect(hash).toBe(head)
    }
    expect(log.entries).toHaveLength(6)
  })

  it('leads through the same game again', () => {
    const { options } = log.header
    const actions = log.entries.flatMap((entry) => ('action' in entry ? [entry.action] : []))
    const session = readSession({ secret: log.secret, ...options, actions })
    if (session === null) throw new Error('the log holds a session')
    expect(canonical(snapshotOf(session)?.asked)).toBe(canonical(played.asked))
  })
})
