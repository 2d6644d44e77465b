import { quickChance, type Shape } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { Bot, Thinking } from './bot.ts'
import { ladderOf, type Strength } from './ladder.ts'

/** A bot whose move tells how hard it was to think. */
class Measured implements Bot<Shape> {
  readonly id = 'deep'
  readonly #unit = 100
  choose(_: unknown, { effort }: Thinking) {
    return { kind: 'think', rollouts: this.#unit * effort }
  }
  volunteer(view: unknown, thinking: Thinking) {
    return this.choose(view, thinking)
  }
}

const random: Bot<Shape> = { id: 'random', choose: () => ({ kind: 'any' }) }
const thinking: Thinking = { chance: quickChance('s'), effort: 0.5, outOfTime: () => false }

describe('a ladder', () => {
  const deep = new Measured()
  const strengths = [
    { id: 'random' },
    { id: 'middle', plays: 'deep', effort: 0.1 },
    { id: 'deep' },
  ] as const satisfies readonly Strength[]
  const ladder = ladderOf(strengths, { random, deep })

  it('has the bots of its list in that order', () => {
    expect(ladder.map(({ id }) => id)).toEqual(['random', 'middle', 'deep'])
    expect(ladder[0]).toBe(random)
    expect(ladder[2]).toBe(deep)
  })

  it('lets a rung play by the program of another one, with its share of the effort that is asked for', () => {
    expect(ladder[1]?.choose({}, thinking)).toEqual({ kind: 'think', rollouts: 5 })
    expect(ladder[1]?.volunteer?.({}, thinking)).toEqual({ kind: 'think', rollouts: 5 })
    expect(ladder[2]?.choose({}, thinking)).toEqual({ kind: 'think', rollouts: 50 })
  })

  it('gives nobody a power that its program has not', () => {
    const [half] = ladderOf([{ id: 'half', plays: 'random', effort: 0.5 }], { random })
    expect(half?.volunteer).toBeUndefined()
    expect(half?.explain).toBeUndefined()
    expect(half?.choose({}, thinking)).toEqual({ kind: 'any' })
  })
})
