import type { Format } from '@athanor/messages'
import { expect, type Page } from '@playwright/test'
import type { Screen } from './pages.ts'
import { finishedGame, sitDown, waitingGame } from './pupilGames.ts'

async function untilAsked(page: Page, say: Format): Promise<void> {
  await expect(page.getByRole('heading', { name: say('web.table.yourTurn'), exact: true })).toBeVisible()
}

/** Panes are a matter of narrow windows; whoever opens such a screen in a wide one sees the whole table. */
async function toPane(page: Page, name: string, say: Format): Promise<void> {
  const button = page.getByRole('navigation', { name: say('web.table.panes') }).getByRole('button', { name })
  if (await button.isVisible()) await button.click()
}

/** The table of The Apprentices at each of its questions, its parts, and its end. */
export const apprenticesScreens: readonly Screen[] = [
  ...(['fifthDie', 'ravens', 'work'] as const).map(
    (ask): Screen => ({
      name: `apprentices-${ask.toLowerCase()}`,
      async open(page, say) {
        await sitDown(page, waitingGame({ ask }))
        await untilAsked(page, say)
      },
    }),
  ),
  {
    // Much is said at once to whoever meets a raven for the first time.
    name: 'apprentices-ravens-hint',
    async open(page, say) {
      await page.addInitScript(() => {
        const settings = JSON.parse(localStorage.getItem('athanor.settings') ?? '{}') as object
        localStorage.setItem('athanor.settings', JSON.stringify({ ...settings, hints: true }))
      })
      await sitDown(page, waitingGame({ ask: 'ravens' }))
      await untilAsked(page, say)
      await expect(page.getByRole('complementary', { name: say('web.hint.title') })).toBeVisible()
    },
  },
  {
    name: 'apprentices-buy',
    async open(page, say) {
      await sitDown(page, waitingGame({ ask: 'work', round: 6 }))
      await untilAsked(page, say)
      await toPane(page, say('web.apprentices.paneTables'), say)
      await page.locator('#decision').getByRole('button').first().click()
      await expect(page.getByRole('heading', { name: say('apprentices.action.buyDie'), exact: true })).toBeVisible()
    },
  },
  {
    name: 'apprentices-players',
    async open(page, say) {
      await sitDown(page, waitingGame({ ask: 'work' }))
      await untilAsked(page, say)
      await toPane(page, say('web.apprentices.paneRivals'), say)
    },
  },
  {
    name: 'apprentices-end',
    async open(page, say) {
      await sitDown(page, finishedGame())
      await expect(page.getByRole('heading', { name: say('web.apprentices.result'), exact: true })).toBeVisible()
    },
  },
]
