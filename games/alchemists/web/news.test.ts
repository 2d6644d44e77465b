import type { AlchemistsShape } from '@athanor/alchemists'
import type { TableStep } from '@athanor/tabletop/tableSource.ts'
import { describe, expect, it } from 'vitest'
import { mainEventOf, newsOf } from './news.ts'

type Step = TableStep<AlchemistsShape>

const step = (by: number | null, events: Step['events'], undo = false): Step => ({ version: 0, by, undo, events })
const paid = { kind: 'goldChanged', seat: 1, change: -1, why: 'student' } as const
const mixed = (seat: number) => ({ kind: 'potionMade', seat, at: 'test', potion: 'poison' }) as const
const foraged = (seat: number) => ({ kind: 'foraged', seat, ingredient: 'toad' }) as const

describe('what has just happened', () => {
  it('a step is told by what came of it, not by what was paid for it', () => {
    expect(mainEventOf(step(1, [paid, mixed(1)]))).toEqual(mixed(1))
    expect(mainEventOf(step(1, [paid]))).toEqual(paid)
    expect(mainEventOf(step(1, [mixed(0)]))).toBeUndefined()
  })

  it('keeps the result of my action in sight while others act, and until I act again', () => {
    const steps = [step(null, []), step(0, [mixed(0)]), step(1, [foraged(1)]), step(1, [paid, mixed(1)])]
    expect(newsOf(steps, 0)).toEqual({ own: [mixed(0)], others: [mixed(1)] })
    expect(newsOf([...steps, step(0, [foraged(0)])], 0)).toEqual({ own: [], others: [] })
  })

  it('A-345 keeps in sight what a conference did to my name, and that of nobody else', () => {
    const judged = (seat: number) => ({ kind: 'reputationChanged', seat, from: 10, to: 9, why: 'conference' }) as const
    const steps = [step(0, [mixed(0)]), step(1, [mixed(1), judged(0), judged(1)])]
    expect(newsOf(steps, 0)).toEqual({ own: [mixed(0), judged(0)], others: [mixed(1)] })
  })

  it('tells nothing that was taken back, and spectators only what players do', () => {
    expect(newsOf([step(0, [mixed(0)], true)], 0)).toEqual({ own: [], others: [] })
    expect(newsOf([step(0, [mixed(0)]), step(1, [foraged(1)], true)], 0)).toEqual({ own: [mixed(0)], others: [] })
    expect(newsOf([step(0, [mixed(0)]), step(1, [foraged(1)])], 'spectator')).toEqual({ own: [], others: [foraged(1)] })
  })
})
