import { newGame } from '@athanor/alchemy'
import {
  newReader,
  type ReaderAction,
  type ReaderMode,
  type ReaderSnapshot,
  readerModes,
} from '@athanor/alchemy/reader'
import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { joinPath, readJoin } from './joinLink.ts'
import { isRead, isSecret, type ReaderStage, stageOf } from './stage.ts'
import { snapshotOf } from './testing.ts'

const cards: readonly ReaderAction[] = [
  { kind: 'add', ingredient: 'toad' },
  { kind: 'add', ingredient: 'fern' },
]

const golemCode = newGame(quickChance('stages'), 'golem').code

function wayInto(mode: ReaderMode): readonly ReaderAction[] {
  if (mode === 'golemTest' || mode === 'animate')
    return [
      { kind: 'open', entry: 'researchGolem' },
      { kind: 'research', branch: mode },
    ]
  const open: ReaderAction = { kind: 'open', entry: mode }
  if (mode === 'exhibit') return [{ kind: 'finalRound', on: true }, open]
  return mode === 'sell' ? [open, { kind: 'promise', potion: 'wisdom' }] : [open]
}

function golemReader(...actions: readonly ReaderAction[]): ReaderSnapshot {
  return snapshotOf(golemCode, 'master', ...actions)
}

/** The stages of a mode, first with the gate closed, then opened by whoever holds the device. */
function stagesOf(mode: ReaderMode): readonly ReaderStage[] {
  const input = golemReader(...wayInto(mode))
  const [first = 'toad'] = input.state.game?.offer ?? []
  const chosen: readonly ReaderAction[] =
    mode === 'library' || mode === 'golemTest' ? [{ kind: 'add', ingredient: first }] : cards
  const potion: readonly ReaderAction[] = mode === 'debunk' ? [{ kind: 'choosePotion', potion: 'wisdom' }] : []
  const answer = golemReader(...wayInto(mode), ...chosen, ...potion, { kind: 'confirm' })
  return [input, answer].flatMap(({ state }) => [stageOf(state, false), stageOf(state, true)])
}

describe('whom each step is for', () => {
  it('begins where there is no game, and goes on at the menu', () => {
    expect(stageOf(newReader, true)).toBe('start')
    expect(stageOf(golemReader().state, true)).toBe('menu')
    expect(stageOf(golemReader({ kind: 'open', entry: 'researchGolem' }).state, false)).toBe('research')
    const final: ReaderAction = { kind: 'finalRound', on: true }
    expect(stageOf(golemReader(final, { kind: 'showAnswers' }).state, false)).toBe('askAnswers')
    expect(stageOf(golemReader(final, { kind: 'showAnswers' }, { kind: 'confirm' }).state, false)).toBe('answers')
  })

  it.each<[ReaderMode, readonly ReaderStage[]]>([
    ['test', ['gate', 'ingredients', 'publicAnswer', 'publicAnswer']],
    ['drink', ['gate', 'ingredients', 'publicAnswer', 'publicAnswer']],
    ['sell', ['gate', 'ingredients', 'publicAnswer', 'publicAnswer']],
    ['exhibit', ['gate', 'ingredients', 'publicAnswer', 'publicAnswer']],
    ['animate', ['gate', 'ingredients', 'publicAnswer', 'publicAnswer']],
    ['library', ['gate', 'ingredients', 'gate', 'privateAnswer']],
    ['golemTest', ['gate', 'ingredients', 'gate', 'privateAnswer']],
    ['debunk', ['debunk', 'debunk', 'publicAnswer', 'publicAnswer']],
  ])('A-043, A-054, G-282, G-286 puts a gate before what is private in %s', (mode, expected) => {
    expect(stagesOf(mode)).toEqual(expected)
  })

  it('knows all modes', () => {
    expect(readerModes).toHaveLength(8)
  })

  it('A-034 asks for the promised potion in the open, before the gate', () => {
    expect(stageOf(golemReader({ kind: 'open', entry: 'sell' }).state, false)).toBe('promise')
    expect(stageOf(golemReader({ kind: 'open', entry: 'sell' }).state, true)).toBe('promise')
  })

  it('A-054 knows what is secret and what is read', () => {
    expect((['gate', 'debunk', 'promise', 'menu', 'publicAnswer'] as const).filter(isSecret)).toEqual([])
    expect((['ingredients', 'privateAnswer'] as const).filter(isSecret)).toHaveLength(2)
    expect((['gate', 'ingredients', 'menu', 'askAnswers'] as const).filter(isRead)).toEqual([])
    expect((['publicAnswer', 'privateAnswer', 'answers'] as const).filter(isRead)).toHaveLength(3)
  })
})

describe('a link for a second phone', () => {
  it('A-025 carries code and variant behind the #, where no server sees them', () => {
    const path = joinPath({ code: 'KHWF', variant: 'master' })
    const { pathname, hash } = new URL(path, 'https://athanor.example')
    expect(pathname).toBe('/reader')
    expect(readJoin(hash)).toEqual({ code: 'KHWF', variant: 'master' })
  })

  it('takes a bare code as an apprentice’s, and nothing else as a code', () => {
    expect(readJoin('#demo')).toEqual({ code: 'DEMO', variant: 'apprentice' })
    expect(readJoin('#demo-expert')).toEqual({ code: 'DEMO', variant: 'apprentice' })
    for (const hash of ['', '#', '#content', '#abc', '#ABCDEF', '#AB1D', '#-master']) expect(readJoin(hash)).toBeNull()
  })
})
