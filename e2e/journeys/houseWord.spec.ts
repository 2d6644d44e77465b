import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { formatter } from '@athanor/messages/all'
import { expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { openHouse } from '../support/house.ts'
import { freePort } from '../support/port.ts'
import { remember } from '../support/settings.ts'
import { untilReady } from '../support/untilReady.ts'

const say = formatter('en')
let house: ChildProcess
let address: string

test.beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  house = openHouse(port, { ATHANOR_LOBBY: 'off', ATHANOR_HOUSE_WORD: 'aqua fortis' })
  await untilReady(address)
})
test.afterAll(async () => {
  house.kill('SIGTERM')
  await once(house, 'exit')
})

test('a private house asks for its word once, lists nothing and opens tables by link', async ({
  page,
  context,
  browser,
}) => {
  await remember(context, { name: 'Ann' })
  await page.goto(address)
  const word = page.getByRole('textbox', { name: say('web.house.word') })
  await word.fill('aqua vitae')
  await page.keyboard.press('Enter')
  await expect(word).toHaveAccessibleDescription(say('server.reject.wrongHouseWord'))
  expect(await seriousFindings(page)).toEqual([])
  await word.fill('Aqua Fortis')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('web.house.unlisted'))).toBeVisible()

  await page.goto(`${address}/new?game=compendium`)
  const open = page.getByRole('button', { name: say('web.setup.open') })
  await expect(page.getByRole('radio', { name: say('web.setup.public') })).toHaveCount(0)
  await open.click()
  await page.waitForURL(/\/table\//)
  await expect(page.getByText(say('web.room.unlisted'))).toBeVisible()

  // A friend who follows the link is asked on the way, and comes to the table.
  const friend = await browser.newContext()
  const there = await friend.newPage()
  await there.goto(page.url())
  await there.getByRole('textbox', { name: say('web.house.word') }).fill('aqua fortis')
  await there.getByRole('button', { name: say('web.house.enter') }).click()
  await expect(there.getByRole('heading', { name: say('web.invited.title', { host: 'Ann' }) })).toBeVisible()
  await friend.close()
})
