import { expect, test } from '@playwright/test'
import { guestOf } from '../support/guest.ts'
import { Player } from '../support/player.ts'
import { unfoldSettings } from '../support/setup.ts'

test('somebody goes away: a bot stands in with the table’s consent, and the owner comes back', async ({ browser }) => {
  const [ann, bob] = [await guestOf(browser, 'Ann'), await guestOf(browser, 'Bob')]
  const { say } = new Player(ann.page)
  await ann.page.goto('/new')
  await ann.page.getByRole('radio', { name: '2', exact: true }).check()
  await unfoldSettings(ann.page, say)
  await ann.page.getByRole('radio', { name: say('compendium.option.firstPlayer.seat2') }).check()
  await ann.page.getByRole('radio', { name: say('web.setup.link') }).check()
  await ann.page.getByRole('button', { name: say('web.setup.open') }).click()
  const link = await ann.page.getByRole('textbox', { name: say('web.room.address') }).inputValue()
  await bob.page.goto(link)
  await bob.page.getByRole('button', { name: say('web.room.sit') }).click()
  await ann.page.getByRole('button', { name: say('web.room.start') }).click()
  await new Player(bob.page).turn.waitFor()

  // It is Bob's turn, and he is gone.
  await bob.page.goto('about:blank')
  await ann.page.getByRole('button', { name: say('web.room.propose') }).click()
  // The bot plays his turn, so that Ann is asked.
  const player = new Player(ann.page)
  expect(await player.untilAsked()).toBe('turn')
  await player.playTurn(0)

  // Bob is back and plays himself again.
  await bob.page.goto(link)
  await bob.page.getByRole('button', { name: say('web.room.resume') }).click()
  await expect(bob.page.getByRole('button', { name: say('web.room.resume') })).toBeHidden()
  for (const { context } of [ann, bob]) await context.close()
})

test('the host asks somebody to leave before the start, and the seat is free again', async ({ browser }) => {
  const [ann, bob] = [await guestOf(browser, 'Ann'), await guestOf(browser, 'Bob')]
  const { say } = new Player(ann.page)
  await ann.page.goto('/new')
  await ann.page.getByRole('radio', { name: '2', exact: true }).check()
  await ann.page.getByRole('button', { name: say('web.setup.open') }).click()
  await bob.page.goto(await ann.page.getByRole('textbox', { name: say('web.room.address') }).inputValue())
  await bob.page.getByRole('button', { name: say('web.room.sit') }).click()
  await expect(ann.page.getByRole('heading', { name: 'Bob' })).toBeVisible()
  // Nobody but the host can, and not to themselves.
  await expect(bob.page.getByRole('button', { name: say('web.room.free', { player: 'Ann' }) })).toHaveCount(0)
  await expect(ann.page.getByRole('button', { name: say('web.room.free', { player: 'Ann' }) })).toHaveCount(0)
  await ann.page.getByRole('button', { name: say('web.room.free', { player: 'Bob' }) }).click()
  await expect(ann.page.getByRole('heading', { name: 'Bob' })).toBeHidden()
  await expect(bob.page.getByRole('button', { name: say('web.room.ready') })).toBeHidden()
  for (const { context } of [ann, bob]) await context.close()
})
