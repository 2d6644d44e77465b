import { type Format, formatter } from '@athanor/messages/all'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { type ScreenLook, sizes } from './looks.ts'
import { Player } from './player.ts'
import { remember } from './settings.ts'
import { tap } from './wire.ts'

interface OnlineLook extends Pick<ScreenLook, 'theme' | 'locale'> {
  readonly baseURL: string
  readonly timezoneId: string
}

export type Photograph = (page: Page, name: string) => Promise<void>

/**
 * The screens that need a server and company: the room, the table with a conversation, a spectator, a lost line. They
 * are played at one size; whoever takes the pictures may give the page another one meanwhile.
 */
export async function onlineScreens(browser: Browser, look: OnlineLook, photograph: Photograph): Promise<void> {
  const say = formatter(look.locale)
  const open = async (name: string): Promise<{ context: BrowserContext; page: Page }> => {
    const viewport = sizes.desktop
    const context = await browser.newContext({ ...look, viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
    await remember(context, { ...look, name })
    return { context, page: await context.newPage() }
  }
  const host = await open(say('web.familiar.cat'))
  const guest = await open(say('web.familiar.fox'))
  const watcher = await open('')
  const line = await tap(guest.page)

  const link = await openTable(host.page, say)
  await guest.page.goto(link)
  await expect(guest.page.getByRole('button', { name: say('web.room.sit') })).toBeVisible()
  await photograph(guest.page, 'room-guest')
  await guest.page.getByRole('button', { name: say('web.room.sit') }).click()
  await expect(host.page.getByRole('heading', { name: say('web.familiar.fox') })).toBeVisible()
  await host.page.getByRole('combobox').last().selectOption('strong')
  await chat(host.page, say, say('web.lobby.tagline'))
  await photograph(host.page, 'room-host')
  await watcher.page.goto('/')
  await expect(watcher.page.getByRole('heading', { name: say('web.lobby.open') })).toBeVisible()
  await photograph(watcher.page, 'lobby-tables')

  await host.page.getByRole('button', { name: say('web.room.start') }).click()
  await watcher.page.goto(link)
  const players = [new Player(host.page, look.locale), new Player(guest.page, look.locale)]
  for (let turn = 0; turn < 40; turn++) {
    await Promise.any(players.map((player) => player.turn.waitFor({ timeout: 30_000 })))
    const [first, second] = players as [Player, Player]
    const isFirst = await first.turn.isVisible()
    if (isFirst && turn >= 4) break
    const next = isFirst ? first : second
    if (!(await next.turn.isVisible())) continue
    await next.playTurn(turn)
    await expect(next.turn).toBeHidden()
  }
  await photograph(host.page, 'online-table')
  await photograph(watcher.page, 'online-spectator')
  line.cut()
  await expect(guest.page.getByText(say('web.net.reconnecting'))).toBeVisible()
  await photograph(guest.page, 'online-reconnecting')
  for (const { context } of [host, guest, watcher]) await context.close()
}

async function openTable(page: Page, say: Format): Promise<string> {
  await page.goto('/new')
  // One that everybody finds, so that the lobby has something to show.
  await page.getByRole('radio', { name: say('web.setup.public') }).check()
  await page.getByRole('button', { name: say('web.setup.open') }).click()
  return page.getByRole('textbox', { name: say('web.room.address') }).inputValue()
}

async function chat(page: Page, say: Format, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: say('web.chat.write') })
  await field.fill(text)
  await field.press('Enter')
  await expect(page.getByRole('list', { name: say('web.chat.title') })).toContainText(text)
}
