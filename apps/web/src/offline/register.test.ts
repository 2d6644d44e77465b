import { describe, expect, it } from 'vitest'
import { keepWith, type PageKeeper } from './register.ts'

/** A worker that goes from state to state. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}
const asWorker = (worker: FakeWorker | null) => worker as unknown as ServiceWorker | null

class FakeRegistration extends EventTarget {
  waiting: ServiceWorker | null = null
  installing: ServiceWorker | null = null
  find(worker: FakeWorker): void {
    this.installing = asWorker(worker)
    this.dispatchEvent(new Event('updatefound'))
  }
}

/** A page, under a version that is kept already or as nobody has been here before. */
async function pageOf(controller: FakeWorker | null, waiting: FakeWorker | null = null) {
  const registration = new FakeRegistration()
  registration.waiting = asWorker(waiting)
  const trustStore = { controller: asWorker(controller), register: async () => registration }
  const offered: ServiceWorker[] = []
  let settle = () => {}
  const quiet = new Promise<void>((resolve) => {
    settle = resolve
  })
  const begun = keepWith(trustStore, quiet, (worker) => offered.push(worker))
  return {
    registration,
    trustStore,
    offered,
    async becomeQuiet() {
      settle()
      await begun
    },
  }
}

describe('the offer of a new version', () => {
  it('is made where the page came from an older one', async () => {
    const page = await pageOf(new FakeWorker())
    await page.becomeQuiet()
    const newer = new FakeWorker()
    page.registration.find(newer)
    expect(page.offered).toEqual([])
    newer.become('installed')
    expect(page.offered).toEqual([newer])
  })

  it('is made at once where the newer one waits already', async () => {
    const newer = new FakeWorker()
    const page = await pageOf(new FakeWorker(), newer)
    await page.becomeQuiet()
    expect(page.offered).toEqual([newer])
  })

  it('is not made on a first visit, though another page of it began to keep the pages', async () => {
    const first = new FakeWorker()
    const page = await pageOf(null, first)
    // The other page's worker takes over before this page is quiet.
    page.trustStore.controller = asWorker(first)
    await page.becomeQuiet()
    page.registration.find(first)
    first.become('installed')
    expect(page.offered).toEqual([])
  })

  it('is not made, and nothing fails, where a browser keeps nothing', async () => {
    const trustStore: PageKeeper = {
      controller: null,
      register: () => Promise.reject(new DOMException('Storage access is restricted', 'SecurityError')),
    }
    await expect(keepWith(trustStore, Promise.resolve(), () => expect.unreachable())).resolves.toBeUndefined()
  })
})
