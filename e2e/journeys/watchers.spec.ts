import { expect, test } from '@playwright/test'
import { guestOf } from '../support/guest.ts'
import { Player } from '../support/player.ts'

test('whoever watches and speaks has a name of their own, with all that belongs to it', async ({ browser }) => {
  const ann = await guestOf(browser, '🧙‍♂️🔥Кот👨‍👩‍👧‍👦')
  const { say } = new Player(ann.page)
  await ann.page.goto('/new?game=compendium')
  await ann.page.getByRole('radio', { name: '2', exact: true }).check()
  await ann.page.getByRole('button', { name: say('web.setup.open') }).click()
  const link = await ann.page.getByRole('textbox', { name: say('web.room.address') }).inputValue()
  // Families stay together, on the way to the server and back.
  await expect(ann.page.getByRole('heading', { name: '🧙‍♂️🔥Кот👨‍👩‍👧‍👦', exact: true })).toBeVisible()
  await ann.page.getByRole('combobox').selectOption('random')
  await ann.page.getByRole('button', { name: say('web.room.start') }).click()
  await expect(ann.page.locator('#decision')).toBeVisible()

  const names: string[] = []
  for (const text of ['Good luck', 'Bravo']) {
    const watcher = await guestOf(browser, '')
    await watcher.page.goto(link)
    const field = watcher.page.getByRole('textbox', { name: say('web.setup.yourName') })
    await expect(field).not.toHaveValue('')
    names.push(await field.inputValue())
    await watcher.page.getByRole('textbox', { name: say('web.chat.write') }).fill(text)
    await watcher.page.getByRole('textbox', { name: say('web.chat.write') }).press('Enter')
    // It was seen and is kept: nobody is asked twice.
    await expect(field).toHaveCount(0)
    const line = ann.page
      .getByRole('list', { name: say('web.chat.title') })
      .getByRole('listitem')
      .last()
    await expect(line).toContainText(`${say('web.chat.watching', { name: names.at(-1) ?? '' })} ${text}`)
    await watcher.context.close()
  }
  expect(new Set(names).size).toBe(2)
  await ann.context.close()
})
