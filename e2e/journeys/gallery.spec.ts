import { expect, test } from '@playwright/test'
import { drawAll } from '../support/drawAll.ts'
import { remember } from '../support/settings.ts'

for (const theme of ['dark', 'light'] as const) {
  test(`every component looks as it did: ${theme}`, async ({ page, context }) => {
    await remember(context, { theme })
    await page.goto('/dev/gallery')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    await drawAll(page)
    await expect(page).toHaveScreenshot(`gallery-${theme}.png`, {
      fullPage: true,
      animations: 'disabled',
      mask: [page.getByRole('timer')],
      // A chip that changes its colour is more than this; another version of the browser is less.
      threshold: 0.04,
      maxDiffPixels: 250,
    })
  })
}
