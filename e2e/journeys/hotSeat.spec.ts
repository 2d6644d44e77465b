import { expect, test } from '@playwright/test'
import { shelve } from '../support/alchemistsPages.ts'
import { Player } from '../support/player.ts'
import { recordedGame, savedGame, untilTurnsAreLeft } from '../support/recordedGame.ts'
import { Researcher } from '../support/researcher.ts'
import { gameFromRound } from '../support/researchGames.ts'
import { remember } from '../support/settings.ts'
import { unfoldSettings } from '../support/setup.ts'

// Whoever goes offline has kept the pages before.
test.use({ serviceWorkers: 'allow' })

test('around one screen, offline: two people and a bot begin a game and end one, and nobody sees another’s hand', async ({
  page,
  context,
}) => {
  await remember(context, {})
  const player = new Player(page)
  const { say } = player
  await page.goto('/')
  // Once the pages are kept, the net may go.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.goto('/new?mode=screen')
  await page.getByRole('radio', { name: '3', exact: true }).check()
  const names = page.getByRole('textbox', { name: say('web.setup.name') })
  await names.nth(0).fill('Ann')
  await names.nth(1).fill('Bob')
  await page
    .getByRole('combobox', { name: say('web.setup.kind') })
    .nth(2)
    .selectOption('greedy')
  await page.getByRole('button', { name: say('web.setup.start') }).click()

  const hand = page.getByRole('region', { name: say('web.compendium.behindScreen') })
  const holders = new Set<string>()
  for (let number = 0; ; number++) {
    expect(number).toBeLessThan(80)
    const asked = await player.untilAsked()
    if (asked === 'over') break
    if (number === 12) {
      // From here on with what is stored of another table, still without the net.
      const game = recordedGame(['Ann', 'Bob', 'Raven'], 'late')
      await shelve(page, 'late', savedGame('late', game, untilTurnsAreLeft(game, 3), [null, null, 'greedy']))
      await page.goto('/local/late')
      continue
    }
    if (asked === 'cover') {
      // Before the screen is taken nobody's cubes or school are anywhere on the page.
      await expect(hand).toHaveCount(0)
      holders.add(await page.getByRole('dialog').getByRole('heading').innerText())
      await player.takeScreen()
      await expect(hand).toBeVisible()
      continue
    }
    await player.playTurn(number)
    await player.settled()
  }
  expect([...holders].some((text) => text.includes('Ann'))).toBe(true)
  expect([...holders].some((text) => text.includes('Bob'))).toBe(true)
  await expect(page.getByRole('heading', { name: say('web.end.title') })).toBeVisible()
})

test('a move can be taken back before the next player takes the screen', async ({ page, context }) => {
  await remember(context, {})
  const player = new Player(page)
  const { say } = player
  await page.goto('/new?mode=screen')
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await unfoldSettings(page, say)
  await page.getByRole('radio', { name: say('compendium.option.firstPlayer.seat1') }).check()
  await page.getByRole('button', { name: say('web.setup.start') }).click()
  await player.takeScreen()
  const pile = page
    .getByRole('list', { name: say('web.compendium.reserve') })
    .getByRole('button')
    .first()
  const before = await pile.innerText()
  await pile.click()
  await player.confirm()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('web.local.undoFirst') })
    .click()
  expect(await player.untilAsked()).toBe('turn')
  await expect(pile).toHaveText(before, { useInnerText: true })
  await expect(page.getByRole('list', { name: say('web.table.log') })).toContainText(
    say('web.log.undone', { player: say('web.setup.playerName', { number: 1 }), you: 'yes' }),
  )
})

test('Alchemists around one screen: two people and two bots play the last round, and hands stay behind the cover', async ({
  page,
  context,
}) => {
  await remember(context, {})
  await shelve(page, 'shared', gameFromRound('shared', 'apprentices', 6, [0, 1]))
  const player = new Researcher(page)
  const { say } = player
  await page.goto('/local/shared')
  const hand = page.getByRole('region', { name: say('web.alchemists.hand') })
  const notebook = page.getByRole('region', { name: say('web.alchemists.notebook') })
  const holders = new Set<string>()
  player.cubes = 3
  for (let number = 0; ; number++) {
    expect(number).toBeLessThan(80)
    const asked = player.cover.or(player.turn).or(player.plan).or(player.finale)
    await asked.or(player.told).first().waitFor({ timeout: 30_000 })
    if (await player.told.isVisible()) {
      // Whoever moved still has the screen, and what it told them.
      await expect(notebook).toBeVisible()
      await player.passOn()
      continue
    }
    if (await player.cover.isVisible()) {
      // Before the screen is taken nobody's cards or notes are anywhere on the page.
      await expect(hand.or(notebook)).toHaveCount(0)
      holders.add(await page.getByRole('dialog').getByRole('heading').innerText())
      await player.takeScreen()
      await expect(notebook).toBeVisible()
      continue
    }
    if ((await player.answer(number)) === 'over') break
  }
  expect([...holders].filter((text) => /Adept|Raven/.test(text)).length).toBe(2)
  await expect(page.getByRole('table', { name: say('web.end.scoreSheet') })).toBeVisible()
})
