import { formatter, locales } from '@athanor/messages/all'
import { expect, type Locator, test } from '@playwright/test'
import { fillShelf } from '../support/pages.ts'
import { sitDown, waitingGame } from '../support/pupilGames.ts'
import { remember } from '../support/settings.ts'
import { unfoldSettings } from '../support/setup.ts'

// What has room is shown, and what is shown has room: where parts of a table lie in windows that were badly used once.

const say = formatter('en')

for (const locale of locales) {
  for (const ask of ['work', 'ravens'] as const) {
    test(`beside a laptop’s board who overtakes whom is told whole: ${ask}, ${locale}`, async ({ page }) => {
      await remember(page, { locale })
      await sitDown(page, waitingGame({ ask }))
      const words = formatter(locale)
      for (const name of [words('web.apprentices.overtakes'), words('web.apprentices.threats')]) {
        const told = page.getByRole('region', { name, exact: true })
        await expect(told).toBeVisible()
        expect(await told.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2)
      }
    })
  }
}

test('a tablet shows all six tables beside a hint and what to do about a raven', async ({ page }) => {
  await remember(page, { hints: true, locale: 'ru' })
  await page.setViewportSize({ width: 1024, height: 768 })
  await sitDown(page, waitingGame({ ask: 'ravens' }))
  await expect(page.getByRole('complementary', { name: formatter('ru')('web.hint.title') })).toBeVisible()
  const hidden = await page.evaluate(() => {
    const board = document.querySelector('#board')
    return (board?.scrollHeight ?? 0) - (board?.clientHeight ?? 0)
  })
  expect(hidden).toBeLessThan(2)
})

test('a hint on a phone leaves in sight what it speaks of', async ({ page, context }) => {
  await remember(page, { hints: true })
  await fillShelf(context)
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/local/turn')
  await expect(page.getByRole('complementary', { name: say('web.hint.title') })).toBeVisible()
  await expect(page.getByRole('list', { name: say('web.compendium.fame') })).toBeInViewport()
  await expect(page.getByText(say('web.compendium.reserve'), { exact: true }).first()).toBeInViewport()
  await expect(page.getByRole('button', { name: say('web.compendium.takeOne') })).toBeInViewport({ ratio: 1 })
})

test('beside a laptop’s board the log keeps more than half of the column, and plans are not cut', async ({ page }) => {
  await remember(page, {})
  await sitDown(page, waitingGame({ ask: 'work' }))
  const plans = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('heading', { name: say('web.apprentices.plans') }) })
  await expect(plans).toBeVisible()
  const parts = await page.evaluate(() => {
    const [log, plan] = [document.querySelector('#log'), document.querySelector('aside:has(ol button)')]
    return { log: log?.clientHeight ?? 0, plan: plan?.clientHeight ?? 0, whole: plan?.scrollHeight ?? 0 }
  })
  expect(parts.log).toBeGreaterThan(parts.plan * 1.2)
  expect(parts.whole).toBe(parts.plan)
})

test('on a phone on its side dice and tables are in sight together, and panes say what they are', async ({ page }) => {
  await remember(page, {})
  await page.setViewportSize({ width: 844, height: 390 })
  await sitDown(page, waitingGame({ ask: 'work' }))
  await expect(page.getByRole('heading', { name: say('web.apprentices.ready') })).toBeInViewport()
  await expect(page.getByRole('heading', { name: say('web.apprentices.nextDie') })).toBeInViewport()
  const panes = page.getByRole('navigation', { name: say('web.table.panes') }).getByRole('button')
  for (const pane of await panes.all()) {
    if (await pane.isVisible()) expect((await pane.locator('span').boundingBox())?.width).toBeGreaterThan(10)
  }
  await expect(panes.filter({ hasText: say('web.apprentices.paneDice') })).toBeHidden()
})

test('on a phone on its side a game can be chosen and begun without scrolling', async ({ page }) => {
  await remember(page, {})
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  await expect(page.getByRole('radio', { name: say('apprentices.shelf.title') })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: say('web.lobby.start') })).toBeInViewport({ ratio: 1 })
})

test('on a large screen tables and saved games stand beside the choice of a game', async ({ page }) => {
  await remember(page, {})
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.goto('/')
  const games = page.getByRole('heading', { name: say('web.lobby.ownGames') })
  await expect(games).toBeInViewport()
  const choice = await page.getByRole('group', { name: say('web.lobby.whichGame') }).boundingBox()
  const own = await games.boundingBox()
  expect(own?.x).toBeGreaterThan((choice?.x ?? 0) + 600)
  const content = await page.getByRole('main').boundingBox()
  expect(content?.width).toBeGreaterThan(2560 * 0.9)
})

test('whoever goes by the keyboard chooses the game before playing it', async ({ page }) => {
  await remember(page, {})
  await page.goto('/')
  const play = page.getByRole('button', { name: say('web.lobby.start') })
  await expect(play).toBeVisible()
  const met: string[] = []
  while (met.at(-1) !== 'play' && met.length < 40) {
    await page.keyboard.press('Tab')
    met.push(
      await page.evaluate((start) => {
        const { activeElement: at } = document
        if (at?.textContent?.trim() === start) return 'play'
        return at instanceof HTMLInputElement && (at.closest('fieldset')?.querySelector('svg') ?? null) !== null
          ? 'game'
          : ''
      }, say('web.lobby.start')),
    )
  }
  expect(met.indexOf('game')).toBeGreaterThan(-1)
  expect(met.indexOf('play')).toBeGreaterThan(met.indexOf('game'))
})

test('long names are told whole beside the board, and on a tablet', async ({ page, context }) => {
  await remember(page, { locale: 'ru' })
  await fillShelf(context)
  await page.goto('/local/crowd')
  const name = 'Гермиона Трисмегистовна'
  const cut = (shown: Locator) =>
    shown.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
    )
  const card = page.getByRole('heading', { name, exact: true })
  await expect(card).toBeVisible()
  expect(await cut(card)).toBeLessThan(2)
  await page.setViewportSize({ width: 1024, height: 768 })
  const chip = page.getByTitle(name, { exact: true }).and(page.locator('span')).first()
  expect((await chip.boundingBox())?.height, 'two lines').toBeGreaterThan(25)
})

test('a new table asks little of whoever wants the usual game, and everything on request', async ({ page }) => {
  await remember(page, {})
  await page.goto('/new?game=apprentices')
  const preset = page.getByRole('radio', { name: say('apprentices.preset.initiate') })
  await expect(preset).toBeVisible()
  const sides = page.getByRole('group', { name: say('apprentices.option.table1'), exact: true })
  await expect(sides).toBeHidden()
  await unfoldSettings(page, say)
  await expect(sides).toBeVisible()
  await page.getByRole('switch', { name: say('apprentices.option.adviceOnRequest') }).check()
  await expect(page.getByText(say('web.setup.settings', { changed: 1 }))).toBeVisible()
})
