import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { Player } from '../support/player.ts'
import { recordedGame, savedGame } from '../support/recordedGame.ts'
import { remember } from '../support/settings.ts'

/** Puts a game on the shelf of this browser, once: what becomes of it there is what the journey is about. */
async function shelve(context: BrowserContext, id: string, game: object): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(`test.${key}`) !== null) return
      localStorage.setItem(`test.${key}`, 'shelved')
      localStorage.setItem(`athanor.game.${key}`, value)
    },
    [id, JSON.stringify(game)] as const,
  )
}

const game = recordedGame(['Ann', 'Bob', 'Raven'], 'local')

/** Two people and a bot: the first one is to move, or the last one of the two. */
function shared(moves: number, bots: readonly (string | null)[] = [null, null, 'greedy']): object {
  return savedGame('shared', game, moves, bots)
}

async function draw(player: Player): Promise<void> {
  await player.button(player.say('web.compendium.draw', { count: 2 })).click()
  await player.confirm()
}

/** The screens of one table, wide and narrow. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 664 },
] as const

for (const viewport of sizes) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    for (const locale of ['en', 'ru'] as const) {
      test(`${locale}: whoever draws sees what came before the screen is passed on`, async ({ page, context }) => {
        await remember(context, { locale })
        await shelve(context, 'shared', shared(6))
        const player = new Player(page, locale)
        const { say } = player
        await page.goto('/local/shared')
        await expect(player.cover).toContainText('Ann')
        await player.takeScreen()
        await draw(player)

        // What came stands there, for Ann alone, and goes by a press.
        const dialog = page.getByRole('dialog')
        await expect(player.told).toContainText('Ann')
        await expect(dialog.getByRole('listitem')).toHaveCount(1)
        const drawn = dialog.getByRole('listitem')
        const pass = dialog.getByRole('button', { name: say('web.local.pass') })
        await expect(pass).toBeInViewport({ ratio: 1 })
        await expect(drawn).toBeInViewport({ ratio: 1 })
        // Chance was drawn: nothing can be taken back.
        await expect(dialog.getByRole('button')).toHaveCount(1)
        // The press that made the move does not pass this over as well.
        await expect(player.told).toBeFocused()
        await page.keyboard.press('Escape')
        await page.keyboard.press('Enter')
        await expect(player.told).toBeVisible()

        // Whoever opens the page now is asked whether it is Ann who sits there.
        await page.reload()
        await expect(player.cover).toContainText('Ann')
        await expect(drawn).toHaveCount(0)
        await player.takeScreen()
        await expect(player.told).toContainText('Ann')
        await page.keyboard.press('Tab')
        await expect(pass).toBeFocused()
        await page.keyboard.press('Enter')

        // Nothing of it is anywhere when Bob is asked to take the screen.
        await expect(player.cover).toContainText('Bob')
        await expect(player.told).toHaveCount(0)
        await expect(drawn).toHaveCount(0)
        await expect(page.getByRole('region', { name: say('web.compendium.behindScreen') })).toHaveCount(0)
        const take = dialog.getByRole('button', { name: say('web.local.take', { player: 'Bob' }) })
        await expect(take).toBeFocused()
        await take.click()
        await expect(player.turn).toBeVisible()
      })
    }

    test('a move that tells nothing is followed by the cover, and a bot that is next does not hurry anybody', async ({
      page,
      context,
    }) => {
      await remember(context, {})
      await shelve(context, 'shared', shared(7))
      const player = new Player(page)
      const { say } = player
      await page.goto('/local/shared')
      await player.takeScreen()
      // Bob draws, the bot is next, then Ann.
      await draw(player)
      await expect(player.told).toContainText('Bob')
      await player.passOn()
      await expect(player.cover).toContainText('Ann')
      await player.takeScreen()
      await player.button(say('web.compendium.takeOne')).click()
      await player.tray.getByRole('radio').and(page.locator(':not([aria-disabled="true"])')).first().check()
      await player.confirm()
      await expect(player.cover).toContainText('Bob')
      await expect(player.told).toHaveCount(0)
    })

    test('a game that was removed by a slip comes back', async ({ page, context }) => {
      await remember(context, {})
      await shelve(context, 'shared', shared(6))
      await shelve(context, 'done', savedGame('done', game, game.entries.length, [null, 'greedy', 'greedy']))
      const { say } = new Player(page)
      const kept = (id: string) => page.evaluate((key) => localStorage.getItem(`athanor.game.${key}`) !== null, id)
      const list = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: say('web.lobby.ownGames') }) })
      const remove = list.getByRole('button', { name: firstWord(say('web.lobby.remove', { when: '' })) })
      const undo = list.getByRole('button', { name: say('web.lobby.removeUndo'), exact: true })
      const resume = page.getByRole('link', { name: say('web.lobby.resume') })
      await page.goto('/')
      await expect(remove).toHaveCount(2)
      // The cross stands apart from the game, and is big enough for a thumb.
      const row = list.getByRole('listitem').filter({ hasText: say('web.lobby.resume') })
      const [card, cross] = [await row.getByRole('link').boundingBox(), await row.getByRole('button').boundingBox()]
      if (card === null || cross === null) throw new Error('the row is drawn')
      expect(cross.x - card.x - card.width).toBeGreaterThanOrEqual(12)
      expect(Math.min(cross.width, cross.height)).toBeGreaterThanOrEqual(44)

      // Keys stay where they are, on the way there and back.
      await row.getByRole('button').focus()
      await page.keyboard.press('Enter')
      await expect(undo).toBeFocused()
      await expect(resume).toHaveCount(0)
      expect(await kept('shared')).toBe(true)
      await page.keyboard.press('Enter')
      await expect(list.getByRole('link', { name: say('web.lobby.resume') })).toBeFocused()
      await expect(remove).toHaveCount(2)

      // Whoever goes on has meant it.
      await remove.first().click()
      await remove.first().click()
      await expect(undo).toHaveCount(2)
      await undo.last().click()
      await page.getByRole('link', { name: say('web.lobby.replay') }).click()
      await expect(list).toHaveCount(0)
      await expect.poll(async () => [await kept('shared'), await kept('done')].filter(Boolean).length).toBe(1)
      await page.goto('/')
      await expect(remove).toHaveCount(1)
    })
  })
}

function firstWord(text: string): RegExp {
  return new RegExp(`^${text.split(' ')[0] ?? ''}`)
}

test.describe('a game in two tabs', () => {
  const alone = savedGame('alone', game, 6, [null, 'greedy', 'random'])

  async function twoTabs(context: BrowserContext): Promise<readonly [Player, Player]> {
    await remember(context, {})
    await shelve(context, 'alone', alone)
    const pages: Page[] = []
    for (let number = 0; number < 2; number++) {
      const page = await context.newPage()
      await page.goto('/local/alone')
      pages.push(page)
    }
    const [one, other] = pages.map((page) => new Player(page))
    if (one === undefined || other === undefined) throw new Error('two tabs')
    await expect(one.turn).toBeVisible()
    await expect(other.turn).toBeVisible()
    return [one, other]
  }

  const saved = (player: Player) =>
    player.page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('athanor.game.alone') ?? '{}') as { entries?: { hash: string }[] }
      return (kept.entries ?? []).map(({ hash }) => hash)
    })
  const log = (player: Player) => player.page.getByRole('list', { name: player.say('web.table.log') }).innerText()

  test('is one: the other tab follows, and both see what is kept', async ({ context }) => {
    const [one, other] = await twoTabs(context)
    for (let turn = 0; turn < 2; turn++) {
      const [mover, watcher] = turn % 2 === 0 ? [one, other] : [other, one]
      const before = (await saved(mover)).length
      await mover.playTurn(turn)
      await mover.settled()
      // Both bots answer once, whichever tab they think in.
      await expect.poll(async () => (await saved(watcher)).length).toBe(before + 3)
      await expect(watcher.turn).toBeVisible()
      await expect(mover.turn).toBeVisible()
      await expect.poll(async () => (await log(watcher)) === (await log(mover))).toBe(true)
    }
    const kept = await saved(one)
    await one.page.reload()
    await expect(one.turn).toBeVisible()
    expect(await saved(one)).toEqual(kept)
    // The tab that led is gone: bots move in the other.
    await other.page.close()
    await one.playTurn(1)
    await expect.poll(async () => (await saved(one)).length).toBe(kept.length + 3)
    expect((await saved(one)).slice(0, kept.length)).toEqual(kept)
  })

  test('takes one of two moves that are made at once', async ({ context }) => {
    const [one, other] = await twoTabs(context)
    const before = await saved(one)
    for (const player of [one, other]) await player.button(player.say('web.compendium.takeOne')).click()
    const piles = (player: Player) =>
      player.tray.getByRole('radio').and(player.page.locator(':not([aria-disabled="true"])'))
    await piles(one).first().check()
    await piles(other).last().check()
    const press = async (player: Player) => {
      await player.page.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('#decision button')]
        buttons.at(-1)?.click()
      })
    }
    await Promise.all([press(one), press(other)])
    // Where the move came too late, what was chosen for it may still be open.
    await expect.poll(async () => (await saved(one)).length).toBe(before.length + 3)
    for (const player of [one, other]) {
      const cancel = player.button(player.say('web.common.cancel'))
      if (await cancel.isVisible()) await cancel.click()
    }
    await expect(one.turn).toBeVisible()
    await expect(other.turn).toBeVisible()
    const kept = await saved(one)
    expect(await saved(other)).toEqual(kept)
    await expect.poll(async () => (await log(other)) === (await log(one))).toBe(true)
    // What both tabs hold is what is kept: the next move goes on from there, wherever it is made.
    for (const player of [one, other]) {
      const now = await saved(player)
      await player.playTurn(1)
      await player.settled()
      await expect.poll(async () => (await saved(player)).length).toBe(now.length + 3)
      expect((await saved(player)).slice(0, now.length)).toEqual(now)
      await expect(one.turn).toBeVisible()
      await expect(other.turn).toBeVisible()
    }
  })

  test('is shown as it stands to a tab that slept, before anybody moves there', async ({ context }) => {
    const [one, other] = await twoTabs(context)
    const before = await saved(one)
    const devtools = await context.newCDPSession(other.page)
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
    await one.playTurn(0)
    await expect.poll(async () => (await saved(one)).length).toBe(before.length + 3)
    const kept = await saved(one)
    await devtools.send('Page.setWebLifecycleState', { state: 'active' })
    await expect.poll(async () => (await log(other)) === (await log(one))).toBe(true)
    expect(await saved(other)).toEqual(kept)
    await other.playTurn(1)
    await expect.poll(async () => (await saved(one)).length).toBe(kept.length + 3)
    expect((await saved(one)).slice(0, kept.length)).toEqual(kept)
  })
})
