import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserTabs } from './browserTabs.ts'

type Hold = () => Promise<void>

/** A page of a browser whose locks answer as they are told. */
function pageWith(request: (hold: Hold, options: LockOptions) => Promise<void>) {
  const asked: LockOptions[] = []
  const locks = {
    request(_name: string, options: LockOptions, hold: Hold) {
      asked.push(options)
      return request(hold, options)
    },
  }
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return asked
}

afterEach(() => vi.unstubAllGlobals())

async function soon(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve()
}

describe('the tabs of a browser', () => {
  it('lead with the lock', async () => {
    pageWith((hold, { steal }) => (steal === true ? hold() : new Promise(() => undefined)))
    expect(browserTabs('game').leads()).toBe(true)
  })

  it('wait again, once, after another tab took the lead', async () => {
    let steal: (reason: Error) => void = () => undefined
    const asked = pageWith((hold, options) => {
      if (options.steal !== true) return new Promise(() => undefined)
      void hold()
      return new Promise((_, reject) => {
        steal = reject
      })
    })
    const tabs = browserTabs('game')
    await soon()
    expect(asked).toHaveLength(2)
    steal(new DOMException('stolen', 'AbortError'))
    await soon()
    expect(tabs.leads()).toBe(false)
    expect(asked).toHaveLength(3)
  })

  it('do not ask for ever where a page that was left may not wait', async () => {
    const asked = pageWith(() => {
      // A page that asks without an end would never let this test go on.
      if (asked.length > 20) return new Promise(() => undefined)
      return Promise.reject(new DOMException('not active', 'InvalidStateError'))
    })
    expect(browserTabs('game').leads()).toBe(false)
    await soon()
    expect(asked.length).toBeLessThanOrEqual(3)
  })
})
