import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { formatter } from '@athanor/messages/all'
import { connect, createTable, protocolVersion, webSocketTo } from '@athanor/protocol'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { openHouse } from '../support/house.ts'
import { layoutFindings } from '../support/layout.ts'
import { freePort } from '../support/port.ts'
import { remember } from '../support/settings.ts'
import { untilReady } from '../support/untilReady.ts'

const say = formatter('en')
let house: ChildProcess
let address: string

// Passkeys need a name; the own machine has one that browsers trust without https.
test.beforeAll(async () => {
  const port = await freePort()
  address = `http://localhost:${port}`
  house = openHouse(port, { ATHANOR_PUBLIC_URL: address, ATHANOR_HOST: 'localhost' })
  await untilReady(address)
})
test.afterAll(async () => {
  house.kill('SIGTERM')
  await once(house, 'exit')
})

/** A device of somebody: a browser with cookies and a store of its own. */
async function device(browser: Browser, name: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  await remember(context, { name })
  return { context, page: await context.newPage() }
}

/** Opens a table for two that others find by its link. */
async function openTable(page: Page): Promise<string> {
  await page.goto(`${address}/new?game=compendium`)
  await page.getByRole('button', { name: say('web.setup.open') }).click()
  await page.waitForURL(/\/table\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Makes a ring on the page of somebody's games, by the keyboard alone: its code. */
async function makeRing(page: Page): Promise<string> {
  await page.goto(`${address}/me`)
  await page.getByLabel(say('web.me.name'), { exact: true }).press('Enter')
  const window = page.getByRole('dialog', { name: say('web.me.codeTitle') })
  await expect(window.getByRole('status').locator('span')).toHaveCount(6)
  const code = (await window.getByRole('status').locator('span').allTextContents()).join('-')
  expect(code).toMatch(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/)
  expect(await seriousFindings(page)).toEqual([])
  // It is shown once, so closing is asked about.
  await page.keyboard.press('Escape')
  await expect(window.getByRole('alert')).toHaveText(say('web.me.codeSure'))
  await window.getByRole('button', { name: say('web.me.codeKept') }).press('Enter')
  await expect(page.getByRole('heading', { name: say('web.me.devices') })).toBeVisible()
  return code
}

test('a recovery code opens all seats on a second device, and signing it out takes them away', async ({ browser }) => {
  const phone = await device(browser, 'Ann')
  const table = await openTable(phone.page)
  const code = await makeRing(phone.page)

  const laptop = await device(browser, 'Ann')
  await laptop.page.goto(`${address}/table/${table}`)
  await expect(laptop.page.getByRole('button', { name: say('web.room.sit') })).toBeVisible()
  await laptop.page.goto(`${address}/me`)
  await laptop.page.getByText(say('web.me.haveOne')).click()
  const field = laptop.page.getByLabel(say('web.me.code'), { exact: true })
  // What cannot be a code is noticed before anybody is asked.
  await field.fill(code.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')))
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(say('web.me.mistyped'))
  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await field.press('Enter')
  await expect(laptop.page.getByRole('heading', { name: say('web.me.devices') })).toBeVisible()
  await expect(laptop.page.locator(`a[href="/table/${table}"]`)).toBeVisible()

  // The table opens with the seat, from the list, from the lobby and by its bare address.
  await laptop.page.locator(`a[href="/table/${table}"]`).click()
  await expect(laptop.page.getByRole('button', { name: say('web.room.leave') })).toBeVisible()
  await laptop.page.goto(address)
  await expect(laptop.page.locator(`a[href="/table/${table}"]`).first()).toBeVisible()

  // The phone is lost: it is signed out from the laptop, and knows nothing of the table any more.
  await phone.page.goto(`${address}/table/${table}`)
  await expect(phone.page.getByRole('button', { name: say('web.room.leave') })).toBeVisible()
  await laptop.page.goto(`${address}/me`)
  const devices = laptop.page.getByRole('listitem').filter({ hasText: /Chrome/ })
  await expect(devices).toHaveCount(2)
  await devices
    .filter({ hasNotText: say('web.me.thisDevice') })
    .getByRole('button')
    .click()
  await expect(devices).toHaveCount(1)
  await expect(phone.page.getByRole('button', { name: say('web.room.leave') })).toBeHidden()
  await phone.page.goto(`${address}/me`)
  await expect(phone.page.getByRole('heading', { name: say('web.me.ring'), exact: true })).toBeVisible()
  await expect(phone.page.locator(`a[href="/table/${table}"]`)).toHaveCount(0)
  for (const { context } of [phone, laptop]) await context.close()
})

test('a passkey opens the ring on a device that has it', async ({ browser }) => {
  const phone = await device(browser, 'Ann')
  const table = await openTable(phone.page)
  await makeRing(phone.page)
  const cdp = await phone.context.newCDPSession(phone.page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  await phone.page.getByRole('button', { name: say('web.me.addPasskey') }).click()
  await expect(phone.page.getByRole('button', { name: /^Remove passkey/ })).toBeVisible()
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  const [credential] = credentials
  if (credential === undefined) throw new Error('no passkey was made')
  expect(credential).toMatchObject({ isResidentCredential: true, rpId: 'localhost' })

  // Another device that shares the keys of the first one, as phones and laptops of one owner do.
  const laptop = await device(browser, 'Ann')
  const there = await laptop.context.newCDPSession(laptop.page)
  await there.send('WebAuthn.enable')
  const second = await there.send('WebAuthn.addVirtualAuthenticator', { options })
  await there.send('WebAuthn.addCredential', { authenticatorId: second.authenticatorId, credential })
  await laptop.page.goto(`${address}/me`)
  await laptop.page.getByText(say('web.me.haveOne')).click()
  await laptop.page.getByRole('button', { name: say('web.me.byPasskey') }).click()
  await expect(laptop.page.getByRole('heading', { name: say('web.me.ringOf', { name: 'Ann' }) })).toBeVisible()
  await laptop.page.goto(`${address}/table/${table}`)
  await expect(laptop.page.getByRole('button', { name: say('web.room.leave') })).toBeVisible()

  // Taken off the ring, it opens nothing any more.
  await phone.page.getByRole('button', { name: /^Remove passkey/ }).click()
  await expect(phone.page.getByRole('button', { name: /^Remove passkey/ })).toHaveCount(0)
  await laptop.page.goto(`${address}/me`)
  await laptop.page
    .getByRole('listitem')
    .filter({ hasText: say('web.me.thisDevice') })
    .getByRole('button')
    .click()
  await laptop.page.getByText(say('web.me.haveOne')).click()
  await laptop.page.getByRole('button', { name: say('web.me.byPasskey') }).click()
  await expect(laptop.page.getByText(say('server.reject.wrongPasskey'))).toBeVisible()
  for (const { context } of [phone, laptop]) await context.close()
})

test('my games show what goes on, what was played and what it comes to, and can be taken along and deleted', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'Ann')
  await page.goto(`${address}/me`)
  await expect(page.getByText(say('web.me.noneFinished'))).toBeVisible()
  const running = await openTable(page)
  const finished = await finishedTable(page)
  await makeRing(page)
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Bob' })
    .filter({ hasText: /points/ })
  await expect(row).toHaveCount(1)
  await expect(page.locator(`a[href="/table/${running}"]`)).toBeVisible()

  // Every number leads to the games behind it, and the filters to those that somebody looks for.
  await page
    .getByRole('link', { name: say('web.me.count', { count: 1 }) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/me\?game=compendium&players=2/)
  await expect(row).toHaveCount(1)
  await page.getByLabel(say('web.me.with')).fill('Nobody')
  await expect(page.getByText(say('web.me.noneFound'))).toBeVisible()
  await page.getByLabel(say('web.me.with')).fill('bob')
  await expect(row).toHaveCount(1)

  expect(await seriousFindings(page)).toEqual([])
  const sizes = [320, 390, 600, 844, 1024, 1440, 1920, 2560].map((width) => ({
    width,
    height: width < 900 ? 700 : 900,
    touch: width < 1200,
  }))
  expect(await layoutFindings(page, sizes)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })

  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: say('web.me.export') }).click()
  expect((await saved).suggestedFilename()).toBe('athanor.json')

  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/replay/table/${finished}`))
  await page.goto(`${address}/me`)
  await page.getByRole('button', { name: say('web.me.deleteAsk') }).click()
  await page.getByRole('button', { name: say('web.me.delete'), exact: true }).click()
  await expect(page.getByRole('button', { name: say('web.me.make') })).toBeVisible()
  await expect(page.getByText(say('web.me.noneFinished'))).toBeVisible()
  await context.close()
})

/** A game that Ann's browser has played to its end against a program, by her cookie alone. */
async function finishedTable(page: Page): Promise<string> {
  const program = connect({ open: webSocketTo(`${address.replace('http', 'ws')}/ws`) })
  const secret = program.randomHex(32)
  const { table, watch } = await createTable(program, {
    game: 'compendium',
    seats: 2,
    visibility: 'link',
    name: 'Bob',
    secret,
  })
  await page.goto(`${address}/table/${table}`)
  await page.getByRole('button', { name: say('web.room.sit') }).click()
  await expect(page.getByRole('button', { name: say('web.room.leave') })).toBeVisible()
  await expect.poll(() => watch.get().table?.seats.every(({ present, ready }) => present && ready)).toBe(true)
  await program.send('start', { table })
  await expect.poll(() => watch.get().table?.status).toBe('running')
  await Promise.all([playByCookie(page, table), playByProgram()])
  program.close()
  return table

  async function playByProgram(): Promise<void> {
    for (;;) {
      const { game, you, table: info } = watch.get()
      if (info?.status === 'finished') return
      if (game?.sight.owed.some(({ seat, answered }) => seat === you && !answered) === true) {
        const { version, actions } = await program.send('legal', { table, from: 0, count: 1 })
        await program.send('act', { table, version, action: actions[0] }).catch(() => undefined)
      }
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
}

/** Makes the first legal move whenever there is one, from within the page, which shows the browser's cookie. */
function playByCookie(page: Page, table: string): Promise<void> {
  return page.evaluate(
    async ([id, protocol]) => {
      const socket = new WebSocket(`ws://${location.host}/ws`)
      await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
      let asked = 0
      const ask = (kind: string, more: object) =>
        new Promise<Record<string, never> & { readonly table: { readonly status: string } }>((resolve) => {
          const re = `q${++asked}`
          const hear = ({ data }: MessageEvent<string>) => {
            const said = JSON.parse(data) as { readonly re?: string; readonly result?: never }
            if (said.re !== re) return
            socket.removeEventListener('message', hear)
            resolve(said.result ?? ({} as never))
          }
          socket.addEventListener('message', hear)
          socket.send(JSON.stringify({ kind, id: re, ...more }))
        })
      await ask('hello', { protocol })
      await ask('watch', { table: id })
      for (;;) {
        const { table: seen } = await ask('glance', { table: id })
        if (seen.status === 'finished') break
        const { size, version, actions } = (await ask('legal', { table: id, from: 0, count: 1 })) as {
          readonly size?: number
          readonly version?: number
          readonly actions?: readonly unknown[]
        }
        if (size !== undefined && size > 0) await ask('act', { table: id, version, action: actions?.[0] })
        else await new Promise((resolve) => setTimeout(resolve, 5))
      }
      socket.close()
    },
    [table, protocolVersion] as const,
  )
}
