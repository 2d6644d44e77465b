import { expect, test } from '@playwright/test'
import { Player } from '../support/player.ts'

test('whoever is new is guided through a first game, and can switch the guide off', async ({ page }) => {
  const { say } = new Player(page)
  const title = say('compendium.shelf.title')
  await page.goto('/')
  // The lobby says which game it is, for how many, and for how long.
  await expect(page.getByRole('radio', { name: `${title} ${say('compendium.shelf.tagline')}` })).toBeChecked()
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await page.getByRole('link', { name: say('web.lobby.firstTime') }).click()
  await page.getByRole('button', { name: title, exact: true }).click()

  const hint = page.getByRole('complementary', { name: say('web.hint.title') })
  await expect(hint).toContainText(say('web.compendium.guide.opening'))
  await page
    .getByRole('button', { name: say('web.compendium.sayCreate') })
    .first()
    .click()
  await expect(hint).toContainText(say('web.compendium.guide.create'))
  // Back again: what was not read yet is still there.
  await page.keyboard.press('Escape')
  await expect(hint).toContainText(say('web.compendium.guide.opening'))
  await hint.getByRole('button', { name: say('web.hint.read') }).click()
  await expect(hint).toBeHidden()
  await page
    .getByRole('button', { name: say('web.compendium.sayCreate') })
    .first()
    .click()
  await expect(hint).toContainText(say('web.compendium.guide.create'))
  await hint.getByRole('button', { name: say('web.hint.off') }).click()
  await expect(hint).toBeHidden()

  // It stays off, until somebody switches it on again.
  await page.reload()
  await expect(page.getByRole('heading', { name: say('web.table.yourTurn') })).toBeVisible()
  await expect(hint).toBeHidden()
  await page.getByRole('button', { name: say('web.table.menu') }).click()
  await page.getByRole('switch', { name: say('web.lobby.hints') }).click()
  await page.keyboard.press('Escape')
  await expect(hint).toContainText(say('web.compendium.guide.opening'))
})

test('who comes back finds the game that was begun', async ({ page }) => {
  const { say } = new Player(page)
  await page.goto('/learn')
  await page.getByRole('button', { name: say('compendium.shelf.title'), exact: true }).click()
  await expect(page.getByRole('heading', { name: say('web.table.yourTurn') })).toBeVisible()
  const table = page.url()
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('web.lobby.resume') })
    .first()
    .click()
  await expect(page).toHaveURL(table)
})
