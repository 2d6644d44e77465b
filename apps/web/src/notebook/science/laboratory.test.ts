import { made } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { type Ask, createLaboratory, type Listener } from './laboratory.ts'
import type { Answers, Inquiry } from './study.ts'

const study = { facts: [made('mushroom', 'toad', 'healing')], golem: false }

describe('the laboratory', () => {
  it('hands every answer to whoever asked, in whatever order they come', async () => {
    const asked: Ask<Inquiry>[] = []
    const listeners: Listener[] = []
    const laboratory = createLaboratory<Inquiry, Answers>({
      openWorker: (listener) => {
        listeners.push(listener)
        return { postMessage: (ask) => asked.push(ask) }
      },
      byHand: () => Promise.reject(new Error('not needed')),
    })
    const one = laboratory.ask({ kind: 'read', study })
    const two = laboratory.ask({ kind: 'read', study: { facts: [], golem: false } })
    for (const { number, inquiry } of asked.toReversed()) listeners[0]?.told({ number, answer: answer(inquiry) })
    expect((await one).worlds).toBeLessThan((await two).worlds)
    expect((await two).worlds).toBe(40_320)
    expect(listeners).toHaveLength(1)
  })

  it('does its science on the page when workers fail', async () => {
    let opened = 0
    const laboratory = createLaboratory<Inquiry, Answers>({
      openWorker: ({ failed }) => {
        opened++
        return { postMessage: failed }
      },
      byHand: () => Promise.resolve({ answer }),
    })
    expect((await laboratory.ask({ kind: 'read', study })).clash).toBeNull()
    expect((await laboratory.ask({ kind: 'read', study })).worlds).toBe(5760)
    expect(opened).toBe(1)
  })
})
