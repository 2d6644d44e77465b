import { expect, type Page, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { guestOf } from '../support/guest.ts'
import { Researcher } from '../support/researcher.ts'
import { remember } from '../support/settings.ts'
import { unfoldSettings } from '../support/setup.ts'
import { tap } from '../support/wire.ts'

/** A table against a bot, at the first question. */
async function sitDown(page: Page, player: Researcher): Promise<void> {
  await page.goto('/')
  await page.getByRole('radio', { name: player.say('alchemists.shelf.title') }).check()
  await page.getByRole('button', { name: player.say('web.lobby.start') }).click()
  await player.untilAsked()
}

test('Notebook at the table: own marks by mouse and by keys, undo, a note, all there after a reload', async ({
  page,
  context,
}) => {
  await remember(context, { opponents: 1, strength: 'random' })
  const player = new Researcher(page)
  const { say } = player
  await sitDown(page, player)
  const notebook = page.getByRole('region', { name: say('web.alchemists.notebook') })
  const cell = (ingredient: 'toad' | 'fern', alchemical: 'pnP' | 'npN') =>
    notebook.getByRole('gridcell', {
      name: new RegExp(`^${say(`alchemy.ingredient.${ingredient}`)}, ${say(`alchemy.alchemical.${alchemical}`)}:`),
    })
  await notebook.getByRole('radio', { name: say('notebook.sheet.modeName', { mode: 'mark' }) }).check()
  await cell('toad', 'pnP').click()
  await expect(cell('toad', 'pnP')).toHaveAccessibleName(new RegExp(say('notebook.sheet.marked', { mark: 'cross' })))
  await cell('toad', 'pnP').click()
  await expect(cell('toad', 'pnP')).toHaveAccessibleName(new RegExp(say('notebook.sheet.marked', { mark: 'circle' })))
  // By keys: one to the left and one up, a cross, taken back, and again.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(cell('fern', 'npN')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cell('fern', 'npN')).toHaveAccessibleName(new RegExp(say('notebook.sheet.marked', { mark: 'cross' })))
  await notebook.getByRole('button', { name: say('notebook.sheet.undo') }).click()
  await expect(cell('fern', 'npN')).not.toHaveAccessibleName(
    new RegExp(say('notebook.sheet.marked', { mark: 'cross' })),
  )
  await cell('fern', 'npN').press(' ')
  await notebook.getByLabel(say('notebook.sheet.note'), { exact: true }).fill('ask the toad')
  await notebook.getByLabel(say('notebook.sheet.note'), { exact: true }).press('Enter')
  await expect(cell('fern', 'npN')).toHaveAccessibleName(/ask the toad/)
  expect(await seriousFindings(page)).toEqual([])
  await page.reload()
  await player.untilAsked()
  await expect(cell('toad', 'pnP')).toHaveAccessibleName(new RegExp(say('notebook.sheet.marked', { mark: 'circle' })))
  await expect(cell('fern', 'npN')).toHaveAccessibleName(/ask the toad/)
})

test('Notebook at the table: less help than was agreed on, chosen by its owner', async ({ page, context }) => {
  await remember(context, { opponents: 1, strength: 'random', locale: 'ru', theme: 'light' })
  const player = new Researcher(page, 'ru')
  const { say } = player
  await sitDown(page, player)
  const notebook = page.getByRole('region', { name: say('web.alchemists.notebook') })
  const aid = notebook.getByRole('combobox', { name: say('notebook.sheet.aid') })
  await expect(notebook.getByText(say('notebook.sheet.worlds', { worlds: 40_320 }))).toBeVisible()
  await expect(notebook.getByRole('region', { name: say('notebook.advice.title') })).toBeVisible()
  await aid.selectOption(say('notebook.sheet.aidName', { aid: 'consequences' }))
  await expect(notebook.getByRole('region', { name: say('notebook.advice.title') })).toHaveCount(0)
  await aid.selectOption(say('notebook.sheet.aidName', { aid: 'none' }))
  await expect(notebook.getByText(say('notebook.sheet.worlds', { worlds: 40_320 }))).toHaveCount(0)
  // Paper: a result token is put down by hand, on the pair that two ingredients make.
  await notebook.getByRole('columnheader', { name: say('alchemy.ingredient.mushroom') }).click()
  await notebook.getByRole('columnheader', { name: say('alchemy.ingredient.toad') }).click()
  const token = notebook.getByRole('button', { name: say('alchemy.potion.healing') })
  await token.click()
  await expect(token).toHaveAttribute('aria-pressed', 'true')
  expect(await seriousFindings(page)).toEqual([])
})

test('Notebook at a table online: another device of the same player shows the same marks, nobody else does', async ({
  browser,
}) => {
  const { context, page } = await guestOf(browser, 'Ann')
  const player = new Researcher(page)
  const { say } = player
  await page.goto('/new?game=alchemists')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await unfoldSettings(page, say)
  await page.getByRole('radio', { name: say('alchemists.option.aid.bookkeeping') }).check()
  await page.getByRole('button', { name: say('web.setup.open') }).click()
  const link = await page.getByRole('textbox', { name: say('web.room.address') }).inputValue()
  const bob = await guestOf(browser, 'Bob')
  const wire = await tap(bob.page)
  await bob.page.goto(link)
  await bob.page.getByRole('button', { name: say('web.room.sit') }).click()
  await page.getByRole('button', { name: say('web.room.start') }).click()
  const notebookOn = (where: Page) => where.getByRole('region', { name: say('web.alchemists.notebook') })
  // The table agreed on bookkeeping, so nobody is offered more.
  await expect(
    notebookOn(page)
      .getByRole('combobox', { name: say('notebook.sheet.aid') })
      .getByRole('option'),
  ).toHaveText([say('notebook.sheet.aidName', { aid: 'none' }), say('notebook.sheet.aidName', { aid: 'bookkeeping' })])
  const marked = (where: Page) =>
    notebookOn(where).getByRole('gridcell', { name: say('notebook.sheet.marked', { mark: 'cross' }) })
  // The same browser profile on another device.
  const second = await browser.newContext({ storageState: await context.storageState(), reducedMotion: 'reduce' })
  const phone = await second.newPage()
  await phone.goto(new URL(page.url()).pathname)
  await expect(notebookOn(phone)).toBeVisible()
  await notebookOn(page)
    .getByRole('radio', { name: say('notebook.sheet.modeName', { mode: 'mark' }) })
    .check()
  await notebookOn(page).getByRole('gridcell').nth(3).click()
  await expect(marked(page)).toHaveCount(1)
  await expect(marked(phone)).toHaveCount(1)
  await notebookOn(phone)
    .getByRole('radio', { name: say('notebook.sheet.modeName', { mode: 'mark' }) })
    .check()
  await notebookOn(phone).getByRole('gridcell').nth(4).click()
  await expect(marked(page)).toHaveCount(2)
  await page.reload()
  await expect(marked(page)).toHaveCount(2)
  await expect(notebookOn(bob.page)).toBeVisible()
  await expect(marked(bob.page)).toHaveCount(0)
  expect(wire.heard.join('\n')).not.toContain('cells')
  for (const each of [context, second, bob.context]) await each.close()
})
