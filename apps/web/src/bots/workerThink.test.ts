import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BotPort, type BotRequest, workerThink } from './workerThink.ts'

const question = { game: 'compendium', rulesVersion: 1, bot: 'greedy', view: {}, seed: 's' }

function fakePort(onRequest: (port: BotPort, request: BotRequest) => void) {
  const ports: (BotPort & { ended: boolean })[] = []
  const openWorker = () => {
    const port = {
      ended: false,
      onmessage: null,
      onerror: null,
      postMessage: (request: BotRequest) => onRequest(port, request),
      terminate: () => {
        port.ended = true
      },
    } as BotPort & { ended: boolean }
    ports.push(port)
    return port
  }
  return { ports, openWorker }
}

describe('bots in a worker', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('answers with what the worker says, and keeps the worker', async () => {
    const { ports, openWorker } = fakePort((port, { number }) =>
      port.onmessage?.({ data: { number, action: `move ${number}`, cutShort: false } }),
    )
    const think = workerThink({ openWorker, fallback: () => 'fallback', patience: 100 })
    expect(await think(question)).toMatchObject({ action: 'move 1', cutShort: false })
    expect(await think(question)).toMatchObject({ action: 'move 2', cutShort: false })
    expect(ports).toHaveLength(1)
  })

  it('falls back when the worker is silent, and starts a new one for the next move', async () => {
    let silent = true
    const { ports, openWorker } = fakePort((port, { number }) => {
      if (!silent) port.onmessage?.({ data: { number, action: 'move', cutShort: true } })
    })
    const think = workerThink({ openWorker, fallback: () => 'fallback', patience: 100 })
    const answer = think(question)
    await vi.advanceTimersByTimeAsync(101)
    expect(await answer).toEqual({ action: 'fallback', cutShort: true })
    expect(ports[0]?.ended).toBe(true)
    silent = false
    expect(await think(question)).toMatchObject({ action: 'move', cutShort: true })
    expect(ports).toHaveLength(2)
  })

  it('falls back when the worker crashes', async () => {
    const { openWorker } = fakePort((port) => port.onerror?.(new Error('crash')))
    const think = workerThink({ openWorker, fallback: () => 'fallback', patience: 100 })
    expect(await think(question)).toEqual({ action: 'fallback', cutShort: true })
  })
})
