import { expect, type Page, test } from '@playwright/test'
import { guestOf } from '../support/guest.ts'
import { layoutFindings } from '../support/layout.ts'
import { Researcher } from '../support/researcher.ts'
import { stagedGame } from '../support/researchGames.ts'
import { openScene, sceneScreens } from '../support/sceneScreens.ts'
import { remember } from '../support/settings.ts'
import { tap } from '../support/wire.ts'

/** Whatever is on the stage. */
const stage = (page: Page) => page.locator('[data-scene]')

/** Scenes are gone on from until something is asked; how many there were, by kind. */
async function throughScenes(player: Researcher, most = 60): Promise<readonly string[]> {
  const seen: string[] = []
  const { page } = player
  for (; seen.length < most; ) {
    await stage(page).or(player.turn).or(player.plan).first().waitFor({ timeout: 30_000 })
    const kind = await stage(page)
      .getAttribute('data-scene', { timeout: 1000 })
      .catch(() => null)
    if (kind === null) return seen
    seen.push(kind)
    const open = await stage(page).elementHandle()
    await page.keyboard.press('Space')
    await open?.waitForElementState('hidden')
  }
  return seen
}

test('a first game with the guide, step by step: every scene waits for a key, then the next decision is there', async ({
  page,
}) => {
  await remember(page, { pace: 'step', hints: true })
  const player = new Researcher(page)
  const { say } = player
  player.cubes = 3
  await page.goto('/learn')
  await page.getByRole('button', { name: say('alchemists.shelf.title'), exact: true }).click()
  const seen: string[] = []
  let hints = 0
  for (let answer = 0; answer < 20 && !seen.includes('experiment'); answer++) {
    seen.push(...(await throughScenes(player)))
    if (await page.getByRole('complementary', { name: say('web.hint.title') }).isVisible()) hints++
    if ((await player.untilAsked()) === 'plan') await player.declare(answer)
    else await player.answer(answer)
  }
  expect(seen).toContain('experiment')
  expect(hints).toBeGreaterThan(2)
})

test('the answer to an own test stays: through a reload and another tab, until a key is pressed, and bots wait', async ({
  page,
  context,
}) => {
  await remember(context, { pace: 'calm' })
  const { say } = new Researcher(page)
  const game = stagedGame('scene', 'masters', 'studentCharges', 'own')
  await openScene(page, game)
  const goOn = page.getByRole('button', { name: say('web.scene.goOn') })
  await expect(goOn).toBeFocused()
  // The same is said to whoever listens.
  await expect(page.locator('[aria-live="polite"]').first()).toContainText('student')
  const moves = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('athanor.game.scene') ?? '{}') as { entries: object[] }).entries.length,
    )
  const before = await moves()

  await page.reload()
  await expect(stage(page)).toHaveAttribute('data-scene', 'experiment')
  const other = await context.newPage()
  await other.goto('/local/scene')
  await expect(stage(other)).toHaveAttribute('data-scene', 'experiment')
  await other.close()
  expect(await moves()).toBe(before)

  await page.bringToFront()
  await page.keyboard.press('Enter')
  await expect(stage(page).and(page.locator(`[data-scene="experiment"][data-size="full"]`))).toBeHidden()
  await expect.poll(moves, { timeout: 20_000 }).toBeGreaterThan(before)
})

test('the last scene of a game ends in the final count, which is led through the same way: each point, then my place', async ({
  page,
}) => {
  const { say } = new Researcher(page)
  await openScene(page, stagedGame('scene', 'masters', 'gameEnded', 'own'))
  const counting = page.getByRole('heading', { name: say('web.end.counting'), exact: true })
  const finale = page.getByRole('heading', { name: say('web.alchemists.result'), exact: true })
  await expect(counting).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(stage(page)).toBeHidden()
  // A key, a tap and another key: one thing that is counted each, told to whoever listens.
  const tally = (source: 'reputation' | 'artifacts' | 'grants' | 'gold') =>
    page
      .locator('section[aria-live]')
      .filter({ has: page.getByRole('heading', { name: say(`alchemists.score.${source}`) }) })
  await expect(counting).toBeVisible()
  await expect(tally('reputation')).toContainText('+')
  await page.keyboard.press('Space')
  await expect(tally('reputation')).toBeHidden()
  await page.locator('section[aria-live]').first().click()
  for (const revelation = page.getByRole('heading', { name: say('web.alchemists.revelation'), exact: true }); ; ) {
    if (await revelation.isVisible()) break
    await page.keyboard.press('Enter')
  }
  await expect(finale).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(finale).toBeVisible()
  await expect(page.getByText(/You are (1st|2nd|3rd|4th)/)).toBeVisible()
})

test('scenes lie well in every window', async ({ page }) => {
  test.setTimeout(120_000)
  for (const { name, open } of sceneScreens.filter((each) => /test$|sale|demonstration|conference/.test(each.name))) {
    await open(page, new Researcher(page).say)
    expect(await layoutFindings(page), name).toEqual([])
  }
})

test('who comes back to a table of the server steps through what happened meanwhile', async ({ browser }) => {
  test.setTimeout(120_000)
  const [ann, bob] = [await guestOf(browser, 'Ann'), await guestOf(browser, 'Bob')]
  const players = [new Researcher(ann.page), new Researcher(bob.page)] as const
  const wire = await tap(ann.page)
  const { say } = players[0]
  await ann.page.goto('/new?game=alchemists')
  await ann.page.getByRole('radio', { name: '2', exact: true }).check()
  await ann.page.getByRole('button', { name: say('web.setup.open') }).click()
  const link = await ann.page.getByRole('textbox', { name: say('web.room.address') }).inputValue()
  await bob.page.goto(link)
  await bob.page.getByRole('button', { name: say('web.room.sit') }).click()
  await ann.page.getByRole('button', { name: say('web.room.start') }).click()
  for (const player of players) player.cubes = 2
  const nextRound = ann.page.getByRole('heading', {
    level: 1,
    name: say('web.alchemists.crumb', { round: 2, last: 6 }),
  })
  for (let answers = 0; !(await nextRound.isVisible()); answers++) {
    expect(answers).toBeLessThan(40)
    await Promise.any([nextRound.waitFor(), ...players.map((player) => player.turn.or(player.plan).first().waitFor())])
    for (const player of players) {
      if (await player.plan.isVisible()) await player.declare(answers)
      else if (await player.turn.isVisible()) await player.answer(answers)
      else continue
      break
    }
  }

  // Ann has last looked when the table was laid, and wants to be shown what happened since.
  await ann.page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('athanor.settings') ?? '{}') as object
    localStorage.setItem('athanor.settings', JSON.stringify({ ...settings, pace: 'calm' }))
    const seen = JSON.parse(localStorage.getItem('athanor.seen') ?? '[]') as [string, number][]
    localStorage.setItem('athanor.seen', JSON.stringify(seen.map(([table]) => [table, 0])))
  })
  await ann.page.reload()
  await ann.page.getByRole('button', { name: say('web.scene.awayPlay') }).click()
  await expect(stage(ann.page)).toBeVisible()
  // Her line drops: what is on the stage stays there, and the table is behind it when the line is back.
  wire.cut()
  await expect(ann.page.getByText(say('web.net.reconnecting'))).toBeVisible()
  await expect(stage(ann.page)).toBeVisible()
  await ann.page.keyboard.press('Escape')
  await expect(stage(ann.page)).toBeHidden()
  wire.mend()
  await expect(ann.page.getByText(say('web.net.reconnecting'))).toBeHidden()
  await expect(ann.page.getByRole('button', { name: say('web.scene.awayPlay') })).toBeHidden()
  for (const { context } of [ann, bob]) await context.close()
})
