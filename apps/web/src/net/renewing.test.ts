import { protocolVersion } from '@athanor/protocol'
import { memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { type Renewable, renewOnce } from './renewing.ts'

const newer = protocolVersion + 1

interface FakeWorker {
  state: ServiceWorkerState
  finish(state: ServiceWorkerState): void
  readonly worker: ServiceWorker
}

function fakeWorker(state: ServiceWorkerState): FakeWorker {
  const listeners = new Set<() => void>()
  const fake = {
    state,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
    finish(after: ServiceWorkerState) {
      fake.state = after
      for (const listener of listeners) listener()
    },
  }
  return { ...fake, finish: fake.finish, worker: fake as unknown as ServiceWorker }
}

function fakePage(path: string, workers: Awaited<ReturnType<Renewable['workers']>> = null) {
  const done: string[] = []
  const kept = memoryStore()
  const page: Renewable = {
    memory: () => kept,
    path,
    workers: () => Promise.resolve(workers),
    changeOver: () => void done.push('changed over'),
    reload: () => void done.push('reloaded'),
  }
  return { page, done }
}

const registration = (waiting: ServiceWorker | null, installing: ServiceWorker | null) => ({
  update: () => Promise.resolve(undefined as never),
  waiting,
  installing,
})

describe('a page that is older than its server', () => {
  it.each(['/', '/table/abc'])('at %s is loaded anew, once for each version', async (path) => {
    const { page, done } = fakePage(path)
    expect(await renewOnce(newer, page)).toBe(true)
    expect(await renewOnce(newer, page)).toBe(false)
    expect(await renewOnce(newer + 1, page)).toBe(true)
    expect(done).toEqual(['reloaded', 'reloaded'])
  })

  it('that an older service worker has kept changes over to the new one when that is there', async () => {
    const { worker } = fakeWorker('installed')
    const { page, done } = fakePage('/', registration(worker, null))
    await renewOnce(newer, page)
    expect(done).toEqual(['changed over'])
  })

  it('waits for the new pages to be kept, and asks the server where that fails', async () => {
    for (const [state, what] of [
      ['installed', 'changed over'],
      ['redundant', 'reloaded'],
    ] as const) {
      const fresh = fakeWorker('installing')
      const { page, done } = fakePage('/', registration(null, fresh.worker))
      const renewed = renewOnce(newer, page)
      await new Promise((resolve) => setTimeout(resolve, 0))
      expect(done).toEqual([])
      fresh.finish(state)
      await renewed
      expect(done).toEqual([what])
    }
  })

  it('is loaded anew where no new pages can be found', async () => {
    const { page, done } = fakePage('/', {
      ...registration(null, null),
      update: () => Promise.reject(new Error('offline')),
    })
    await renewOnce(newer, page)
    expect(done).toEqual(['reloaded'])
  })

  it.each(['/local/abc', '/reader', '/notebook', '/learn'])('leaves %s in peace', async (path) => {
    const { page, done } = fakePage(path)
    expect(await renewOnce(newer, page)).toBe(false)
    expect(done).toEqual([])
  })

  it('is left alone where it is the newer one, or where nothing can be noted', async () => {
    const { page, done } = fakePage('/')
    expect(await renewOnce(protocolVersion - 1, page)).toBe(false)
    const forgetful = {
      ...page,
      memory: () => ({
        getItem: () => null,
        setItem: () => {
          throw new Error('no room')
        },
      }),
    }
    expect(await renewOnce(newer, forgetful)).toBe(false)
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    expect(await renewOnce(newer, { ...page, memory: forbidden })).toBe(false)
    expect(done).toEqual([])
  })
})
