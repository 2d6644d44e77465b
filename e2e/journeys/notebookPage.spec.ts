import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { NoteTaker } from '../support/noteTaker.ts'
import { remember } from '../support/settings.ts'

test('A-384, A-385, A-387..A-389, A-391, A-443 Notebook: the printed chain of examples by hand, from the lobby, with reasons, a clash, a link and a file', async ({
  page,
  context,
  browser,
}) => {
  await remember(context, {})
  const taker = new NoteTaker(page)
  const { say } = taker
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('web.lobby.notebook') })
    .click()
  await expect(page.getByRole('heading', { name: say('notebook.page.title'), level: 1 })).toBeVisible()
  await expect(taker.worlds(40_320)).toBeVisible()

  // an experiment, a sale with the correct sign, a neutral potion.
  await taker.experiment('mushroom', 'toad', 'healing')
  await expect(taker.worlds(5760)).toBeVisible()
  await taker.cell('toad', 'NNN').click()
  await page.getByRole('button', { name: say('notebook.sheet.why') }).click()
  const reasons = page.getByRole('list', { name: say('notebook.sheet.reasons') }).getByRole('listitem')
  await expect(reasons).toHaveCount(1)
  await taker.sale('fern', 'toad', 'speed')
  const made = page.getByRole('list', { name: say('notebook.sheet.mayMake') }).getByRole('listitem')
  await taker.pair('fern', 'toad')
  await expect(made).toHaveCount(2)
  await taker.experiment('mushroom', 'fern', 'neutral')
  // the sale was a wisdom potion, for three reasons.
  await expect(made).toHaveCount(1)
  await expect(made.getByRole('img', { name: say('alchemy.potion.wisdom') })).toBeVisible()
  const detail = page.getByRole('region', { name: say('notebook.sheet.detail') })
  await detail.getByRole('button', { name: say('notebook.sheet.why') }).click()
  await expect(reasons).toHaveCount(3)
  // two worlds for the three ingredients, and one green sign settles all of them.
  await expect(taker.worlds(240)).toBeVisible()
  // each of the three is known but for one colour: that is the one to hedge.
  const certain = page.getByRole('region', { name: say('notebook.sheet.theories') })
  await expect(certain.getByText(say('notebook.sheet.butOne', { colour: 'green' }))).toHaveCount(3)
  await taker.sign('mushroom', 'green', 'plus')
  await expect(taker.worlds(120)).toBeVisible()
  await expect(certain.getByRole('listitem')).toHaveCount(3)
  await expect(taker.cell('toad', 'pnP')).toHaveAccessibleName(new RegExp(say('notebook.sheet.certain')))
  await certain
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: say('notebook.sheet.why') })
    .click()
  await expect(reasons).toHaveCount(4)
  expect(await seriousFindings(page)).toEqual([])

  // Facts that cannot all be true show which ones; without the wrong one everything is back.
  await taker.sign('toad', 'red', 'minus')
  const clash = page.getByRole('region', { name: say('notebook.sheet.clash') })
  await expect(clash.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: say('notebook.page.removeFact', { number: 5 }) }).click()
  await expect(clash).toHaveCount(0)
  await expect(taker.worlds(120)).toBeVisible()

  // A second notebook; the first one is still there, also after a reload.
  await page.getByRole('button', { name: say('notebook.page.new') }).click()
  await expect(taker.worlds(40_320)).toBeVisible()
  const openFirst = (window: Page) =>
    window
      .getByRole('combobox', { name: say('notebook.page.which') })
      .selectOption(say('notebook.page.unnamed', { number: 1 }))
  await openFirst(page)
  await expect(taker.worlds(120)).toBeVisible()
  // Another window of the same device shows what is written here.
  const twin = new NoteTaker(await context.newPage())
  await twin.page.goto('/notebook')
  await openFirst(twin.page)
  await expect(twin.facts).toHaveCount(4)
  await taker.experiment('flower', 'scorpion', 'speed')
  await expect(twin.facts).toHaveCount(5)
  await twin.page.close()
  await page.reload()
  await expect(taker.facts).toHaveCount(5)

  // Somebody else opens the link, a third one the file.
  await page.getByRole('button', { name: say('notebook.page.share') }).click()
  const link = await page.getByRole('textbox', { name: say('web.room.address') }).inputValue()
  await page.keyboard.press('Escape')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('notebook.page.export') }).click(),
  ])
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await other.goto(new URL(link).pathname + new URL(link).hash)
  const friend = new NoteTaker(other)
  await expect(friend.facts).toHaveCount(5)
  expect(new URL(other.url()).hash).toBe('')
  await other.getByLabel(say('notebook.page.import')).setInputFiles(await download.path())
  await expect(other.getByRole('combobox', { name: say('notebook.page.which') })).toBeVisible()
  await expect(friend.facts).toHaveCount(5)
  expect(readFileSync(await download.path(), 'utf8')).toContain('athanor-notebook/1')
  await other.context().close()
})

test('A-317, A-386, G-011, G-284 Notebook: what rivals publish, on a phone, in Russian, with the network switched off', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await remember(context, { locale: 'ru', theme: 'light' })
  const taker = new NoteTaker(page, 'ru')
  const { say } = taker
  await page.goto('/notebook')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.reload()
  await expect(taker.worlds(40_320)).toBeVisible()
  await taker.experiment('mushroom', 'toad', 'healing')
  await expect(taker.worlds(5760)).toBeVisible()
  await page.getByRole('switch', { name: say('notebook.page.golem') }).check()
  await expect(page.getByRole('grid', { name: say('notebook.sheet.golem') })).toBeVisible()
  await expect(taker.worlds(5760 * 24)).toBeVisible()
  // With the expansion there is advice on articles, books and the golem too.
  const topics = page.getByRole('combobox', { name: say('notebook.advice.title') }).getByRole('option')
  for (const topic of ['articles', 'books', 'golem'] as const) {
    await expect(topics.filter({ hasText: say('notebook.advice.topic', { topic }) })).toHaveCount(1)
  }
  // Two theories of rivals; a master shows that they cannot both be right, and what two others do not make.
  await taker.rivalsTheory('toad', 'pnP')
  await taker.rivalsTheory('scorpion', 'PPP')
  await page.getByRole('switch', { name: say('notebook.page.master') }).check()
  await taker.demonstration('toad', 'scorpion', 'wisdom', true)
  await taker.demonstration('flower', 'birdClaw', 'speed', false)
  const conflicts = page.getByRole('list', { name: say('notebook.page.conflicts') }).getByRole('listitem')
  await expect(conflicts).toHaveCount(1)
  // An article; what of all this could fall, and what does when a sign is shown.
  await taker.rivalsArticle('red', ['toad', 'mushroom'], ['flower', 'fern'])
  await taker.advice('risks')
  await expect(taker.advised).toHaveCount(3)
  await taker.sign('flower', 'red', 'plus')
  const fallen = say('notebook.page.debunked', { publications: say('alchemy.article.on', { colour: 'red' }) })
  await expect(page.getByText(fallen).first()).toBeVisible()
  await expect(taker.advised).toHaveCount(2)
  await expect(conflicts).toHaveCount(1)
  expect(await seriousFindings(page)).toEqual([])
  // By keys alone: into the grid, to a cell, what it says, and why.
  const header = page.getByRole('columnheader', { name: say('alchemy.ingredient.mushroom') })
  await header.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(taker.cell('mushroom', 'npN')).toHaveAttribute('aria-selected', 'true')
  const detail = page.getByRole('region', { name: say('notebook.sheet.detail') })
  await detail.getByRole('button', { name: say('notebook.sheet.why') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: say('notebook.sheet.reasons') }).getByRole('listitem')).toHaveCount(1)
})
