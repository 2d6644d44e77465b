import { expect, type Page, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { Researcher } from '../support/researcher.ts'
import { remember } from '../support/settings.ts'

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
  await notebook.getByLabel(say('notebook.sheet.note')).fill('ask the toad')
  await notebook.getByLabel(say('notebook.sheet.note')).press('Enter')
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
