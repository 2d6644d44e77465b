import { ingredientPairs } from '@athanor/alchemy'
import { type ReaderAction, readerScreen, readSession } from '@athanor/alchemy/reader'
import { memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { createReaderStore } from './readerStore.ts'

const mixToad: readonly ReaderAction[] = [
  { kind: 'open', entry: 'drink' },
  { kind: 'add', ingredient: 'mushroom' },
  { kind: 'add', ingredient: 'toad' },
  { kind: 'confirm' },
]

let drawn = 0
const random = () => (++drawn).toString(16).padStart(64, '0')

describe('the reader in a browser', () => {
  it('A-028, A-029 is found again after a reload, with the variant that was chosen last', () => {
    const store = memoryStore()
    const reader = createReaderStore(store, random)
    reader.getState().startNew('apprentice', 'golem')
    for (const action of [{ kind: 'setVariant', variant: 'master' }, ...mixToad] as const) {
      expect(reader.getState().press(action)).toBeNull()
    }
    const again = createReaderStore(store, random)
    expect(again.getState().snapshot).toEqual(reader.getState().snapshot)
    expect(again.getState().snapshot?.state).toMatchObject({
      variant: 'master',
      step: { kind: 'answer', mode: 'drink' },
    })
  })

  it('A-026 refuses a code that means nothing, and what is not possible now, and keeps what it has', () => {
    const reader = createReaderStore(memoryStore(), random)
    expect(reader.getState().press({ kind: 'confirm' })?.id).toBe('alchemy.reject.readerNoGame')
    expect(reader.getState().begin('master', { code: 'DEM' })?.id).toBe('alchemy.reject.codeLength')
    expect(reader.getState().begin('master', { code: 'DEMO' })).toBeNull()
    const before = reader.getState().snapshot
    expect(reader.getState().press({ kind: 'confirm' })?.id).toBe('alchemy.reject.readerNotNow')
    expect(reader.getState().begin('master', { code: '12345' })?.id).toBe('alchemy.reject.codeLetters')
    expect(reader.getState().snapshot).toBe(before)
  })

  it('A-045, A-048 gives every new game a code of its own, with the letters of its scheme', () => {
    const reader = createReaderStore(memoryStore(), random)
    const codes = (['veiled', 'original', 'golem'] as const).flatMap((scheme) =>
      Array.from({ length: 20 }, () => {
        reader.getState().startNew('apprentice', scheme)
        return { scheme, code: reader.getState().snapshot?.state.game?.code ?? '' }
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
    const code = one.getState().snapshot?.state.game?.code ?? ''
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
      return reader.getState().snapshot?.asked
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
    expect(one.getState().snapshot).toEqual(other.getState().snapshot)
    expect(one.getState().snapshot?.asked).toHaveLength(1)
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
    expect(again.getState().snapshot?.state.game?.board).toEqual(board)
    for (const action of [...debunking, { kind: 'confirm' } as const]) again.getState().press(action)
    const { game } = createReaderStore(store, random).getState().snapshot?.state ?? {}
    expect(game?.board?.theories).toEqual({ toad: 'PPP' })
  })

  it('A-058 begins with a board that a gamemaster filled, and has no code', () => {
    const filling = ['toad', 'fern', 'mushroom', 'birdClaw', 'flower', 'mandrakeRoot', 'scorpion', 'ravensFeather']
    const reader = createReaderStore(memoryStore(), random)
    const kept = readSession({ secret: 'ab'.repeat(32), variant: 'master', beginning: { filling }, actions: [] })
    if (kept === null) throw new Error('a filled board is a beginning')
    expect(reader.getState().begin('master', kept.beginning)).toBeNull()
    const { state } = reader.getState().snapshot ?? {}
    expect(state === undefined ? null : readerScreen(state, 'table')).toMatchObject({ kind: 'menu', code: null })
  })

  it('is not gone on with when the reader would have refused a press', () => {
    const store = memoryStore()
    createReaderStore(store, random).getState().begin('apprentice', { code: 'DEMO' })
    const stored = JSON.parse(store.getItem('athanor.reader') ?? '') as object
    expect(createReaderStore(store, random).getState().snapshot).not.toBeNull()
    store.setItem('athanor.reader', JSON.stringify({ ...stored, actions: [{ kind: 'confirm' }] }))
    expect(createReaderStore(store, random).getState().snapshot).toBeNull()
  })
})
