import { alchemists } from '@athanor/alchemists'
import { expect, type Page, test } from '@playwright/test'
import { shelve } from '../support/alchemistsPages.ts'
import { Player } from '../support/player.ts'
import { recorded } from '../support/recordedGame.ts'
import { Researcher } from '../support/researcher.ts'
import { finishedGame } from '../support/researchGames.ts'
import { remember } from '../support/settings.ts'

/** A finished game on the shelf of this browser, to be looked at again in so many worlds. */
async function openFinished(page: Page, worlds: number): Promise<Player> {
  await remember(page.context(), {})
  await shelve(page, 'over', finishedGame('over', 'masters'))
  await page.addInitScript((kept) => localStorage.setItem('athanor.reviewWorlds', kept), String(worlds))
  await page.goto('/replay/local/over')
  return new Player(page)
}

test('Alchemists: a finished game is looked at again, step by step, stopped and gone on with, and kept', async ({
  page,
}) => {
  const { say } = await openFinished(page, 2)
  await page.getByRole('button', { name: say('web.review.look', { state: 'fresh' }) }).click()
  const stop = page.getByRole('button', { name: say('web.review.stop') })
  const bar = page.getByRole('progressbar').first()
  // The most telling decisions come first, and what was found is there before all of it is.
  await expect(page.getByRole('heading', { name: say('web.review.kinds') })).toBeVisible({ timeout: 30_000 })
  await stop.click()
  const done = Number(await bar.getAttribute('value'))
  const all = Number(await bar.getAttribute('max'))
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThan(all)
  await page.getByRole('button', { name: say('web.review.look', { state: 'stopped' }) }).click()
  const again = page.getByRole('button', { name: say('web.review.look', { state: 'done' }) })
  await expect(again).toBeVisible({ timeout: 90_000 })
  await expect(bar).toHaveAttribute('value', String(all))
  await expect(page.getByRole('heading', { name: say('web.review.turns') })).toBeVisible()
  await expect(page.getByText(say('web.review.lost', { lost: 0 }).slice(0, 8))).toBeVisible()

  // Another seat has its own review, and the first one is still there.
  const seats = page.getByRole('group', { name: say('web.review.seat') }).getByRole('radio')
  await seats.nth(1).check({ force: true })
  await expect(page.getByRole('button', { name: say('web.review.look', { state: 'fresh' }) })).toBeVisible()
  await seats.nth(0).check({ force: true })
  await expect(again).toBeVisible()
  await expect(bar).toHaveAttribute('value', String(all))
})

test('Alchemists: a finished game is played on from a turning point, as practice that takes no place of another game', async ({
  page,
}) => {
  const { say } = await openFinished(page, 2)
  await page.getByRole('button', { name: say('web.review.look', { state: 'fresh' }) }).click()
  const playOn = page.getByRole('button', { name: say('web.practice.playOn') }).first()
  await expect(page.getByRole('button', { name: say('web.review.look', { state: 'done' }) })).toBeVisible({
    timeout: 90_000,
  })
  await playOn.click()
  await expect(page).toHaveURL(/\/local\/[0-9a-f]{16}$/)
  const kept = await page.evaluate(() => {
    const id = location.pathname.split('/').at(-1) ?? ''
    const games = Object.keys(localStorage).filter((key) => key.startsWith('athanor.game.'))
    const saved = JSON.parse(localStorage.getItem(`athanor.game.${id}`) ?? '{}') as {
      readonly practice?: { readonly from: number }
    }
    return { games: games.length, from: saved.practice?.from ?? null }
  })
  expect(kept.games).toBe(2)
  await expect(page.getByText(say('web.practice.notice', { from: kept.from ?? Number.NaN }))).toBeVisible()
  // The decision of then is asked again.
  await new Researcher(page, 'en').untilAsked()
  await page.goto('/')
  await expect(page.getByText(say('web.practice.name', { from: kept.from ?? Number.NaN }))).toBeVisible()
})

test('Alchemists: in a replay each move of a bot says why it was made, below the master, too', async ({ page }) => {
  const { log } = recorded(alchemists, {
    names: ['Soot', 'Chalk'],
    colours: ['purple', 'white'],
    seed: 'why',
    options: alchemists.options.presets['master'] ?? {},
    bot: 'soot',
    momentOf: () => null,
  })
  const plan = log.entries.findIndex((entry) => 'action' in entry && isPlan(entry.action)) + 1
  const { say } = new Player(page)
  await remember(page, {})
  await page.goto('/replay')
  await page.getByLabel(say('web.replay.choose')).setInputFiles({
    name: 'log.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(log)),
  })
  await page.getByRole('button', { name: say('web.replay.fromStart') }).click()
  await page.getByRole('button', { name: say('web.replay.pause') }).click()
  await page.getByRole('slider', { name: say('web.replay.position') }).fill(String(plan))
  const controls = page.getByRole('region', { name: say('web.replay.title') })
  await controls.getByRole('button', { name: say('web.replay.why') }).click()
  await expect(controls.getByRole('status')).toContainText(/This plan promises .*\d/)
  // Another move is another question.
  await page.getByRole('button', { name: say('web.replay.forward') }).click()
  await expect(controls.getByRole('status')).toBeHidden()
  await expect(controls.getByRole('button', { name: say('web.replay.why') })).toBeVisible()
})

function isPlan(action: unknown): boolean {
  return (action as { readonly kind?: string }).kind === 'declare'
}
