import { formatter } from '@athanor/messages'
import { expect, test } from '@playwright/test'
import { fillShelf, screens } from '../support/pages.ts'
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

for (const { name, open } of screens) {
  test(`no English word is left in Russian: ${name}`, async ({ page, context }) => {
    await remember(context, { locale: 'ru' })
    await fillShelf(context)
    await open(page, formatter('ru'))
    const text = await page.locator('body').innerText()
    // Names, keys, languages and licences are the same everywhere.
    const known =
      /Athanor|English|Adept|Raven|Cat|Owl|EN|QR|cookie|game-icons\.net|CC BY|SIL Open Font License|Delapouite|Lorc|Forum|Alegreya Sans|Esc|Enter|http\S+|[0-9a-f]{16,}|turn|pages-\d/g
    const english = text.replace(known, '').match(/[A-Za-z]{3,}/g) ?? []
    expect(english).toEqual([])
  })
}

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
