import { formatter } from '@athanor/messages/all'
import { expect, test } from '@playwright/test'
import { fillShelf } from '../support/pages.ts'
import { Player } from '../support/player.ts'
import { remember } from '../support/settings.ts'

test('the language is changed in place and remembered', async ({ page, context }) => {
  await fillShelf(context)
  const [en, ru] = [formatter('en'), formatter('ru')]
  await page.goto('/')
  await expect(page.getByRole('heading', { name: en('web.lobby.welcome') })).toBeVisible()
  await page.getByRole('button', { name: 'Русский' }).click()
  await expect(page.getByRole('heading', { name: ru('web.lobby.welcome') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.goto('/local/turn')
  await expect(page.getByRole('heading', { name: ru('web.table.yourTurn') })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: en('web.table.yourTurn') })).toBeVisible()
})

test('a turn is played in Russian', async ({ page, context }) => {
  await remember(context, { locale: 'ru', opponents: 2 })
  const player = new Player(page, 'ru')
  await page.goto('/')
  await page.getByRole('button', { name: player.say('web.lobby.start') }).click()
  for (let number = 0; number < 3; number++) {
    expect(await player.untilAsked()).toBe('turn')
    await player.playTurn(number)
    await player.settled()
  }
})
