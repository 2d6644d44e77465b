import { compendium } from '@athanor/compendium'
import type { GameLog } from '@athanor/kernel'
import { expect, test } from '@playwright/test'
import { type Guest, guestOf } from '../support/guest.ts'
import { leaksIn } from '../support/leaks.ts'
import { Player } from '../support/player.ts'
import { unfoldSettings } from '../support/setup.ts'
import { tap, type Wire } from '../support/wire.ts'

interface Heard extends Guest {
  readonly player: Player
  readonly wire: Wire
}

test('two browsers and a spectator at one table, with a reload and a dropped connection', async ({ browser }) => {
  const guest = async (name: string): Promise<Heard> => {
    const { context, page } = await guestOf(browser, name)
    return { context, page, player: new Player(page), wire: await tap(page) }
  }
  const [ann, bob, eve] = [await guest('Ann'), await guest('Bob'), await guest('Eve')]
  const { say } = ann.player

  // Ann opens a table for two, which is found by its link only unless she wants otherwise, and passes the link on.
  await ann.player.page.goto('/new')
  await ann.player.page.getByRole('radio', { name: '2', exact: true }).check()
  await expect(ann.player.page.getByRole('radio', { name: say('web.setup.link') })).toBeChecked()
  await unfoldSettings(ann.player.page, say)
  await ann.player.page.getByRole('radio', { name: say('compendium.option.firstPlayer.seat1') }).check()
  await ann.player.page.getByRole('button', { name: say('web.setup.open') }).click()
  await expect(ann.player.page.getByRole('img', { name: say('web.link.qr') })).toBeVisible()
  const link = await ann.player.page.getByRole('textbox', { name: say('web.room.address') }).inputValue()

  await bob.player.page.goto(link)
  await bob.player.page.getByRole('button', { name: say('web.room.sit') }).click()
  await eve.player.page.goto(link)
  await expect(eve.player.page.getByRole('list', { name: say('web.room.seats') })).toContainText('Bob')

  // They greet each other; what looks like mark-up stays text.
  const words = ann.player.page.getByRole('textbox', { name: say('web.chat.write') })
  await words.fill('Hello <b>Bob</b> & all')
  await words.press('Enter')
  await expect(eve.player.page.getByRole('list', { name: say('web.chat.title') })).toContainText(
    'Hello <b>Bob</b> & all',
  )

  // Eve only watches; she is seen to, and is heard as somebody who does.
  await expect(ann.player.page.getByText(say('web.chat.watchers', { count: 1 }))).toBeVisible()
  const aside = eve.player.page.getByRole('textbox', { name: say('web.chat.write') })
  await aside.fill('Good luck')
  await aside.press('Enter')
  const heard = ann.player.page.getByRole('list', { name: say('web.chat.title') })
  await expect(heard).toContainText(say('web.chat.watching', { name: 'Eve' }))
  await expect(heard.getByRole('time').first()).toContainText(/\d\d.\d\d/)

  await ann.player.page.getByRole('button', { name: say('web.room.start') }).click()

  let turns = 0
  const game = async () => {
    for (; turns < 200; turns++) {
      const both = [ann, bob].map(({ player }) => player.turn.or(player.finale))
      await Promise.any(both.map((asked) => asked.first().waitFor({ timeout: 30_000 })))
      if (await ann.player.finale.isVisible()) return
      const next = (await ann.player.turn.isVisible()) ? ann : bob
      if (!(await next.player.turn.isVisible())) continue

      if (turns === 4) {
        // Ann reloads and is where she was.
        await ann.player.page.reload()
        await expect(ann.player.page.getByRole('list', { name: say('web.compendium.board') })).toBeVisible()
      }
      if (turns === 7) {
        // Bob's train enters a tunnel: his page says so, and the game waits for him on the other side.
        bob.wire.cut()
        await expect(bob.player.page.getByText(say('web.net.reconnecting'))).toBeVisible()
        bob.wire.mend()
        await expect(bob.player.page.getByText(say('web.net.reconnecting'))).toBeHidden()
        continue
      }
      await next.player.playTurn(turns)
      await expect(next.player.turn).toBeHidden()
    }
  }
  await game()

  for (const { player } of [ann, bob, eve]) {
    await expect(player.page.getByRole('heading', { name: say('web.end.title') })).toBeVisible()
  }
  // The spectator saw the same result, and the log proves it.
  const sheets = await Promise.all(
    [ann, bob, eve].map(({ player }) =>
      player.page.getByRole('table', { name: say('web.end.scoreSheet') }).innerText(),
    ),
  )
  expect(new Set(sheets).size).toBe(1)
  await eve.player.page.getByRole('button', { name: say('web.verify.button') }).click()
  const proof = eve.player.page.getByRole('dialog')
  await expect(proof.getByRole('img', { name: say('web.verify.yes') })).toHaveCount(8)
  await expect(proof.getByText(say('web.verify.seen'))).toBeVisible()

  // Nobody heard more than they may.
  const id = link.split('/').at(-1) ?? ''
  const log = (await (await eve.context.request.get(`/api/tables/${id}/log`)).json()) as GameLog<unknown, unknown>
  expect(log.entries.length).toBeGreaterThan(10)
  expect(leaksIn(compendium, ann.wire, 0, log)).toEqual([])
  expect(leaksIn(compendium, bob.wire, 1, log)).toEqual([])
  expect(leaksIn(compendium, eve.wire, 'spectator', log)).toEqual([])

  // Eve passes the recording on: a link to copy or to point a phone at, which leads everybody to the game.
  await eve.player.page.keyboard.press('Escape')
  await eve.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(eve.player.page.getByRole('button', { name: say('web.end.fromTurning') })).toBeVisible()
  await eve.player.page.getByRole('button', { name: say('web.replay.share') }).click()
  const share = eve.player.page.getByRole('dialog', { name: say('web.replay.share') })
  const address = await share.getByRole('textbox', { name: say('web.room.address') }).inputValue()
  expect(address).toBe(`${new URL(link).origin}/replay/table/${id}`)
  await expect(share.getByRole('img', { name: say('web.link.qr') })).toBeVisible()
  await share.getByRole('button', { name: say('web.link.copy') }).click()
  await expect(share.getByRole('button', { name: say('web.link.copiedShort') })).toBeVisible()
  expect(await eve.player.page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await eve.player.page.keyboard.press('Escape')
  await expect(share).toBeHidden()
  const stranger = await guestOf(browser, 'Stranger')
  await stranger.page.goto(address)
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.now())
  await expect(stranger.page.getByText(today)).toBeVisible()
  await stranger.page.getByRole('button', { name: say('web.replay.fromStart') }).click()
  await expect(stranger.page.getByRole('list', { name: say('web.compendium.board') })).toBeVisible()
  await stranger.context.close()

  // They talk it over on the score sheet.
  const last = bob.player.page.getByRole('textbox', { name: say('web.chat.write') })
  await last.fill('Well played')
  await last.press('Enter')
  await expect(ann.player.page.getByRole('list', { name: say('web.chat.title') })).toContainText('Well played')

  // Once more: Ann asks, and nobody is pulled away from the score sheet.
  await ann.player.page.getByRole('button', { name: say('web.end.again') }).click()
  await expect(ann.player.page).not.toHaveURL(link)
  const join = bob.player.page.getByRole('button', { name: say('web.end.join') })
  await expect(join).toBeVisible()
  await expect(bob.player.page.getByRole('table', { name: say('web.end.scoreSheet') })).toBeVisible()
  // What was said stays with them, Eve may follow, and one press of each is enough for the game to begin.
  await expect(ann.player.page.getByRole('list', { name: say('web.chat.title') })).toContainText('Well played')
  await eve.player.page.getByRole('button', { name: say('web.end.follow') }).click()
  await join.click()
  for (const { player } of [ann, bob, eve]) {
    await expect(player.page.getByRole('list', { name: say('web.compendium.board') })).toBeVisible()
  }
  for (const { context } of [ann, bob, eve]) await context.close()
})
