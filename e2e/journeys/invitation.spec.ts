import { type BrowserContext, expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { guestOf } from '../support/guest.ts'
import { Player } from '../support/player.ts'

/** A phone whose list of programs takes what it is given, once it is open. */
async function sharing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(globalThis, { shared })
    navigator.share = async (data) => void shared.push(data)
  })
}

test('an invitation says who invites to what, and nobody gets a name unseen or loses one to a toast', async ({
  browser,
}) => {
  const [ann, bob] = [await guestOf(browser, ''), await guestOf(browser, '')]
  const { say } = new Player(ann.page)
  await sharing(ann.context)
  await bob.page.setViewportSize({ width: 390, height: 664 })

  // The host is not called anything that she has not seen.
  await ann.page.goto('/new?game=compendium')
  const field = (page: typeof ann.page) => page.getByRole('textbox', { name: say('web.setup.yourName') })
  await expect(field(ann.page)).not.toHaveValue('')
  const suggested = await field(ann.page).inputValue()
  await ann.page.getByRole('button', { name: say('web.setup.anotherName') }).click()
  await expect(field(ann.page)).not.toHaveValue(suggested)
  await field(ann.page).fill('  ')
  await ann.page.getByRole('radio', { name: '3', exact: true }).check()
  await ann.page.getByRole('button', { name: say('web.setup.open') }).click()
  await expect(field(ann.page)).toBeFocused()
  await expect(field(ann.page)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(ann.page)).toHaveAccessibleDescription(say('server.reject.nameMissing'))
  expect(await seriousFindings(ann.page)).toEqual([])
  await field(ann.page).fill('Ann')
  await ann.page.getByRole('button', { name: say('web.setup.open') }).click()

  // The link goes out through the phone's own list of programs, with a sentence.
  const link = await ann.page.getByRole('textbox', { name: say('web.room.address') }).inputValue()
  await ann.page.getByRole('button', { name: say('web.link.share') }).click()
  const game = say('compendium.shelf.title')
  const shared = () => ann.page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared)
  expect(await shared()).toEqual([{ text: say('web.invited.share', { host: 'Ann', game }), url: link }])
  await expect(ann.page.getByText('ATHANOR_HOST')).toBeVisible()

  // A friend opens it.
  await bob.page.goto(link)
  await expect(bob.page.getByRole('heading', { name: say('web.invited.title', { host: 'Ann' }) })).toBeVisible()
  await expect(bob.page.getByRole('heading', { name: game })).toBeVisible()
  await expect(bob.page.getByText(say('web.lobby.minutes', { minutes: 45 }))).toBeVisible()
  await expect(bob.page.getByRole('img', { name: say('web.lobby.weight', { weight: '2' }) })).toBeVisible()
  await expect(bob.page.getByRole('list', { name: say('web.room.seats') }).getByRole('listitem')).toHaveCount(3)
  const lesson = bob.page.getByRole('link', { name: say('web.invited.learn') })
  await expect(lesson).toHaveAttribute('href', '/learn/recipes')
  await expect(bob.page.getByRole('link', { name: say('web.rules.of', { game }) })).toHaveAttribute(
    'href',
    '/rules/compendium',
  )
  await expect(bob.page.getByText('ATHANOR_HOST')).toHaveCount(0)
  expect(await seriousFindings(bob.page)).toEqual([])

  // A name that somebody has is refused where it stands.
  await expect(field(bob.page)).not.toHaveValue('')
  await field(bob.page).fill('Ann')
  const sit = bob.page.getByRole('button', { name: say('web.room.sit') })
  await expect(sit).toBeInViewport({ ratio: 1 })
  await sit.click()
  await expect(field(bob.page)).toBeFocused()
  await expect(field(bob.page)).toHaveAccessibleDescription(say('server.reject.nameTaken', { name: 'Ann' }))
  await bob.page.getByRole('button', { name: say('web.setup.anotherName') }).click()
  await expect(field(bob.page)).not.toHaveAttribute('aria-invalid')
  const own = await field(bob.page).inputValue()
  await sit.click()
  await expect(ann.page.getByRole('heading', { name: own })).toBeVisible()

  // Who has sat down may still think of another name; the host's is taken there, too.
  await bob.page.getByRole('button', { name: say('web.room.rename') }).click()
  await expect(field(bob.page)).toHaveValue(own)
  await field(bob.page).fill('Ann')
  await bob.page.getByRole('button', { name: say('web.room.renameDone'), exact: true }).click()
  await expect(field(bob.page)).toHaveAccessibleDescription(say('server.reject.nameTaken', { name: 'Ann' }))
  await field(bob.page).fill('Bob')
  expect(await seriousFindings(bob.page)).toEqual([])
  await bob.page.getByRole('button', { name: say('web.room.renameDone'), exact: true }).click()
  await expect(ann.page.getByRole('heading', { name: 'Bob' })).toBeVisible()
  await expect(bob.page.getByRole('dialog')).toBeHidden()

  // Whoever waits may learn meanwhile, beside the table.
  const [school] = await Promise.all([bob.context.waitForEvent('page'), lesson.click()])
  await expect(school.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bob.page.getByText('ATHANOR_HOST')).toHaveCount(0)
  await expect(ann.page.getByText(say('web.room.someAway', { count: 1 }))).toBeHidden()
  for (const { context } of [ann, bob]) await context.close()
})
