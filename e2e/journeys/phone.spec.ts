import { expect, test } from '@playwright/test'
import { type Guest, guestOf } from '../support/guest.ts'
import { fillShelf } from '../support/pages.ts'
import { Player } from '../support/player.ts'
import { remember } from '../support/settings.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a whole game on a phone, pane by pane', async ({ page, context }) => {
  await remember(context, { opponents: 1 })
  const player = new Player(page)
  const { say } = player
  await page.goto('/')
  await page.getByRole('button', { name: say('web.lobby.start') }).tap()
  expect(await player.untilAsked()).toBe('turn')

  // One pane at a time; the turn is always in sight.
  const panes = page.getByRole('navigation', { name: say('web.table.panes') })
  const board = page.getByRole('list', { name: say('web.compendium.board') })
  await panes.getByRole('button', { name: say('web.compendium.paneLab') }).tap()
  await expect(page.getByRole('region', { name: say('web.compendium.behindScreen') })).toBeVisible()
  await expect(board).toBeHidden()
  await expect(player.turn).toBeVisible()
  await panes.getByRole('button', { name: say('web.compendium.paneRivals') }).tap()
  await expect(page.getByRole('heading', { name: say('web.familiar.cat') })).toBeVisible()
  await panes.getByRole('button', { name: say('web.table.paneLog') }).tap()
  await expect(page.getByRole('list', { name: say('web.table.log') })).toBeVisible()
  await panes.getByRole('button', { name: say('web.compendium.paneBoard') }).tap()
  await expect(board).toBeVisible()

  await player.playToEnd()
  await expect(page.getByRole('heading', { name: say('web.end.title') })).toBeVisible()
})

test('the pane of the board shows hand, school, end and scores, upright and on its side', async ({ page, context }) => {
  await remember(context, {})
  await fillShelf(context)
  for (const size of [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
    { width: 664, height: 360 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/local/turn')
    const { say, turn } = new Player(page)
    await turn.waitFor()
    const own = page.getByRole('region', { name: say('web.compendium.behindScreen') })
    await expect(own.getByText(/^school: \d+.in.reserve.\+.\d+.in.hand; fewer.is.better$/)).toBeInViewport()
    await expect(own.getByRole('listitem')).toHaveCount(5)
    await expect(own.getByRole('listitem').last()).toBeInViewport()
    await expect(page.getByText(/the last round starts at/)).toBeInViewport()
    await expect(page.getByText(say('web.compendium.reserve'), { exact: true })).toBeInViewport()
    const scores = page.getByRole('list', { name: say('web.compendium.fame') })
    for (const name of [say('web.seat.you'), 'Raven', 'Cat', 'Owl']) {
      await expect(scores.getByText(name, { exact: true })).toBeInViewport()
    }
  }
})

test('nothing lies over the values of a new potion', async ({ page, context }) => {
  await remember(context, {})
  await fillShelf(context)
  const { say } = new Player(page)
  for (const size of [
    { width: 360, height: 640 },
    { width: 390, height: 664 },
    { width: 844, height: 390 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size)
    // At the beginning all ten values are there.
    await page.goto('/local/early')
    await page
      .getByRole('button', { name: say('web.compendium.sayCreate') })
      .first()
      .tap()
    const tiles = page.getByRole('group', { name: say('web.compendium.worth') }).getByRole('radio')
    await expect(tiles).toHaveCount(10)
    for (const tile of await tiles.all()) {
      await tile.scrollIntoViewIfNeeded()
      const hit = await tile.evaluate((input) => {
        const { left, top, width, height } = input.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) === input
      })
      expect(hit).toBe(true)
      await tile.tap()
      await expect(tile).toBeChecked()
    }
    await expect(page.getByRole('heading', { name: say('web.compendium.newPotion') })).toBeVisible()
  }
})

test('the menu speaks of keys only where there are keys', async ({ page, context }) => {
  await remember(context, {})
  await fillShelf(context)
  const { say, turn } = new Player(page)
  await page.goto('/local/turn')
  await turn.waitFor()
  await page.getByRole('button', { name: say('web.table.menu') }).tap()
  await expect(page.getByRole('dialog').getByRole('button', { name: say('web.rules.title') })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: say('web.keys.title') })).toBeHidden()
})

test('a new message is marked until it is looked at', async ({ browser }) => {
  const [ann, bob] = [await guestOf(browser, 'Ann'), await guestOf(browser, 'Bob')]
  const { say } = new Player(ann.page)
  await ann.page.goto('/new')
  await ann.page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await ann.page.getByRole('button', { name: say('web.setup.open') }).tap()
  await bob.page.goto(await ann.page.getByRole('textbox', { name: say('web.room.address') }).inputValue())
  await bob.page.getByRole('button', { name: say('web.room.sit') }).tap()
  await ann.page.getByRole('button', { name: say('web.room.start') }).tap()

  const paneOf = ({ page }: Guest, id: 'web.table.paneLog' | 'web.compendium.paneBoard') =>
    page.getByRole('navigation', { name: say('web.table.panes') }).getByRole('button', { name: say(id) })
  const isMarked = (guest: Guest) => paneOf(guest, 'web.table.paneLog').getByText(say('web.chat.news'))
  const tell = async (guest: Guest, text: string) => {
    await paneOf(guest, 'web.table.paneLog').tap()
    await guest.page.getByRole('textbox', { name: say('web.chat.write') }).fill(text)
    await guest.page.getByRole('textbox', { name: say('web.chat.write') }).press('Enter')
  }
  await expect(isMarked(bob)).toHaveCount(0)
  await tell(ann, 'Good luck')
  await expect(isMarked(bob)).toHaveCount(1)
  await expect(isMarked(ann)).toHaveCount(0)
  // The words themselves are seen for a moment where Bob looks, above his tray, and lead to the conversation.
  const peek = bob.page.getByRole('button', { name: /Ann Good luck/ })
  await expect(peek).toBeInViewport({ ratio: 1 })
  await expect(ann.page.getByRole('button', { name: /Good luck/ })).toHaveCount(0)
  await peek.tap()
  await expect(peek).toBeHidden()
  const heard = bob.page.getByRole('list', { name: say('web.chat.title') })
  await expect(heard.getByText('Good luck')).toBeVisible()
  await expect(isMarked(bob)).toHaveCount(0)
  // What is said while one looks is read, and stays read.
  await tell(ann, 'Your turn')
  await expect(heard.getByText('Your turn')).toBeVisible()
  await paneOf(bob, 'web.compendium.paneBoard').tap()
  await expect(isMarked(bob)).toHaveCount(0)
  for (const { context } of [ann, bob]) await context.close()
})
