import { expect, test } from '@playwright/test'
import { shelve } from '../support/alchemistsPages.ts'
import { KeyboardPlayer } from '../support/keyboard.ts'
import { KeyboardResearcher } from '../support/keyboardResearcher.ts'
import { recordedGame, savedGame, untilTurnsAreLeft } from '../support/recordedGame.ts'
import { gameFromRound } from '../support/researchGames.ts'
import { remember } from '../support/settings.ts'

test('with the keyboard alone from the lobby into a game, and through the last turns of one to the proof', async ({
  page,
  context,
}) => {
  await remember(context, { opponents: 1 })
  const player = new KeyboardPlayer(page)
  const { say } = player
  await page.goto('/')
  await page.getByRole('button', { name: say('web.lobby.start') }).waitFor()
  await player.tabTo(say('web.lobby.start'))
  await player.press('Enter')
  await player.untilAsked()

  // Everything that the keys can do is listed under a question mark.
  await player.press('Shift+?')
  const keys = page.getByRole('dialog', { name: say('web.keys.title') })
  await expect(keys).toBeVisible()
  // The focus is in the window and stays there, whichever way it goes; keys of the table rest.
  for (const way of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 5; stop++) {
      await expect(keys.locator(':focus')).toHaveCount(1)
      await player.press(way)
    }
  }
  await player.press('l', 'b')
  await expect(keys.locator(':focus')).toHaveCount(1)
  await player.press('Escape')
  await expect(keys).toHaveCount(0)

  // From the menu it comes back to the button that opened it.
  await player.tabTo(say('web.table.menu'))
  await player.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await player.press('Escape')
  await expect(page.getByRole('button', { name: say('web.table.menu'), exact: true })).toBeFocused()

  const heard = page.getByRole('log', { name: say('web.common.voice') })
  const steps = page.getByRole('list', { name: say('web.table.log') }).getByRole('listitem')
  let turns = 0
  while ((await player.untilAsked()) === 'turn') {
    expect(turns).toBeLessThan(20)
    if (turns === 2) {
      // From here on with what is stored of another table.
      const game = recordedGame(['Adept', 'Raven'], 'keys')
      await shelve(page, 'late', savedGame('late', game, untilTurnsAreLeft(game, 3), [null, 'greedy']))
      await page.goto('/local/late')
      await player.untilAsked()
    }
    const before = await steps.count()
    await player.playTurn(turns)
    turns++
    const over = page.getByRole('heading', { name: say('web.end.title'), exact: true })
    await expect(steps.nth(before).or(over)).toBeVisible()
    // Whoever listens hears what happened.
    await expect(heard).not.toBeEmpty()
  }
  expect(turns).toBeGreaterThan(3)
  // The table is gone; reading goes on at the result.
  await expect(page.getByRole('heading', { name: say('web.end.title'), exact: true })).toBeFocused()
  await player.tabTo(say('web.verify.button'))
  await player.press('Enter')
  await expect(page.getByRole('dialog').getByRole('img', { name: say('web.verify.yes') })).toHaveCount(7)
  await player.press('Escape')
})

test('taking the last cube out of a recipe leads the keys back to the cubes', async ({ page, context }) => {
  await remember(context, { opponents: 1 })
  const player = new KeyboardPlayer(page)
  const { say } = player
  await page.goto('/')
  await page.getByRole('button', { name: say('web.lobby.start') }).click()
  await player.untilAsked()
  expect(await player.findCauldron(say('web.compendium.sayCreate'))).toBe(true)
  await player.press('Enter')
  await expect.poll(async () => (await player.focused()).name).toContain('Add:')
  // Two cubes of those that there are.
  const recipe = page.getByRole('button', { name: /^Take out:/ })
  for (let key = 0; key < 12 && (await recipe.count()) < 2; key++) {
    const { refused } = await player.focused()
    await player.press(refused ? ((await player.focused()).name.includes('spiders') ? 'Home' : 'ArrowRight') : 'Enter')
  }
  await expect(recipe).toHaveCount(2)
  await player.tabTo(/^Take out:/)
  await player.press('End', 'Enter')
  await expect(recipe).toHaveCount(1)
  await expect(recipe).toBeFocused()
  await player.press('Enter')
  await expect(recipe).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Add:/ }).first()).toBeFocused()
})

test('Alchemists: the last round by keys and by ear, from the choice of order to the count', async ({
  page,
  context,
}) => {
  await remember(context, {})
  await shelve(page, 'rounds', gameFromRound('rounds', 'apprentices', 6))
  const player = new KeyboardResearcher(page)
  await page.goto('/local/rounds')
  const heard = page.getByRole('log', { name: player.say('web.common.voice') })
  let answers = 0
  let plans = 0
  for (;;) {
    const asked = await player.answer(4)
    if (asked === 'over') break
    // Whoever listens hears what happened.
    await expect(heard).not.toBeEmpty()
    if (asked === 'plan') plans++
    expect(++answers).toBeLessThan(60)
  }
  expect(plans).toBe(1)
  expect(answers).toBeGreaterThan(4)
  await expect(page.getByRole('table', { name: player.say('web.end.scoreSheet') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
