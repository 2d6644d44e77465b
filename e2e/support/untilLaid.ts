import type { Page } from '@playwright/test'

/** What follows from a press, or from a move, comes one picture after it: until then the page says that it is on its way. */
export async function untilLaid(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-opening], #board[aria-busy="true"]') === null)
}
