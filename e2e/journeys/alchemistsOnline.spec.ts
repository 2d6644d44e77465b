import { alchemists } from '@athanor/alchemists'
import type { GameLog } from '@athanor/kernel'
import { formatter } from '@athanor/messages/all'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { type Guest, guestOf } from '../support/guest.ts'
import { leaksIn } from '../support/leaks.ts'
import { Researcher } from '../support/researcher.ts'
import { tap, type Wire } from '../support/wire.ts'

interface Heard extends Guest {
  readonly player: Researcher
  readonly wire: Wire
}

async function heardGuest(browser: Browser, name: string): Promise<Heard> {
  const { context, page } = await guestOf(browser, name)
  return { context, page, player: new Researcher(page), wire: await tap(page) }
}

test('Alchemists online: four browsers and a spectator, a reload, a dropped line, seats left to bots; nobody hears more than they may', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const [ann, bob, cat, dan, eve] = await Promise.all([
    heardGuest(browser, 'Ann'),
    heardGuest(browser, 'Bob'),
    heardGuest(browser, 'Cat'),
    heardGuest(browser, 'Dan'),
    heardGuest(browser, 'Eve'),
  ])
  const players = [ann, bob, cat, dan]
  const { say } = ann.player

  await ann.page.goto('/new?game=alchemists')
  await ann.page.getByRole('radio', { name: '4', exact: true }).check()
  await ann.page.getByRole('button', { name: say('web.setup.open') }).click()
  const link = await ann.page.getByRole('textbox', { name: say('web.room.address') }).inputValue()
  for (const { page } of [bob, cat, dan]) {
    await page.goto(link)
    await page.getByRole('button', { name: say('web.room.sit') }).click()
  }
  await eve.page.goto(link)
  await ann.page.getByRole('button', { name: say('web.room.start') }).click()

  // The first round by the four of them, each with one cube.
  for (const { player } of players) player.cubes = 1
  const round = (number: number) =>
    ann.page.getByRole('heading', {
      level: 1,
      name: say('web.alchemists.crumb', { round: number, last: 6 }),
    })
  let answers = 0
  for (; !(await round(2).isVisible()); answers++) {
    expect(answers).toBeLessThan(80)
    await Promise.any([
      round(2).waitFor({ timeout: 30_000 }),
      ...players.map(({ player }) => player.untilAsked().then(() => undefined)),
    ])
    const next = await firstAsked(players)
    if (next === undefined) continue
    if (answers === 6) {
      // Bob reloads and is where he was; Cat's train enters a tunnel and comes out again.
      await bob.page.reload()
      cat.wire.cut()
      await expect(cat.page.getByText(say('web.net.reconnecting'))).toBeVisible()
      cat.wire.mend()
      await expect(cat.page.getByText(say('web.net.reconnecting'))).toBeHidden()
      await expect(bob.page.getByRole('region', { name: say('web.alchemists.notebook') })).toBeVisible()
      continue
    }
    await next.player.answer(answers)
  }

  // Three go home and bots play for them. Bob looks in on his own seat without taking it back, the others when all is over.
  for (const { page } of [bob, cat, dan]) await page.goto('about:blank')
  for (const name of ['Bob', 'Cat', 'Dan']) {
    await expect(ann.page.getByText(say('web.room.away', { player: name }))).toBeVisible()
    await ann.page.getByRole('button', { name: say('web.room.propose') }).click()
  }
  await bob.page.goto(link)
  await expect(bob.page.getByText(say('web.room.standIn'))).toBeVisible()
  await bob.page.goto('about:blank')
  ann.player.cubes = 0
  await ann.player.playToEnd()
  // Whoever has seen the result closes the page: five of them at once would all think about the review.
  for (const { page } of [ann, eve]) {
    await expect(resultOn(page)).toBeVisible()
    await page.close()
  }
  for (const { page } of [bob, cat, dan]) {
    await page.goto(link)
    await expect(resultOn(page)).toBeVisible()
    await page.close()
  }
  const id = link.split('/').at(-1) ?? ''
  const log = (await (await eve.context.request.get(`/api/tables/${id}/log`)).json()) as GameLog<unknown, unknown>
  expect(log.entries.length).toBeGreaterThan(60)
  for (const [seat, { wire }] of players.entries()) expect(leaksIn(alchemists, wire, seat, log)).toEqual([])
  expect(leaksIn(alchemists, eve.wire, 'spectator', log)).toEqual([])
  // The check can fail: what Ann heard was not for Bob.
  expect(leaksIn(alchemists, ann.wire, 1, log)).not.toEqual([])
  for (const { context } of [...players, eve]) await context.close()
})

function resultOn(page: Page): Locator {
  return page.getByRole('heading', { name: formatter('en')('web.alchemists.result'), exact: true })
}

/** Somebody at the table who is asked something now. */
async function firstAsked(players: readonly Heard[]): Promise<Heard | undefined> {
  for (const each of players) {
    if ((await each.player.turn.isVisible()) || (await each.player.plan.isVisible())) return each
  }
  return undefined
}
