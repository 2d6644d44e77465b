import { expect, test } from '@playwright/test'
import { Player } from '../support/player.ts'
import { remember } from '../support/settings.ts'

test('against bots: from the lobby to the proved result, with a reload in the middle', async ({ page, context }) => {
  await remember(context, {})
  const player = new Player(page)
  const { say } = player
  await page.goto('/')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('button', { name: say('web.lobby.start') }).click()

  for (let number = 0; number < 4; number++) {
    expect(await player.untilAsked()).toBe('turn')
    await player.playTurn(number)
    await player.settled()
  }
  expect(await player.untilAsked()).toBe('turn')
  const cauldrons = page.getByRole('list', { name: say('web.compendium.board') }).getByRole('button')
  const before = await cauldrons.allTextContents()
  await page.reload()
  expect(await player.untilAsked()).toBe('turn')
  expect(await cauldrons.allTextContents()).toEqual(before)

  await player.playToEnd()

  await page
    .getByRole('button', { name: say('web.end.skip') })
    .or(page.getByRole('table').first())
    .first()
    .waitFor()
  const skip = page.getByRole('button', { name: say('web.end.skip') })
  if (await skip.isVisible()) await skip.click()
  await expect(page.getByRole('heading', { name: say('web.end.title') })).toBeVisible()
  const sheet = page.getByRole('table', { name: say('web.end.scoreSheet') })
  await expect(sheet.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('img', { name: say('web.end.chart') })).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: say('web.end.save') }).click()
  expect((await saved).suggestedFilename()).toMatch(/^athanor-compendium-[0-9a-f]{8}\.json$/)

  await page.getByRole('button', { name: say('web.verify.button') }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: say('web.verify.yes') })).toHaveCount(7)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: say('web.end.replay') }).click()
  await page.getByRole('button', { name: say('web.replay.fromStart') }).click()
  await expect(page.getByRole('slider', { name: say('web.replay.position') })).toBeVisible()
})
