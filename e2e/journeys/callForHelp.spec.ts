import { expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { guestOf } from '../support/guest.ts'
import { Pupil } from '../support/pupil.ts'

test('a call for help is seen from every pane of a phone, and leads to where it is answered', async ({ browser }) => {
  const [ann, bob] = [await guestOf(browser, 'Ann'), await guestOf(browser, 'Bob')]
  const { say } = new Pupil(ann.page)
  for (const { page } of [ann, bob]) await page.setViewportSize({ width: 390, height: 664 })
  await ann.page.goto('/new?game=apprentices')
  await ann.page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await ann.page.getByRole('button', { name: say('web.setup.open') }).click()
  await bob.page.goto(await ann.page.getByRole('textbox', { name: say('web.room.address') }).inputValue())
  await bob.page.getByRole('button', { name: say('web.room.sit') }).click()
  await ann.page.getByRole('button', { name: say('web.room.start') }).click()

  const sides = [
    { name: 'Ann', pupil: new Pupil(ann.page), other: new Pupil(bob.page) },
    { name: 'Bob', pupil: new Pupil(bob.page), other: new Pupil(ann.page) },
  ]
  /** Plays on until somebody with a raven can ask somebody with a gemstone; the seat that asked. */
  const untilSomebodyAsks = async () => {
    for (let number = 0; number < 150; number++) {
      const side = await Promise.any(
        sides.map(async (each) => {
          await each.pupil.turn.waitFor({ timeout: 30_000 })
          return each
        }),
      )
      const ask = side.pupil.button(say('web.apprentices.askHelp'))
      if ((await ask.isVisible()) && (await ask.getAttribute('aria-disabled')) === null) {
        await ask.click()
        return side
      }
      const before = await side.pupil.shown()
      await side.pupil.answer(number)
      await side.pupil.untilMoved(before)
    }
    throw new Error('nobody ever had a raven that somebody else could drive off')
  }
  const { name, other } = await untilSomebodyAsks()
  const call = say('web.apprentices.asksHelp', { player: name })
  const panes = other.page.getByRole('navigation', { name: say('web.table.panes') })
  const dice = panes.getByRole('button', { name: say('web.apprentices.paneDice') })
  for (const pane of ['web.apprentices.paneTables', 'web.apprentices.paneRivals', 'web.table.paneLog'] as const) {
    await panes.getByRole('button', { name: say(pane) }).click()
    await expect(other.page.getByRole('status').filter({ hasText: call })).toBeInViewport({ ratio: 1 })
    await expect(dice).toContainText(call)
  }
  await expect(other.page).toHaveTitle(new RegExp(`^${call}`))
  expect(await seriousFindings(other.page)).toEqual([])
  await other.page
    .getByRole('button', { name: say('web.table.toPane', { pane: say('web.apprentices.paneDice') }) })
    .click()
  await expect(dice).toHaveAttribute('aria-current', 'true')
  await expect(other.page.getByRole('status').filter({ hasText: call })).toBeHidden()
  await other.page.getByRole('button', { name: say('web.apprentices.declineHelp') }).click()
  await panes.getByRole('button', { name: say('web.apprentices.paneTables') }).click()
  await expect(dice).not.toContainText(call)
  await expect(other.page.getByRole('status').filter({ hasText: call })).toBeHidden()
  for (const { context } of [ann, bob]) await context.close()
})
