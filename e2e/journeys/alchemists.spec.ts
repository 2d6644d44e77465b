import { expect, type Locator, type Page, test } from '@playwright/test'
import { shelve } from '../support/alchemistsPages.ts'
import { seriousFindings } from '../support/axe.ts'
import { pressAtOnce } from '../support/pressAtOnce.ts'
import { Researcher } from '../support/researcher.ts'
import { gameFromRound, waitingGame } from '../support/researchGames.ts'
import { remember } from '../support/settings.ts'

test('Alchemists: four against bots, from the lobby into the second round with a reload, and the last to the count', async ({
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

  const met = new Set<string>()
  const secondRound = page.getByRole('heading', { level: 1, name: say('web.alchemists.crumb', { round: 2, last: 6 }) })
  for (let number = 0; !(await secondRound.isVisible()); number++) {
    expect(number).toBeLessThan(60)
    met.add(await player.answer(number))
  }
  // From here on with what is stored of another table.
  await shelve(page, 'late', gameFromRound('late', 'apprentices', 6))
  await page.goto('/local/late')
  for (const question of await player.playToEnd()) met.add(question)
  expect(met).toContain(say('alchemists.ask.chooseOrder'))
  expect(met.size).toBeGreaterThan(6)

  const skip = page.getByRole('button', { name: say('web.end.skip') })
  if (await skip.isVisible()) await skip.click()
  await expect(page.getByRole('heading', { name: say('web.alchemists.result') })).toBeVisible()
  const sheet = page.getByRole('table', { name: say('web.end.scoreSheet') })
  await expect(sheet.getByRole('columnheader')).toHaveCount(4)
  await expect(sheet.getByRole('rowheader', { name: say('alchemists.score.reputation') })).toBeVisible()
})

test('Alchemists: a first game is guided, what is impossible says why, and a plan counts its cubes', async ({
  page,
  context,
}) => {
  await remember(context, { opponents: 1, strength: 'random', hints: true })
  const player = new Researcher(page)
  const { say } = player
  await page.goto('/')
  await page.getByRole('radio', { name: say('alchemists.shelf.title') }).check()
  await page.getByRole('button', { name: say('web.lobby.start') }).click()
  const hint = page.getByRole('complementary', { name: say('web.hint.title') })
  const guided = new Set<string>()
  for (let number = 0; (await player.untilAsked()) !== 'plan'; number++) {
    if (await hint.isVisible()) guided.add(await hint.innerText())
    await player.answer(number)
  }
  // The favour cards of the start, and the order of play; now the plan.
  expect([...guided].filter((text) => text.includes(say('web.alchemists.guide.keepFavour'))).length).toBe(1)
  expect([...guided].filter((text) => text.includes(say('web.alchemists.guide.order'))).length).toBe(1)
  await expect(hint).toContainText(say('web.alchemists.guide.plan'))
  // The rules open at what is asked, and the table is there again when they are closed.
  await hint.getByRole('button', { name: say('web.hint.more') }).click()
  await expect(page.getByRole('dialog').getByText(say('web.rules.now'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(player.plan).toBeVisible()
  await hint.getByRole('button', { name: say('web.hint.off') }).click()
  // the artifacts of all levels can be read at any time.
  await page.getByRole('button', { name: say('web.alchemists.allArtifacts') }).click()
  const artifacts = page.getByRole('dialog', { name: say('web.alchemists.allArtifacts') })
  await expect(artifacts.getByRole('listitem')).toHaveCount(9)
  await expect(artifacts).toContainText(say('web.alchemists.onOfferFrom', { round: 6 }))
  await page.keyboard.press('Escape')
  expect(await seriousFindings(page)).toEqual([])
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  expect(await seriousFindings(page)).toEqual([])
  const declare = player.tray.getByRole('button').last()
  await expect(declare).toContainText('0')
  const slotOf = (space: 'test' | 'drink') =>
    page
      .getByRole('list', { name: say('web.alchemists.board') })
      .getByRole('button', { name: say('web.alchemists.place', { space: say(`alchemists.space.${space}`), cubes: 1 }) })
  const slot = slotOf('test')
  await slot.click()
  await expect(declare).toContainText('1')
  await page
    .getByRole('button', { name: say('web.alchemists.takeBack', { space: say('alchemists.space.test') }) })
    .click()
  await expect(declare).toContainText('0')
  // The same by dragging a cube: onto a space, to another one, and off the board.
  const spaceOf = (space: 'test' | 'drink') =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: say(`alchemists.space.${space}`) }) })
  const planned = (space: 'test' | 'drink') =>
    page.getByRole('button', { name: say('web.alchemists.takeBack', { space: say(`alchemists.space.${space}`) }) })
  await dragTo(page, player.tray.locator('p [aria-hidden] > span').first(), spaceOf('test'))
  await expect(planned('test')).toHaveCount(1)
  await dragTo(page, planned('test'), spaceOf('drink'))
  await expect(planned('drink')).toHaveCount(1)
  await expect(planned('test')).toHaveCount(0)
  await dragTo(page, planned('drink'), page.getByRole('heading', { level: 1 }))
  await expect(declare).toContainText('0')
  // Two presses before the next picture are both counted.
  await pressAtOnce(slot.or(slotOf('drink')), 2)
  await expect(declare).toContainText('2')
  await player.tray.getByRole('button', { name: say('web.alchemists.takeAll') }).click()
  await expect(declare).toContainText('0')
  await expect(page.getByText(say('web.alchemists.notNow')).first()).toBeVisible()
  // Everything on one card: the next question is about cards, and nothing can be confirmed without them.
  await slot.click()
  await declare.click()
  expect(await player.untilAsked()).toBe('turn')
  expect(await seriousFindings(page)).toEqual([])
})

test('Alchemists: a master demonstrates, and sees before what either answer would do', async ({ page, context }) => {
  await remember(context, {})
  await shelve(page, 'scene', waitingGame('scene', { game: 'masters', ask: 'debunk' }))
  const player = new Researcher(page)
  const { say } = player
  await page.goto('/local/scene')
  expect(await player.untilAsked()).toBe('turn')
  expect(await player.question()).toBe(say('alchemists.ask.debunk'))
  const shown = page.locator('[data-part="firstShown"]').getByRole('button')
  await pressAtOnce(shown, 2)
  await expect(shown.and(page.locator('[aria-pressed="true"]'))).toHaveCount(2)
  expect(await player.fill(2)).toBe(true)
  // AR-05: both answers with their chances and what each would topple.
  await expect(page.getByText(/^Yes \(.+%\): ./).first()).toBeVisible()
  await expect(page.getByText(/^No \(.+%\): ./).first()).toBeVisible()
  await player.answer(2)
  const log = page.getByRole('list', { name: say('web.table.log') })
  await expect(log).toContainText(/You ask whether .+ make .+\. The answer is (yes|no)\./)
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

  test('Alchemists: masters on a phone in Russian, a first round and the last', async ({ page, context }) => {
    test.setTimeout(240_000)
    await remember(context, { opponents: 1, strength: 'random', locale: 'ru', theme: 'light' })
    const player = new Researcher(page, 'ru')
    player.touch = true
    const { say } = player
    await page.goto('/')
    await page.getByRole('radio', { name: say('alchemists.shelf.title') }).tap()
    await page.getByText(say('alchemists.shelf.extras')).tap()
    await page.getByRole('switch', { name: say('alchemists.shelf.extra.master') }).tap()
    await page.getByRole('button', { name: say('web.lobby.start') }).tap()
    await player.untilAsked()
    const panes = page.getByRole('navigation', { name: say('web.table.panes') })
    await panes.getByRole('button', { name: say('web.alchemists.paneNotebook') }).tap()
    await expect(page.getByRole('grid', { name: say('notebook.sheet.grid') })).toBeVisible()
    await panes.getByRole('button', { name: say('web.alchemists.paneTheories') }).tap()
    // A book that is not being chosen tells what is in it.
    await page
      .getByRole('region', { name: say('web.alchemists.theories') })
      .getByRole('button')
      .first()
      .tap()
    const told = page.getByRole('dialog', { name: say('alchemy.ingredient.mushroom') })
    await expect(told).toContainText(say('web.alchemists.noTheory'))
    await told.getByRole('button', { name: say('web.common.close') }).tap()
    await panes.getByRole('button', { name: say('web.alchemists.paneBoard') }).tap()
    const secondRound = page.getByRole('heading', {
      level: 1,
      name: say('web.alchemists.crumb', { round: 2, last: 6 }),
    })
    for (let number = 0; !(await secondRound.isVisible()); number++) {
      expect(number).toBeLessThan(60)
      await player.answer(number)
    }
    // From here on with what is stored of another table.
    await shelve(page, 'late', gameFromRound('late', 'masters', 6))
    await page.goto('/local/late')
    await player.playToEnd()
    await expect(page.getByRole('table', { name: say('web.end.scoreSheet') })).toBeVisible()
  })
})

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await to.hover({ force: true })
  await page.mouse.up()
}
