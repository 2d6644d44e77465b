import { ingredientPairs, newGame } from '@athanor/alchemy'
import {
  beginSession,
  type Desk,
  deskAfter,
  deskOf,
  type ReaderAction,
  readerLog,
  readerScreen,
  readSession,
} from '@athanor/alchemy/reader'
import { canonical, firstHash, logFlaw, nextHash, quickChance, seedFor } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../app/storage.ts'
import { createReaderStore } from './readerStore.ts'

const secret = 'ab'.repeat(32)

function desk(code: string, ...actions: readonly ReaderAction[]): Desk {
  const result = beginSession(secret, 'apprentice', { code })
  if (!result.ok) throw new Error(result.reason.id)
  return actions.reduce(after, result.desk)
}

function after(now: Desk, action: ReaderAction): Desk {
  const result = deskAfter(now, action)
  if (!result.ok) throw new Error(`${action.kind}: ${result.reason.id}`)
  return result.desk
}

const mixToad: readonly ReaderAction[] = [
  { kind: 'open', entry: 'drink' },
  { kind: 'add', ingredient: 'mushroom' },
  { kind: 'add', ingredient: 'toad' },
  { kind: 'confirm' },
]

let drawn = 0
const random = () => (++drawn).toString(16).padStart(64, '0')

describe('a session of the reader', () => {
  it('A-026, A-046, A-049 answers as its code says, and notes what was asked', () => {
    const now = desk('demo', ...mixToad, { kind: 'back' })
    expect(now.asked).toEqual([
      {
        mode: 'drink',
        question: { kind: 'mix', ingredients: ['mushroom', 'toad'] },
        answer: { kind: 'mix', potion: 'healing' },
      },
    ])
    expect(now.session.beginning).toEqual({ code: 'DEMO' })
  })

  it('A-028, A-029 is found again after a reload, with the variant that was chosen last', () => {
    const store = memoryStore()
    const reader = createReaderStore(store, random)
    reader.getState().startNew('apprentice', 'golem')
    for (const action of [{ kind: 'setVariant', variant: 'master' }, ...mixToad] as const) {
      expect(reader.getState().press(action)).toBeNull()
    }
    const again = createReaderStore(store, random)
    expect(again.getState().desk).toEqual(reader.getState().desk)
    expect(again.getState().desk?.state).toMatchObject({ variant: 'master', step: { kind: 'answer', mode: 'drink' } })
  })

  it('A-026 refuses a code that means nothing, and what is not possible now, and keeps what it has', () => {
    const reader = createReaderStore(memoryStore(), random)
    expect(reader.getState().press({ kind: 'confirm' })?.id).toBe('alchemy.reject.readerNoGame')
    expect(reader.getState().begin('master', { code: 'DEM' })?.id).toBe('alchemy.reject.codeLength')
    expect(reader.getState().begin('master', { code: 'DEMO' })).toBeNull()
    const before = reader.getState().desk
    expect(reader.getState().press({ kind: 'confirm' })?.id).toBe('alchemy.reject.readerNotNow')
    expect(reader.getState().begin('master', { code: '12345' })?.id).toBe('alchemy.reject.codeLetters')
    expect(reader.getState().desk).toBe(before)
  })

  it('A-045, A-048 gives every new game a code of its own, with the letters of its scheme', () => {
    const reader = createReaderStore(memoryStore(), random)
    const codes = (['veiled', 'original', 'golem'] as const).flatMap((scheme) =>
      Array.from({ length: 20 }, () => {
        reader.getState().startNew('apprentice', scheme)
        return { scheme, code: reader.getState().desk?.state.game?.code ?? '' }
      }),
    )
    expect(new Set(codes.map(({ code }) => code)).size).toBeGreaterThan(57)
    for (const { scheme, code } of codes) {
      expect(code).toMatch({ veiled: /^[A-Z]{3}[F-Z]$/, original: /^[A-Z]{3}[A-E]$/, golem: /^[A-Z]{5}$/ }[scheme])
    }
  })

  it('A-025, A-046, G-288 is the same game on two devices, for all pairs, golem tests and animations', () => {
    const [one, other] = [createReaderStore(memoryStore(), random), createReaderStore(memoryStore(), random)]
    one.getState().startNew('apprentice', 'golem')
    const code = one.getState().desk?.state.game?.code ?? ''
    expect(other.getState().begin('apprentice', { code: code.toLowerCase() })).toBeNull()
    const answers = [one, other].map((reader) => {
      for (const [first, second] of ingredientPairs) {
        for (const opening of [
          [{ kind: 'open', entry: 'test' }],
          [
            { kind: 'open', entry: 'researchGolem' },
            { kind: 'research', branch: 'animate' },
          ],
        ] as const) {
          for (const action of [
            ...opening,
            { kind: 'add', ingredient: first },
            { kind: 'add', ingredient: second },
            { kind: 'confirm' },
            { kind: 'back' },
          ] as const)
            expect(reader.getState().press(action)).toBeNull()
        }
      }
      return reader.getState().desk?.asked
    })
    expect(answers[0]).toHaveLength(56)
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]?.filter(({ answer }) => answer.kind === 'animation' && answer.worked)).toHaveLength(1)
  })

  it('goes on from what another window of the device has written down', () => {
    const store = memoryStore()
    const [one, other] = [createReaderStore(store, random), createReaderStore(store, random)]
    one.getState().begin('apprentice', { code: 'DEMO' })
    other.getState().reread()
    for (const action of [...mixToad, { kind: 'back' } as const]) other.getState().press(action)
    one.getState().reread()
    expect(one.getState().desk).toEqual(other.getState().desk)
    expect(one.getState().desk?.asked).toHaveLength(1)
  })

  it('A-280, A-305 keeps what was noted as published through a reload, until it falls', () => {
    const store = memoryStore()
    const reader = createReaderStore(store, random)
    reader.getState().begin('apprentice', { code: 'DEMO' })
    const theories = { scorpion: 'pnP', toad: 'PPP' } as const
    const debunking: readonly ReaderAction[] = [
      { kind: 'open', entry: 'debunk' },
      { kind: 'add', ingredient: 'scorpion' },
      { kind: 'chooseColour', colour: 'green' },
    ]
    const board = { theories, conflicts: [], articles: [] }
    for (const action of [...debunking, { kind: 'noteBoard', board } as const, { kind: 'back' } as const]) {
      expect(reader.getState().press(action)).toBeNull()
    }
    const again = createReaderStore(store, random)
    expect(again.getState().desk?.state.game?.board).toEqual(board)
    for (const action of [...debunking, { kind: 'confirm' } as const]) again.getState().press(action)
    const { game } = createReaderStore(store, random).getState().desk?.state ?? {}
    expect(game?.board?.theories).toEqual({ toad: 'PPP' })
  })

  it('GR-96 keeps the four books through a reload, and other devices have their own', () => {
    const { code } = newGame(quickChance('books'), 'golem')
    const opened = desk(code, { kind: 'open', entry: 'library' })
    expect(deskOf(opened.session)).toEqual(opened)
    const offers = ['cd', 'ef', '01', '23'].map((pair) => {
      const elsewhere = deskOf({ ...opened.session, secret: pair.repeat(32) })
      return elsewhere?.state.game?.offer?.join() ?? ''
    })
    expect(new Set(offers).size).toBeGreaterThan(1)
  })

  it('A-058 begins with a board that a gamemaster filled, and has no code', () => {
    const filling = ['toad', 'fern', 'mushroom', 'birdClaw', 'flower', 'mandrakeRoot', 'scorpion', 'ravensFeather']
    const reader = createReaderStore(memoryStore(), random)
    const kept = readSession({ secret, variant: 'master', beginning: { filling }, actions: [] })
    if (kept === null) throw new Error('a filled board is a beginning')
    expect(reader.getState().begin('master', kept.beginning)).toBeNull()
    const { state } = reader.getState().desk ?? {}
    expect(state === undefined ? null : readerScreen(state, 'table')).toMatchObject({ kind: 'menu', code: null })
  })
})

describe('a stored session', () => {
  const good = desk('DEMO', ...mixToad).session

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
    expect(deskOf({ ...good, actions: [{ kind: 'confirm' }] })).toBeNull()
    expect(deskOf({ ...good, beginning: { code: 'ZZ' } })).toBeNull()
    const store = memoryStore()
    store.setItem('athanor.reader', JSON.stringify({ ...good, actions: [{ kind: 'confirm' }] }))
    expect(createReaderStore(store, random).getState().desk).toBeNull()
  })
})

describe('the log of a session', () => {
  const played = desk('DEMO', ...mixToad, { kind: 'back' }, { kind: 'finalRound', on: true })
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
    expect(canonical(deskOf(session)?.asked)).toBe(canonical(played.asked))
  })
})
