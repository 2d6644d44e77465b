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
const token = 'an admin token of thirty-two letters or more'
let house: ChildProcess
let address: string

test.beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  house = openHouse(port, { ATHANOR_ADMIN_TOKEN: token })
  await untilReady(address)
})
test.afterAll(async () => {
  house.kill('SIGTERM')
  await once(house, 'exit')
})

test('the host of the server tells everyone something and closes a table, with the keyboard', async ({
  page,
  context,
  browser,
}) => {
  await remember(context, { name: 'Ann' })
  await page.goto(`${address}/new?game=compendium`)
  await page.getByRole('button', { name: say('web.setup.open') }).click()
  await page.waitForURL(/\/table\//)
  const name = new URL(page.url()).pathname.split('/').at(-1)?.slice(0, 6) ?? ''

  const own = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const host = await own.newPage()
  await host.goto(`${address}/admin`)
  const field = host.getByLabel(say('web.admin.token'), { exact: true })
  await field.fill('not the token')
  await host.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(say('server.reject.adminToken'))
  await field.fill(token)
  await host.keyboard.press('Enter')

  await host.getByLabel(say('web.admin.noticeText')).fill('We restart at nine.')
  await host.keyboard.press('Enter')
  await expect(host.getByText(say('web.admin.standing', { text: 'We restart at nine.' }))).toBeVisible()

  await host.getByText(say('web.admin.doSomething', { table: name })).click()
  await host.getByLabel(say('web.admin.reason')).fill('The club closes.')
  expect(await seriousFindings(host)).toEqual([])
  await host.getByRole('button', { name: say('web.admin.close'), exact: true }).press('Enter')
  await expect(page.getByText(say('web.table.closedBecause', { reason: 'The club closes.' }))).toBeVisible()
  await expect(host.getByText(say('web.admin.deed.closed', { about: `${name}: The club closes.` }))).toBeVisible()

  await host.getByRole('button', { name: say('web.admin.leave') }).click()
  await expect(field).toBeVisible()
  await own.close()
})
