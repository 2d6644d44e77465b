import { formatter } from '@athanor/messages/all'
import { expect, test } from '@playwright/test'
import { remember } from '../support/settings.ts'

const say = formatter('en')

test('without a server the lobby says so and bots can be played', async ({ page, context }) => {
  await remember(context, {})
  await page.routeWebSocket(/\/ws$/, (socket) => void socket.close())
  await page.goto('/')
  await expect(page.getByText(say('web.lobby.noServer'))).toBeVisible()
  await page.getByRole('button', { name: say('web.lobby.start') }).click()
  await expect(page.getByRole('list', { name: say('web.compendium.board') })).toBeVisible()
})

test('what cannot be done explains itself', async ({ page, context }) => {
  await remember(context, { opponents: 1 })
  await page.goto('/')
  await page.getByRole('button', { name: say('web.lobby.start') }).click()
  await page.getByRole('heading', { name: say('web.table.yourTurn'), exact: true }).waitFor()
  // with two players the first action must be a creation.
  const draw = page.getByRole('button', { name: say('web.compendium.draw', { count: 2 }) })
  await expect(draw).toHaveAttribute('aria-disabled', 'true')
  await draw.focus()
  await expect(page.getByRole('tooltip', { name: say('compendium.reject.openingAction') }).first()).toBeVisible()
  await draw.click({ force: true })
  await expect(page.getByRole('button', { name: say('compendium.reject.openingAction') })).toBeVisible()
})

test('the page asks for nothing from elsewhere, and its policy allows nothing else', async ({
  page,
  context,
  baseURL,
}) => {
  await remember(context, {})
  const strangers: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('blob:')) strangers.push(request.url())
  })
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text())
  })
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  await page.getByRole('button', { name: say('web.lobby.start') }).click()
  await page.getByRole('heading', { name: say('web.table.yourTurn'), exact: true }).waitFor()
  await page.goto('/dev/gallery')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(strangers).toEqual([])
  expect(complaints).toEqual([])
})

test('whoever asked for little motion sees none', async ({ page, context }) => {
  await remember(context, { theme: 'dark' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dev/gallery')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const moving = () =>
    page.evaluate(() => {
      document.documentElement.setAttribute('data-theme', 'light')
      // Asking for a style makes the browser begin whatever a change of theme begins.
      void getComputedStyle(document.body).color
      return document.getAnimations().length
    })
  expect(await moving()).toBe(0)
  // The check can fail: without the wish, the same page moves.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await moving()).toBeGreaterThan(0)
})
