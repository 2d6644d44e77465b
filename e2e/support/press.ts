import type { CDPSession, Locator, Page } from '@playwright/test'

/** A press as a hand makes it, in its two halves. */
interface Press {
  down(): Promise<void>
  up(): Promise<void>
}

/** Goes to what is to be pressed. To find it by its name is work that no player makes, so it is done before the clock runs. */
export type Hand = (target: Locator) => Promise<Press>

/** How long a hand keeps a button down, or a finger stays on the glass. */
const held = 80
/** Until what a mouse lights up on its way has been drawn. */
const settled = 150

/** A finger, or a hand with a mouse. */
export function handOf(page: Page, browser: CDPSession, touch: boolean): Hand {
  return async (target) => {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (box === null) throw new TypeError('what is to be pressed is not on the screen')
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    if (touch) {
      return {
        down: () => send('touchStart', [place]),
        up: () => send('touchEnd', []),
      }
    }
    await page.mouse.move(place.x, place.y)
    await page.waitForTimeout(settled)
    return { down: () => page.mouse.down(), up: () => page.mouse.up() }
  }

  async function send(type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]): Promise<void> {
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

/** The slowest event of a press, from its moment to the next picture, as the browser itself tells it (in steps of 8 ms). */
export async function timeToPicture(page: Page, { down, up }: Press): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = []
    const watch = new PerformanceObserver((list) => {
      // What the pointer merely comes to stand on, as the page moves below it, is no press.
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId !== 0) seen.push(entry.duration)
      }
    })
    watch.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(window, { seen, watch })
  })
  await down()
  await page.waitForTimeout(held)
  await up()
  // The browser tells about an event after its picture was shown.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForTimeout(400)
  return page.evaluate(() => {
    const { seen, watch } = window as unknown as { seen: number[]; watch: PerformanceObserver }
    watch.disconnect()
    return Math.max(0, ...seen)
  })
}
