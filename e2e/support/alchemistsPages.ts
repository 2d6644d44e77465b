import type { PromptName } from '@athanor/alchemists'
import type { Format, Locale } from '@athanor/messages/all'
import { expect, type Page } from '@playwright/test'
import type { Screen } from './pages.ts'
import { Researcher } from './researcher.ts'
import { finishedGame, type ResearchGame, waitingGame } from './researchGames.ts'
import { atPace } from './settings.ts'

/** Every question of the base box, where most lies on the table; the debunking of masters is a question of its own. */
const asked: readonly { name: string; ask: PromptName; game?: ResearchGame; round?: number }[] = [
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

/** What the modules of The King's Golem bring, at a table with all of them. */
const royal: typeof asked = [
  { name: 'startup', ask: 'chooseStartup' },
  { name: 'order', ask: 'chooseOrder', round: 5 },
  { name: 'plan', ask: 'declare', round: 5 },
  { name: 'research', ask: 'researchGolem' },
  { name: 'library', ask: 'readBook' },
  { name: 'report', ask: 'report' },
]

/** What is asked on a screen of its own, where it is looked at in every window; the Herbalist's question names a card. */
export const askedOnScreens = [...new Set([...asked, ...royal].map(({ ask }) => ask))].filter(
  (ask) => ask !== 'herbalist',
)

/** Puts a game on the shelf of this page's browser. */
export async function shelve(page: Page, id: string, game: object): Promise<void> {
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
  ...[
    ...asked.map((each) => ({ game: 'apprentices' as const, ...each, name: `alchemists-${each.name}` })),
    ...royal.map((each) => ({ ...each, game: 'golem' as const, name: `golem-${each.name}` })),
  ].map(
    ({ name, ask, game, round }): Screen => ({
      name,
      guided: true,
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
        await showPane(page, say(`web.alchemists.pane${pane}`), say)
      },
    }),
  ),
  {
    name: 'golem-article',
    async open(page, say) {
      await shelve(page, 'scene', waitingGame('scene', { game: 'golem', ask: 'publish', open: 'publishArticle' }))
      const researcher = await researcherAt(page, 'scene')
      await researcher.untilAsked()
      await researcher.pick(say('alchemists.action.publishArticle'))
      await researcher.fill(1, false)
    },
  },
  ...(['Theories', 'Notebook', 'Lab'] as const).map(
    (pane): Screen => ({
      name: `golem-pane-${pane.toLowerCase()}`,
      async open(page, say) {
        await shelve(page, 'scene', waitingGame('scene', { game: 'golem', ask: 'declare' }))
        await (await researcherAt(page, 'scene')).untilAsked()
        await showPane(page, say(`web.alchemists.pane${pane}`), say)
      },
    }),
  ),
  ...(['masters', 'golem'] as const).map(
    (game): Screen => ({
      name: game === 'masters' ? 'alchemists-end' : 'golem-end',
      async open(page, say) {
        await shelve(page, 'scene', finishedGame('scene', game))
        await page.goto('/local/scene')
        await expect(page.getByRole('heading', { name: say('web.alchemists.result'), exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { name: say('web.end.review') })).toBeVisible()
      },
    }),
  ),
  {
    name: 'alchemists-review',
    async open(page, say) {
      await shelve(page, 'scene', finishedGame('scene', 'masters'))
      await page.addInitScript(() => localStorage.setItem('athanor.reviewWorlds', '2'))
      await page.goto('/replay/local/scene')
      await page.getByRole('button', { name: say('web.review.look', { state: 'fresh' }) }).click()
      const isDone = page.getByRole('button', { name: say('web.review.look', { state: 'done' }) })
      await expect(isDone).toBeVisible({ timeout: 90_000 })
      await page.getByText(say('web.review.what')).click()
      await page.getByRole('heading', { name: say('web.review.turns') }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'alchemists-revelation',
    async open(page, say) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await standStill(page)
      await atPace(page, 'step')
      await shelve(page, 'scene', finishedGame('scene', 'masters'))
      await page.goto('/local/scene')
      const next = page.getByRole('button', { name: say('web.end.next') })
      const revelation = page.getByRole('heading', { name: say('web.alchemists.revelation'), exact: true })
      // What is counted before comes first.
      for (; !(await revelation.isVisible()); ) await next.click()
      // Some ingredients lie open, and one is being turned over.
      for (let scene = 0; scene < 9; scene++) await next.click()
    },
  },
  {
    name: 'alchemists-rules',
    async open(page, say) {
      await shelve(page, 'scene', waitingGame('scene', { game: 'golem', ask: 'publish' }))
      await (await researcherAt(page, 'scene')).untilAsked()
      await page.getByRole('button', { name: say('web.table.menu') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('web.rules.title') })
        .click()
      await expect(page.getByText(say('web.rules.now'))).toBeVisible()
    },
  },
  {
    name: 'alchemists-new',
    async open(page, say) {
      await page.goto('/new?game=alchemists')
      await page.getByRole('radio', { name: say('web.clock.threeDays') }).check()
    },
  },
]

/** A show that goes on only when it is told to. */
async function standStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    const longest = 700
    window.setTimeout = ((work: TimerHandler, time = 0) => (time > longest ? 0 : wait(work, time))) as typeof setTimeout
  })
}

async function showPane(page: Page, name: string, say: Format): Promise<void> {
  const button = page.getByRole('navigation', { name: say('web.table.panes') }).getByRole('button', { name })
  if (await button.isVisible()) await button.click()
}
