import { canonical } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { mixIngredients } from '../assignment.ts'
import { assignmentOfWorld } from '../belief/worlds.ts'
import { ingredientPairs } from '../ingredient.ts'
import { add, after, confirm, demo, expansion, finalRound, master, open, truthOf } from '../testing/readerPresses.ts'
import { fillingOf } from './gamemaster.ts'
import { newReader, type ReaderAction, type ReaderState, readerModes } from './reader.ts'
import { isAnswerPublic, isInputPublic, type ReaderScreen, readerScreen, readerViewers } from './screen.ts'

describe('secrets', () => {
  /** All there is to see on the way through a mode. */
  function walk(
    start: ReaderState,
    actions: readonly ReaderAction[],
    viewer: 'actor' | 'table',
  ): readonly ReaderScreen[] {
    return [start, ...actions.map((_, index) => after(start, ...actions.slice(0, index + 1)))].map((state) =>
      readerScreen(state, viewer),
    )
  }

  it('A-031, A-043, A-107 shows the same in all worlds until the answer is shown', () => {
    const truths = [assignmentOfWorld(0), assignmentOfWorld(20_000), assignmentOfWorld(40_319)]
    const starts = truths.map((assignment) => after(newReader, { kind: 'fillBoard', filling: fillingOf(assignment) }))
    const walks: readonly (readonly ReaderAction[])[] = [
      [open('test'), ...add('fern', 'toad')],
      [open('sell'), { kind: 'promise', potion: 'wisdom' }, ...add('fern', 'toad')],
      [open('debunk'), ...add('fern'), { kind: 'chooseColour', colour: 'red' }],
      [{ kind: 'finalRound', on: true }, { kind: 'showAnswers' }],
    ]
    for (const viewer of readerViewers) {
      for (const actions of walks) {
        const [first, ...others] = starts.map((start) => canonical(walk(start, actions, viewer)))
        for (const other of others) expect(other).toBe(first)
      }
    }
  })

  it('A-043, A-054 shows the table the same whichever ingredients make the same potion', () => {
    const making = ingredientPairs.filter((pair) => mixIngredients(truthOf(demo).assignment, ...pair) === 'speed')
    expect(making).toHaveLength(4)
    for (const mode of ['test', 'drink'] as const) {
      const views = making.map((pair) => canonical(walk(demo, [open(mode), ...add(...pair), confirm], 'table')))
      expect(new Set(views).size).toBe(1)
    }
  })

  it('A-043 makes debunking public from the first touch and everything else private', () => {
    expect(readerModes.filter(isInputPublic)).toEqual(['debunk'])
    expect(readerModes.filter((mode) => !isAnswerPublic(mode))).toEqual(['library', 'golemTest'])
  })
})

describe('the reader as data', () => {
  it('is plain data at every step', () => {
    const states = [
      newReader,
      demo,
      after(master, open('debunk'), ...add('fern')),
      after(expansion, open('library')),
      after(finalRound, { kind: 'showAnswers' }, confirm),
    ]
    for (const state of states) expect(JSON.parse(canonical(state))).toEqual(state)
  })
})
