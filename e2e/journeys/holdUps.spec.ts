import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Browser, expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { type Guest, guestOf } from '../support/guest.ts'
import { openHouse } from '../support/house.ts'
import { Player } from '../support/player.ts'
import { freePort } from '../support/port.ts'
import { unfoldSettings } from '../support/setup.ts'

// Nobody holds up a table, with a clock or without. In this house people lose their patience at once.

let house: ChildProcess
let address: string

test.beforeAll(async () => {
  const port = await freePort()
  house = openHouse(port, { ATHANOR_NUDGE_SECONDS: '0', ATHANOR_IDLE_SECONDS: '0' })
  address = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${address}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
})

test.afterAll(async () => {
  house.kill('SIGTERM')
  await once(house, 'exit')
})

interface Company {
  readonly guests: readonly Guest[]
  readonly link: string
}

/** Ann's table with the others at it; Ann is asked first. */
async function company(browser: Browser, names: readonly string[], pace: 'none' | 'quick' | 'day'): Promise<Company> {
  const guests = await Promise.all(names.map((name) => guestOf(browser, name)))
  const [ann, ...others] = guests as [Guest, ...Guest[]]
  const { say } = new Player(ann.page)
  await ann.page.goto(`${address}/new?game=compendium`)
  await ann.page.getByRole('radio', { name: String(names.length), exact: true }).check()
  await unfoldSettings(ann.page, say)
  await ann.page.getByRole('radio', { name: say('compendium.option.firstPlayer.seat1') }).check()
  await ann.page.getByRole('radio', { name: say(`web.clock.${pace}`) }).check()
  await ann.page.getByRole('button', { name: say('web.setup.open') }).click()
  const link = await ann.page.getByRole('textbox', { name: say('web.room.address') }).inputValue()
  for (const { page } of others) {
    await page.goto(link)
    await page.getByRole('button', { name: say('web.room.sit') }).click()
  }
  await ann.page.getByRole('button', { name: say('web.room.start') }).click()
  for (const { page } of guests) await expect(page.locator('#decision')).toBeVisible()
  return { guests, link }
}

for (const pace of ['none', 'quick'] as const) {
  test(`somebody sleeps: a nudge that is heard and answered, then a vote for a bot (clock: ${pace})`, async ({
    browser,
  }) => {
    const { guests } = await company(browser, ['Ann', 'Bob', 'Cleo'], pace)
    const [ann, bob, cleo] = guests as [Guest, Guest, Guest]
    const { say } = new Player(ann.page)
    await ann.page.evaluate(() => {
      const heard: unknown[] = []
      Object.assign(globalThis, { heard })
      navigator.vibrate = (pattern) => heard.push(pattern) > 0
    })
    await bob.page.getByRole('button', { name: say('web.room.nudge') }).click()
    const nudged = say('web.room.nudged', { player: 'Bob' })
    await expect(ann.page.getByRole('alert').filter({ hasText: nudged })).toBeVisible()
    await expect(ann.page).toHaveTitle(new RegExp(nudged.slice(0, 20)))
    expect(await ann.page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard.length)).toBe(1)
    expect(await seriousFindings(ann.page)).toEqual([])
    await expect(bob.page.getByText(say('web.room.nudgeSent', { you: 'yes', by: 'Bob', player: 'Ann' }))).toBeVisible()
    await expect(cleo.page.getByText(say('web.room.nudgeSent', { you: 'no', by: 'Bob', player: 'Ann' }))).toBeVisible()
    await ann.page.getByRole('button', { name: say('web.room.here') }).click()
    await expect(bob.page.getByText(say('web.room.nudgeAnswered', { player: 'Ann' }))).toBeVisible()
    await expect(ann.page.getByRole('alert').filter({ hasText: nudged })).toBeHidden()

    // Ann falls asleep again, and the others agree on a bot.
    await cleo.page.getByRole('button', { name: say('web.room.nudge') }).click()
    await bob.page.getByRole('button', { name: say('web.room.propose') }).click()
    const bot = say('bots.name.greedy')
    await expect(bob.page.getByText(say('web.room.voted', { bot, player: 'Ann', names: 'Cleo' }))).toBeVisible()
    await cleo.page.getByRole('button', { name: say('web.room.agree') }).click()
    await new Player(bob.page).turn.waitFor()

    // She wakes up and takes her seat back.
    await ann.page.getByRole('button', { name: say('web.room.resume') }).click()
    await expect(ann.page.getByText(say('web.room.standIn'))).toBeHidden()
    for (const { context } of guests) await context.close()
  })
}

test('where a decision has a day, the clock alone decides', async ({ browser }) => {
  const { guests } = await company(browser, ['Ann', 'Bob'], 'day')
  const [ann, bob] = guests as [Guest, Guest]
  const { say } = new Player(ann.page)
  await ann.page.goto('about:blank')
  // That she has gone has come to Bob; there is nothing to be done about it, and nothing said.
  await expect(bob.page.getByText(say('web.seat.away')).first()).toBeVisible()
  await expect(bob.page.getByText(say('web.room.away', { player: 'Ann' }))).toBeHidden()
  for (const name of ['web.room.nudge', 'web.room.propose'] as const) {
    await expect(bob.page.getByRole('button', { name: say(name) })).toHaveCount(0)
  }
  for (const { context } of guests) await context.close()
})

test('leaving asks what is meant: stay, come back later, or a bot plays at once', async ({ browser }) => {
  const { guests, link } = await company(browser, ['Ann', 'Bob'], 'none')
  const [ann, bob] = guests as [Guest, Guest]
  const { say } = new Player(ann.page)
  const menu = ann.page.getByRole('button', { name: say('web.table.menu') })
  const leave = ann.page.getByRole('button', { name: say('web.table.leave') })
  await menu.click()
  await leave.click()
  const question = ann.page.getByRole('region', { name: say('web.table.leave') })
  await expect(question.getByRole('heading')).toBeFocused()
  expect(await seriousFindings(ann.page)).toEqual([])
  await question.getByRole('button', { name: say('web.leave.stay') }).click()
  await expect(ann.page).toHaveURL(link)

  // She means to come back: her seat is hers, and the others may vote at once.
  await leave.click()
  await question.getByRole('button', { name: say('web.leave.later') }).click()
  await expect(bob.page.getByText(say('web.room.away', { player: 'Ann' }))).toBeVisible()
  await expect(bob.page.getByRole('button', { name: say('web.room.propose') })).toBeVisible()
  await ann.page.goBack()
  await new Player(ann.page).turn.waitFor()
  await expect(bob.page.getByText(say('web.room.away', { player: 'Ann' }))).toBeHidden()

  // She has to go: a bot plays at once, without anybody's vote.
  await menu.click()
  await leave.click()
  await question.getByRole('button', { name: say('web.leave.bot') }).click()
  await expect(ann.page).toHaveURL(`${address}/`)
  await new Player(bob.page).turn.waitFor()
  await ann.page.goto(link)
  await ann.page.getByRole('button', { name: say('web.room.resume') }).click()
  await expect(ann.page.getByText(say('web.room.standIn'))).toBeHidden()
  for (const { context } of guests) await context.close()
})

test('the table ends the game together: one proposes, one thinks better of it, then all agree', async ({ browser }) => {
  const { guests } = await company(browser, ['Ann', 'Bob'], 'quick')
  const [ann, bob] = guests as [Guest, Guest]
  const { say } = new Player(ann.page)
  const propose = async () => {
    await ann.page.getByRole('button', { name: say('web.table.menu') }).click()
    await ann.page.getByRole('button', { name: say('web.endTogether.title') }).click()
    await ann.page.getByRole('button', { name: say('web.endTogether.propose') }).click()
    await ann.page.getByRole('button', { name: say('web.common.close') }).click()
  }
  const asked = bob.page.getByText(say('web.room.endVote', { names: 'Ann', count: 1 }))
  await propose()
  await expect(asked).toBeVisible()
  expect(await seriousFindings(bob.page)).toEqual([])
  await bob.page.getByRole('button', { name: say('web.room.endDisagree') }).click()
  await expect(asked).toBeHidden()
  await propose()
  await bob.page.getByRole('button', { name: say('web.room.endAgree') }).click()
  for (const { page } of [ann, bob]) {
    await expect(page.getByRole('heading', { name: say('web.ended.title') })).toBeVisible()
    await expect(page.getByRole('button', { name: say('web.verify.button') })).toBeVisible()
  }
  await bob.page.getByRole('button', { name: say('web.verify.button') }).click()
  await expect(bob.page.getByText(say('web.verify.together'))).toBeVisible()
  expect(await seriousFindings(ann.page)).toEqual([])
  // The evening may go on with another game.
  await ann.page.getByRole('button', { name: say('web.end.again') }).click()
  await expect(ann.page.getByRole('heading', { name: say('web.room.title') })).toBeVisible()
  for (const { context } of guests) await context.close()
})
