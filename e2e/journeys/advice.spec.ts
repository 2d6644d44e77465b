import { locales } from '@athanor/messages/all'
import { expect, test } from '@playwright/test'
import { shelve } from '../support/alchemistsPages.ts'
import { Researcher } from '../support/researcher.ts'
import { waitingGame } from '../support/researchGames.ts'
import { remember } from '../support/settings.ts'

for (const locale of locales) {
  test(`Alchemists: the Scholar says what it would do and why, and lays it into the tray, ${locale}`, async ({
    page,
  }) => {
    await remember(page.context(), { locale })
    await shelve(page, 'advice', waitingGame('advice', { game: 'masters', ask: 'declare', round: 4 }))
    await page.goto('/local/advice')
    const researcher = new Researcher(page, locale)
    const { say } = researcher
    await researcher.untilAsked()
    const ask = page.getByRole('button', { name: say('web.alchemists.advise') })
    await ask.click()
    const told = page.getByRole('status').filter({ hasText: say('web.alchemists.advised', { action: '' }).slice(0, 8) })
    await expect(told).toBeVisible()
    // A figure of the decision, and cubes on the board that only have to be declared.
    await expect(told).toContainText(/\d/)
    await expect(ask).toBeHidden()
    const held = page.getByRole('button', { name: say('web.alchemists.declare', { placed: 4, held: 4 }) })
    await expect(held).toBeVisible()
    for (const size of [
      { width: 360, height: 640 },
      { width: 844, height: 390 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(size)
      await expect(held).toBeInViewport({ ratio: 1 })
    }
    await held.click()
    await expect(told).toBeHidden()
  })
}
