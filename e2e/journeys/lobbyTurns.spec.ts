import { type BrowserContext, expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { guestOf } from '../support/guest.ts'
import { Player } from '../support/player.ts'
import { unfoldSettings } from '../support/setup.ts'

/** What was last shown at the icon of the installed page; null before anything was. */
async function badges(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const mark = (badge: unknown) => {
      Object.assign(globalThis, { badge })
      return Promise.resolve()
    }
    navigator.setAppBadge = (count) => mark(count ?? 'some')
    navigator.clearAppBadge = () => mark('none')
  })
}

test('a turn that waits online stands first in the lobby of a phone, in the title and at the icon', async ({
  browser,
}) => {
  const [ann, bob] = [await guestOf(browser, 'Ann'), await guestOf(browser, 'Bob')]
  const player = new Player(bob.page)
  const { say } = player
  await badges(bob.context)
  await bob.page.setViewportSize({ width: 390, height: 664 })
  for (const table of [1, 2]) {
    await ann.page.goto('/new?game=compendium')
    await ann.page.getByRole('radio', { name: '2', exact: true }).check()
    await unfoldSettings(ann.page, say)
    await ann.page.getByRole('radio', { name: say('compendium.option.firstPlayer.seat2') }).check()
    if (table === 2) await ann.page.getByRole('radio', { name: say('web.clock.calm') }).check()
    await ann.page.getByRole('button', { name: say('web.setup.open') }).click()
    await bob.page.goto(await ann.page.getByRole('textbox', { name: say('web.room.address') }).inputValue())
    await bob.page.getByRole('button', { name: say('web.room.sit') }).click()
    await ann.page.getByRole('button', { name: say('web.room.start') }).click()
    await player.turn.waitFor()
  }

  await bob.page.goto('/')
  const waiting = bob.page.getByRole('region', { name: say('web.lobby.turns', { count: 2 }) })
  const [first, second] = [waiting.getByRole('link').first(), waiting.getByRole('link').last()]
  await expect(first).toContainText(say('web.table.yourTurn'))
  // Where time runs is more urgent, and the newcomer’s card has made room.
  await expect(first).toContainText(/30 minutes/)
  await expect(second).toContainText(say('web.clock.noneText'))
  await expect(first).toBeInViewport({ ratio: 1 })
  await expect(bob.page.getByText(say('web.lobby.firstTime'))).toBeHidden()
  await expect(bob.page).toHaveTitle(new RegExp(`^${say('web.lobby.turns', { count: 2 })}`))
  const badge = () => bob.page.evaluate(() => (globalThis as unknown as { badge?: unknown }).badge)
  expect(await badge()).toBe(2)
  expect(await seriousFindings(bob.page)).toEqual([])

  for (const count of [1, 0]) {
    await bob.page
      .getByRole('link', { name: say('web.table.yourTurn') })
      .first()
      .click()
    await player.turn.waitFor()
    await player.playTurn(0)
    // The turn is over on the page a moment before the server has heard of it.
    await bob.page
      .getByText(say('web.table.theirTurn', { player: 'Ann' }))
      .first()
      .waitFor()
    await bob.page.goto('/')
    await expect.poll(badge).toBe(count === 0 ? 'none' : count)
  }
  await expect(bob.page).toHaveTitle(new RegExp(`^${say('web.lobby.title')}`))
  await expect(bob.page.getByText(say('web.lobby.waitingFor', { names: 'Ann' })).first()).toBeVisible()
  for (const { context } of [ann, bob]) await context.close()
})
