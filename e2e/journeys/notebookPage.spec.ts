import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { NoteTaker } from '../support/noteTaker.ts'
import { remember } from '../support/settings.ts'

// Whoever goes offline has kept the pages before.
test.use({ serviceWorkers: 'allow' })

test('A-384, A-385, A-387..A-389, A-391, A-443 Notebook: the printed chain of examples by hand, from the lobby, with reasons, a clash, a link and a file', async ({
  page,
  context,
  browser,
}) => {
  await remember(context, { aid: 'advice' })
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
  await taker.openShelf()
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
  await taker.openShelf()
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
  await remember(context, { locale: 'ru', theme: 'light', aid: 'advice' })
  const taker = new NoteTaker(page, 'ru')
  const { say } = taker
  await page.goto('/notebook')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.reload()
  await expect(taker.worlds(40_320)).toBeVisible()
  await taker.experiment('mushroom', 'toad', 'healing')
  await expect(taker.worlds(5760)).toBeVisible()
  await taker.openShelf()
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

test('Notebook: a result is noted in the triangle, under the thumb, with what falls, a clash and its way out', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await remember(context, {})
  const taker = new NoteTaker(page)
  const { say, entry } = taker
  await page.goto('/notebook')

  // At first it keeps book and no more, and asks once how much it may do.
  const question = page.getByRole('region', { name: say('notebook.aid.title') })
  await expect(page.getByRole('combobox', { name: say('notebook.sheet.aid') })).toHaveValue('bookkeeping')
  await expect(page.getByRole('region', { name: say('notebook.advice.title') })).toHaveCount(0)
  await question.getByRole('button', { name: say('notebook.aid.offer', { aid: 'consequences' }) }).click()
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(taker.worlds(40_320)).toBeVisible()
  await expect(question).toHaveCount(0)

  // A tap beside the middle of a diamond still means it; triangle and sheet are both in sight.
  const triangle = page.locator('[data-triangle]')
  const tap = async (x: number, y: number) => {
    const { width } = await boxOf(triangle)
    await triangle.click({ position: { x: (x / 8) * width, y: (y / 8) * width } })
  }
  await tap(1.65, 3.1)
  await expect(entry).toBeVisible()
  const [paper, sheet] = [await boxOf(triangle), await boxOf(entry)]
  expect(paper.y).toBeGreaterThanOrEqual(0)
  expect(paper.y + paper.height).toBeLessThanOrEqual(sheet.y)
  expect(sheet.y + sheet.height).toBeLessThanOrEqual(664)
  const flask = (potion: 'healing' | 'poison') => entry.getByRole('button', { name: say(`alchemy.potion.${potion}`) })
  await flask('healing').click()
  await expect(entry.getByText(say('notebook.entry.falls', { count: 8 }))).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  const note = entry.getByRole('button', { name: say('notebook.entry.note') })
  await expect(note).toBeInViewport({ ratio: 1 })
  await note.click()
  await expect(taker.facts).toHaveCount(1)
  await expect(taker.worlds(5760)).toBeAttached()
  // What was done can be undone there; nothing lies over anything.
  const undo = page.getByRole('button', { name: say('notebook.page.undo'), exact: true })
  await expect(undo).toBeInViewport({ ratio: 1 })
  await undo.click()
  await expect(taker.facts).toHaveCount(0)
  await taker.experiment('mushroom', 'toad', 'healing')
  await expect(undo).toBeInViewport({ ratio: 1 })

  // The same again is not noted twice, neither here nor below.
  await taker.experiment('mushroom', 'toad', 'healing')
  await expect(page.getByText(say('notebook.page.done', { done: 'already' }))).toBeInViewport({ ratio: 1 })
  await expect(taker.facts).toHaveCount(1)
  await taker.pair('mushroom', 'toad')
  await flask('healing').click()
  await expect(entry.getByText(say('notebook.entry.already')).first()).toBeVisible()
  await expect(note).toHaveCount(0)

  // What contradicts says so on its flask and before it is noted; the older fact can be taken away there.
  await expect(flask('poison')).toHaveAccessibleName(
    say('notebook.entry.out', { potion: say('alchemy.potion.poison') }),
  )
  await flask('poison').click()
  const older = entry.getByRole('list', { name: say('notebook.entry.clash') }).getByRole('listitem')
  await expect(older).toHaveCount(1)
  await expect(older.getByRole('button', { name: say('notebook.entry.remove') })).toBeInViewport({ ratio: 1 })
  await entry.getByRole('button', { name: say('notebook.entry.keep') }).click()

  // Kept all the same, it stands above the paper, each fact with its way out.
  const clash = page.getByRole('region', { name: say('notebook.sheet.clash') })
  await expect(clash.getByRole('listitem')).toHaveCount(2)
  await expect(clash).toBeInViewport({ ratio: 1 })
  await clash
    .getByRole('button', { name: say('notebook.entry.remove') })
    .last()
    .click()
  await expect(clash).toHaveCount(0)
  await expect(taker.facts).toHaveCount(1)

  // One that is taken from the list can be put back there.
  await page.getByRole('button', { name: say('notebook.page.removeFact', { number: 1 }) }).click()
  await expect(taker.facts).toHaveCount(0)
  await page.getByRole('button', { name: say('notebook.page.undoRemoved') }).click()
  await expect(taker.facts).toHaveCount(1)
  await expect(taker.worlds(5760)).toBeAttached()

  // Two screens and a half, where there were four.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1700)
})

async function boxOf(piece: Locator) {
  const box = await piece.boundingBox()
  if (box === null) throw new Error('it is not there')
  return box
}
