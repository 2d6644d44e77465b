import { expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { guestOf } from '../support/guest.ts'
import { Player } from '../support/player.ts'
import { unfoldSettings } from '../support/setup.ts'

test('a table with a clock: agreed on before, seen while it runs, and found again in the lobby', async ({
  browser,
}) => {
  const [ann, bob] = [await guestOf(browser, 'Ann'), await guestOf(browser, 'Bob')]
  const [host, guest] = [new Player(ann.page), new Player(bob.page)]
  const { say } = host

  await ann.page.goto('/new')
  await ann.page.getByRole('radio', { name: '2', exact: true }).check()
  await unfoldSettings(ann.page, say)
  await ann.page.getByRole('radio', { name: say('compendium.option.firstPlayer.seat1') }).check()
  await ann.page.getByRole('radio', { name: say('web.clock.quick') }).check()
  const minutes = say('web.clock.rules', { move: '20 seconds', reserve: '10 minutes' })
  await expect(ann.page.getByText(minutes)).toBeVisible()
  await ann.page.getByRole('radio', { name: say('web.clock.threeDays') }).check()
  await ann.page.getByRole('radio', { name: say('web.clock.othersDecide') }).check()
  await expect(ann.page.getByText(say('web.clock.othersDecideText'))).toBeVisible()
  expect(await seriousFindings(ann.page)).toEqual([])
  await ann.page.getByRole('button', { name: say('web.setup.open') }).click()
  const link = await ann.page.getByRole('textbox', { name: say('web.room.address') }).inputValue()

  // Whoever sits down knows what they agree to.
  await bob.page.goto(link)
  const rules = say('web.clock.rulesDays', { move: '3 days', reserve: '14 days' })
  await expect(bob.page.getByText(rules)).toBeVisible()
  await bob.page.getByRole('button', { name: say('web.room.sit') }).click()
  await ann.page.getByRole('button', { name: say('web.room.start') }).click()

  const clocks = bob.page.getByRole('list', { name: say('web.clock.title') })
  await expect(clocks.getByRole('listitem')).toHaveText(/Ann.*16 days 23 hours left/)
  await expect(ann.page.getByRole('list', { name: say('web.clock.title') })).toContainText(say('web.clock.yours'))
  expect(await seriousFindings(bob.page)).toEqual([])
  await host.turn.waitFor()
  // What runs down and what runs up are not taken for each other.
  await expect(bob.page.locator('#decision').getByRole('timer')).toContainText(say('web.table.waitingFor'))
  await host.playTurn(0)
  await expect(clocks).toContainText(say('web.clock.yours'))

  // Days later, each finds the table in the lobby, and whose turn it is.
  await bob.page.goto('/')
  const mine = bob.page.getByRole('link', { name: say('web.table.yourTurn') })
  await expect(mine).toContainText('Ann')
  await ann.page.goto('/')
  await expect(ann.page.getByText(say('web.lobby.waitingFor', { names: 'Bob' }))).toBeVisible()
  await mine.click()
  await guest.turn.waitFor()
  await guest.playTurn(0)
  await expect(guest.turn).toBeHidden()
  await ann.page.reload()
  await expect(ann.page.getByRole('link', { name: say('web.table.yourTurn') })).toBeVisible()
  for (const each of [ann, bob]) await each.context.close()
})

test('sound is off until it is wanted', async ({ page }) => {
  const player = new Player(page)
  const { say } = player
  await page.addInitScript(() => {
    const tones: number[] = []
    Object.assign(globalThis, { tones })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function hear(this: OscillatorNode, when?: number) {
      tones.push(this.frequency.value)
      start.call(this, when)
    }
  })
  const heard = () => page.evaluate(() => (globalThis as unknown as { readonly tones: readonly number[] }).tones.length)
  await page.goto('/')
  await page.getByRole('button', { name: say('web.lobby.start') }).click()
  await player.turn.waitFor()
  expect(await heard()).toBe(0)
  await page.getByRole('button', { name: say('web.table.menu') }).click()
  await page.getByRole('switch', { name: say('web.sound.title') }).check()
  await page.getByRole('button', { name: say('web.common.close') }).click()
  await player.playTurn(0)
  // What is staged meanwhile is left out.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(player.turn).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect.poll(heard).toBeGreaterThan(0)
})
