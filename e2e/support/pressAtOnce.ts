import type { Locator } from '@playwright/test'

/** Presses the first few of them one after the other, faster than the page can draw. */
export async function pressAtOnce(targets: Locator, count: number): Promise<void> {
  await targets.evaluateAll(async (all, most) => {
    for (const each of all.slice(0, most)) {
      if (each instanceof HTMLElement) each.click()
      await new Promise((done) => setTimeout(done))
    }
  }, count)
}
