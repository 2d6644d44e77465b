import { expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { KeyboardPlayer } from '../support/keyboard.ts'
import { Pupil } from '../support/pupil.ts'
import { sharedGame, sitDown, waitingGame } from '../support/pupilGames.ts'
import { remember } from '../support/settings.ts'

test('The Apprentices: against a bot from the lobby through a first round, and late rounds to the count, the chart and the proof', async ({
  page,
  context,
}) => {
  await remember(context, { opponents: 1, strength: 'random' })
  const pupil = new Pupil(page)
  const { say } = pupil
  await page.goto('/')
  await page.getByRole('radio', { name: say('apprentices.shelf.title') }).check()
  await page.getByRole('button', { name: say('web.lobby.start') }).click()
  await pupil.untilAsked()
  expect(await seriousFindings(page)).toEqual([])
  const met = new Set<string>()
  const secondRound = page.getByRole('heading', { level: 1, name: say('web.apprentices.round', { round: 2 }) })
  for (let number = 0; !(await secondRound.isVisible()); number++) {
    expect(number).toBeLessThan(60)
    await pupil.untilAsked()
    const before = await pupil.shown()
    met.add(await pupil.answer(number))
    await pupil.untilMoved(before)
  }
  // From here on with what is stored of another table.
  await sitDown(page, waitingGame({ ask: 'ravens', round: 11 }))
  for (const question of await pupil.playToEnd()) met.add(question)
  expect([...met].toSorted()).toEqual(expect.arrayContaining(['fifthDie', 'ravens', 'work']))

  const sheet = page.getByRole('table', { name: say('web.end.scoreSheet') })
  await expect(sheet.getByRole('columnheader')).toHaveCount(4)
  await expect(page.getByRole('img', { name: say('web.apprentices.chart') })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: say('web.verify.button') }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: say('web.verify.yes') })).toHaveCount(7)
})

test('The Apprentices: one tap researches, undo takes it back, and chosen units pay', async ({ page, context }) => {
  await remember(context, {})
  const pupil = new Pupil(page)
  const { say } = pupil
  await sitDown(page, waitingGame({ ask: 'work', round: 6 }))
  await pupil.untilAsked()
  expect(await seriousFindings(page)).toEqual([])
  const ready = pupil.bench.getByRole('button', { pressed: false })
  const before = await ready.count()
  await pupil.glowing.first().click()
  await expect(ready).not.toHaveCount(before)
  const undo = page.getByRole('button', { name: say('web.table.undo') })
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true')
  await undo.click()
  await expect(ready).toHaveCount(before)
  // A unit that is insisted on leaves only what it pays for.
  await ready.first().click()
  await expect(page.getByText(say('web.apprentices.insisting', { count: 1 }))).toBeVisible()
  // What is short says so.
  const short = page
    .getByRole('list', { name: say('web.apprentices.tables') })
    .locator('button[aria-disabled="true"]')
    .first()
  const [, why = ''] = (await short.innerText()).split('.')
  await short.press('Enter')
  await expect(page.getByRole('button', { name: why.trim(), exact: true })).toBeVisible()
})

test('The Apprentices: to the end of a game on a phone in Russian', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await remember(context, { locale: 'ru', theme: 'light' })
  const pupil = new Pupil(page, 'ru')
  const { say } = pupil
  await sitDown(page, waitingGame({ ask: 'ravens', round: 11 }))
  await pupil.untilAsked()
  expect(await seriousFindings(page)).toEqual([])
  await expect(pupil.bench.getByRole('button', { name: say('web.apprentices.risk') })).toBeVisible()
  const panes = page.getByRole('navigation', { name: say('web.table.panes') })
  await panes.getByRole('button', { name: say('web.apprentices.paneTables') }).click()
  await expect(page.getByRole('list', { name: say('web.apprentices.tables') })).toBeVisible()
  await panes.getByRole('button', { name: say('web.apprentices.paneRivals') }).click()
  await expect(page.getByRole('combobox')).toBeVisible()
  await panes.getByRole('button', { name: say('web.apprentices.paneDice') }).click()
  await pupil.playToEnd()
  await expect(page.getByRole('table', { name: say('web.end.scoreSheet') })).toBeVisible()
})

test('The Apprentices: the last rounds with the keyboard alone', async ({ page, context }) => {
  await remember(context, {})
  const pupil = new Pupil(page)
  const keys = new KeyboardPlayer(page)
  await sitDown(page, waitingGame({ ask: 'ravens', round: 11 }))
  for (let number = 0; (await pupil.untilAsked()) === 'turn'; number++) {
    expect(number).toBeLessThan(80)
    const before = await pupil.shown()
    await keys.press('d')
    const last = (await pupil.tray.getByRole('button').last().innerText()).trim()
    await keys.tabTo(last)
    await keys.press('Enter')
    await pupil.untilMoved(before)
  }
  await expect(pupil.finale).toBeVisible()
  await expect(pupil.finale).toBeFocused()
})

test('The Apprentices: around one screen, help that was settled once stands', async ({ page, context }) => {
  await remember(context, {})
  const { saved, helper } = sharedGame({ ask: 'ravens' })
  const pupil = new Pupil(page)
  const { say } = pupil
  await sitDown(page, saved)
  expect(await pupil.untilAsked()).toBe('cover')
  await pupil.takeScreen()
  await pupil.untilAsked()
  const help = page.getByRole('button', { name: say('web.apprentices.letHelp', { player: helper }) })
  await expect(help).toHaveCount(0)
  await page.getByRole('combobox', { name: say('web.apprentices.wishOf', { player: helper }) }).selectOption('always')
  await help.first().click()
  const log = page.getByRole('list', { name: say('web.table.log') })
  await expect(log.getByText(helper).first()).toBeVisible()
  await expect(help).toHaveCount(0)
})
