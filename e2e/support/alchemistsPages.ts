import type { AskName } from '@athanor/alchemists'
import type { Locale } from '@athanor/messages/all'
import { expect, type Page } from '@playwright/test'
import type { Screen } from './pages.ts'
import { Researcher } from './researcher.ts'
import { finishedGame, waitingGame } from './researchGames.ts'

/** Every question of the base box, where most lies on the table; the debunking of masters is a question of its own. */
const asked: readonly { name: string; ask: AskName; game?: 'masters' | 'thinkers'; round?: number }[] = [
  { name: 'keep-favour', ask: 'keepFavour' },
  { name: 'order', ask: 'chooseOrder' },
  { name: 'plan', ask: 'declare', round: 5 },
  { name: 'plan-last', ask: 'declare', game: 'masters' },
  { name: 'forage', ask: 'forage' },
  { name: 'transmute', ask: 'transmute' },
  { name: 'custodian', ask: 'custodian' },
  { name: 'bid', ask: 'bid' },
  { name: 'sell', ask: 'sell' },
  { name: 'buy', ask: 'buy' },
  { name: 'debunk', ask: 'debunk' },
  { name: 'demonstrate', ask: 'debunk', game: 'masters' },
  { name: 'publish', ask: 'publish' },
  { name: 'immediate', ask: 'immediate' },
  { name: 'test', ask: 'test' },
  { name: 'drink', ask: 'drink' },
  { name: 'exhibit', ask: 'exhibit' },
  { name: 'herbalist', ask: 'herbalist' },
  { name: 'boots', ask: 'boots' },
  { name: 'periscope', ask: 'periscope', game: 'masters' },
  { name: 'thinking-cap', ask: 'thinkingCap', game: 'thinkers' },
]

async function shelve(page: Page, id: string, game: object): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(`athanor.game.${key}`, value ?? ''), [
    id,
    JSON.stringify(game),
  ] as const)
}

async function researcherAt(page: Page, id: string): Promise<Researcher> {
  await page.goto(`/local/${id}`)
  const locale = (await page.locator('html').getAttribute('lang')) as Locale
  return new Researcher(page, locale)
}

/** The table of Alchemists at every question, with an answer in the making, and at its end. */
export const alchemistsScreens: readonly Screen[] = [
  ...asked.map(
    ({ name, ask, game = 'apprentices', round }): Screen => ({
      name: `alchemists-${name}`,
      async open(page) {
        await shelve(page, 'scene', waitingGame('scene', { game, ask, ...(round === undefined ? {} : { round }) }))
        const researcher = await researcherAt(page, 'scene')
        const kind = await researcher.untilAsked()
        if (kind === 'plan') await researcher.place(2)
        else await researcher.fill(2)
      },
    }),
  ),
  ...(['Theories', 'Notebook', 'Lab'] as const).map(
    (pane): Screen => ({
      name: `alchemists-pane-${pane.toLowerCase()}`,
      // Panes are a matter of narrow windows; whoever opens this screen in a wide one sees the whole table.
      async open(page, say) {
        await shelve(page, 'scene', waitingGame('scene', { game: 'masters', ask: 'publish' }))
        await (await researcherAt(page, 'scene')).untilAsked()
        const panes = page.getByRole('navigation', { name: say('web.table.panes') })
        const button = panes.getByRole('button', { name: say(`web.alchemists.pane${pane}`) })
        if (await button.isVisible()) await button.click()
      },
    }),
  ),
  {
    name: 'alchemists-end',
    async open(page, say) {
      await shelve(page, 'scene', finishedGame('scene', 'masters'))
      await page.goto('/local/scene')
      await expect(page.getByRole('heading', { name: say('web.alchemists.result'), exact: true })).toBeVisible()
    },
  },
]
