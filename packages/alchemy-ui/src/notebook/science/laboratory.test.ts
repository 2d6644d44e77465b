import { made } from '@athanor/alchemy'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer } from './answer.ts'
import { createLaboratory, type LaboratoryPort, type LaboratoryRequest, type Listener, patience } from './laboratory.ts'
import type { Answers, Inquiry } from './study.ts'

const study = { facts: [made('mushroom', 'toad', 'healing')], golem: false }
const one = { kind: 'read', study } as const
const other = { kind: 'read', study: { facts: [], golem: false } } as const

interface Opened {
  readonly listener: Listener
  readonly asked: LaboratoryRequest<Inquiry>[]
  ended: boolean
}

/** A laboratory whose workers do what they are told. */
function laboratoryOf(work: (worker: Opened, ask: LaboratoryRequest<Inquiry>) => void, byHand = true) {
  const workers: Opened[] = []
  const laboratory = createLaboratory<Inquiry, Answers>({
    openWorker(listener): LaboratoryPort<Inquiry> {
      const worker: Opened = { listener, asked: [], ended: false }
      workers.push(worker)
      return {
        postMessage(ask) {
          worker.asked.push(ask)
          work(worker, ask)
        },
        terminate() {
          worker.ended = true
        },
      }
    },
    byHand: () => (byHand ? Promise.resolve({ answer }) : Promise.reject(new Error('not to be had'))),
  })
  return { laboratory, workers }
}

const answers = ({ listener }: Opened, { number, inquiry }: LaboratoryRequest<Inquiry>) =>
  listener.told({ number, answer: answer(inquiry) })
const dies = ({ listener }: Opened) => listener.failed()
const nothing = () => undefined

describe('the laboratory', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks one worker one thing after the other, and hands every answer to whoever asked', async () => {
    const { laboratory, workers } = laboratoryOf(nothing)
    const first = laboratory.ask(one)
    const second = laboratory.ask(other)
    const [worker] = workers
    expect(worker?.asked.map(({ inquiry }) => inquiry)).toEqual([one])
    // An answer that nobody waits for changes nothing.
    worker?.listener.told({ number: 77, answer: null })
    for (const each of [0, 1]) if (worker?.asked[each] !== undefined) answers(worker, worker.asked[each])
    expect((await first).worlds).toBe(5760)
    expect((await second).worlds).toBe(40_320)
    expect(workers).toHaveLength(1)
  })

  it('does not ask what nobody wants to know any more', async () => {
    const { laboratory, workers } = laboratoryOf(nothing)
    const stop = new AbortController()
    const first = laboratory.ask(one)
    const dropped = laboratory.ask(other, stop.signal)
    const last = laboratory.ask(one)
    stop.abort()
    await expect(dropped).rejects.toBeDefined()
    const [worker] = workers
    for (const each of [0, 1]) if (worker?.asked[each] !== undefined) answers(worker, worker.asked[each])
    await Promise.all([first, last])
    expect(worker?.asked.map(({ inquiry }) => inquiry)).toEqual([one, one])
  })

  it('starts a new worker when one dies, and asks it the same again', async () => {
    const { laboratory, workers } = laboratoryOf((worker, ask) =>
      workers.length === 1 ? dies(worker) : answers(worker, ask),
    )
    expect((await laboratory.ask(one)).worlds).toBe(5760)
    expect(workers.map(({ ended }) => ended)).toEqual([true, false])
    expect(laboratory.isByHand()).toBe(false)
  })

  it('takes a worker that says nothing for dead, and does not listen to it any more', async () => {
    const { laboratory, workers } = laboratoryOf((worker, ask) => workers.length > 1 && answers(worker, ask))
    const asked = laboratory.ask(one)
    await vi.advanceTimersByTimeAsync(patience + 1)
    expect((await asked).worlds).toBe(5760)
    expect(workers[0]?.ended).toBe(true)
    workers[0]?.listener.failed()
    expect((await laboratory.ask(one)).worlds).toBe(5760)
    expect(workers).toHaveLength(2)
  })

  it('does its science on the page when workers fail again and again, and says so', async () => {
    const { laboratory, workers } = laboratoryOf(dies)
    const asked = [laboratory.ask(one), laboratory.ask(other)]
    await vi.runAllTimersAsync()
    expect((await Promise.all(asked)).map(({ worlds }) => worlds)).toEqual([5760, 40_320])
    expect(workers).toHaveLength(2)
    expect(laboratory.isByHand()).toBe(true)
  })

  it('does so too where a worker cannot even be opened', async () => {
    const laboratory = createLaboratory<Inquiry, Answers>({
      openWorker() {
        throw new Error('forbidden')
      },
      byHand: () => Promise.resolve({ answer }),
    })
    const asked = laboratory.ask(one)
    await vi.runAllTimersAsync()
    expect((await asked).worlds).toBe(5760)
  })

  it('tells whoever asked when nobody can answer, and goes on with the next', async () => {
    const { laboratory } = laboratoryOf(dies, false)
    const asked = [laboratory.ask(one), laboratory.ask(other)]
    for (const each of asked) await expect(each).rejects.toThrow('not to be had')
  })

  it('keeps a worker that refuses a question', async () => {
    const { laboratory, workers } = laboratoryOf((worker, ask) =>
      ask.inquiry === one
        ? worker.listener.told({ number: ask.number, answer: null, refused: true })
        : answers(worker, ask),
    )
    await expect(laboratory.ask(one)).rejects.toThrow('there is no answer')
    expect((await laboratory.ask(other)).worlds).toBe(40_320)
    expect(workers).toHaveLength(1)
  })
})
