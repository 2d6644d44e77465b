import { expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { Researcher } from '../support/researcher.ts'
import { remember } from '../support/settings.ts'

test('Alchemists: a whole game of four against bots, from the lobby to the count, with a reload in the middle', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await remember(context, { opponents: 3, strength: 'greedy' })
  const player = new Researcher(page)
  const { say } = player
  await page.goto('/')
  await page.getByRole('radio', { name: say('alchemists.shelf.title') }).check()
  await page.getByRole('button', { name: say('web.lobby.start') }).click()

  // The first round up to the own plan; then everything is where it was after a reload.
  for (let number = 0; (await player.untilAsked()) !== 'plan'; number++) await player.answer(number)
  const hand = page.getByRole('region', { name: say('web.alchemists.hand') })
  const before = await hand.textContent()
  await page.reload()
  expect(await player.untilAsked()).toBe('plan')
  expect(await hand.textContent()).toBe(before)

  const met = await player.playToEnd()
  expect(met).toContain(say('alchemists.ask.chooseOrder'))
  expect(met.size).toBeGreaterThan(6)

  const skip = page.getByRole('button', { name: say('web.end.skip') })
  if (await skip.isVisible()) await skip.click()
  await expect(page.getByRole('heading', { name: say('web.alchemists.result') })).toBeVisible()
  const sheet = page.getByRole('table', { name: say('web.end.scoreSheet') })
  await expect(sheet.getByRole('columnheader')).toHaveCount(4)
  await expect(sheet.getByRole('rowheader', { name: say('alchemists.score.reputation') })).toBeVisible()
})

test('Alchemists: what is impossible says why, and a plan counts its cubes', async ({ page, context }) => {
  await remember(context, { opponents: 1, strength: 'random' })
  const player = new Researcher(page)
  const { say } = player
  await page.goto('/')
  await page.getByRole('radio', { name: say('alchemists.shelf.title') }).check()
  await page.getByRole('button', { name: say('web.lobby.start') }).click()
  for (let number = 0; (await player.untilAsked()) !== 'plan'; number++) await player.answer(number)
  expect(await seriousFindings(page)).toEqual([])
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  expect(await seriousFindings(page)).toEqual([])
  const declare = player.tray.getByRole('button').last()
  await expect(declare).toContainText('0')
  const slot = page
    .getByRole('list', { name: say('web.alchemists.board') })
    .getByRole('button', { name: say('web.alchemists.place', { space: say('alchemists.space.test'), cubes: 1 }) })
  await slot.click()
  await expect(declare).toContainText('1')
  await page
    .getByRole('button', { name: say('web.alchemists.takeBack', { space: say('alchemists.space.test') }) })
    .click()
  await expect(declare).toContainText('0')
  await expect(page.getByText(say('web.alchemists.notNow')).first()).toBeVisible()
  // Everything on one card: the next question is about cards, and nothing can be confirmed without them.
  await slot.click()
  await declare.click()
  expect(await player.untilAsked()).toBe('turn')
  expect(await seriousFindings(page)).toEqual([])
})

test('Alchemists: a game on a phone in Russian', async ({ page, context }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 390, height: 664 })
  await remember(context, { opponents: 1, strength: 'random', locale: 'ru', theme: 'light' })
  const player = new Researcher(page, 'ru')
  const { say } = player
  await page.goto('/')
  await page.getByRole('radio', { name: say('alchemists.shelf.title') }).check()
  await page.getByRole('button', { name: say('web.lobby.start') }).click()
  await player.untilAsked()
  const panes = page.getByRole('navigation', { name: say('web.table.panes') })
  await panes.getByRole('button', { name: say('web.alchemists.paneNotebook') }).click()
  await expect(page.getByRole('grid', { name: say('notebook.sheet.grid') })).toBeVisible()
  await panes.getByRole('button', { name: say('web.alchemists.paneTheories') }).click()
  await expect(page.getByRole('region', { name: say('web.alchemists.theories') })).toBeVisible()
  await panes.getByRole('button', { name: say('web.alchemists.paneBoard') }).click()
  await player.playToEnd()
  await expect(page.getByRole('table', { name: say('web.end.scoreSheet') })).toBeVisible()
})
