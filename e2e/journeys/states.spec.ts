import { formatter } from '@athanor/messages/all'
import { expect, test } from '@playwright/test'
import { fillShelf } from '../support/pages.ts'
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
  // With the keyboard the reason is shown when the button is reached.
  await page.keyboard.press('d')
  await expect(draw).toBeFocused()
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

test('drawing from the bag asks first, by its button and by the bag itself', async ({ page, context }) => {
  await remember(context, {})
  await fillShelf(context)
  await page.goto('/local/turn')
  const turn = page.getByRole('heading', { name: say('web.table.yourTurn'), exact: true })
  await turn.waitFor()
  const bag = page.getByRole('button', { name: /^The bag: / })
  const before = await bag.innerText()
  const button = page.getByRole('button', { name: say('web.compendium.draw', { count: 2 }) })
  for (const way of [button, bag]) {
    await way.click()
    await expect(page.getByRole('heading', { name: say('web.compendium.drawTitle'), exact: true })).toBeVisible()
    await expect(page.getByText(say('web.compendium.askDraw', { count: 2 }))).toBeVisible()
    await expect(bag).toHaveText(before, { useInnerText: true })
    await page.getByRole('button', { name: say('web.common.cancel'), exact: true }).click()
    await expect(turn).toBeVisible()
  }
})

test('a cauldron that is being filled says so, beside the own school', async ({ page, context }) => {
  await remember(context, {})
  await fillShelf(context)
  await page.goto('/local/turn')
  const cauldron = page.getByRole('button', { name: say('web.compendium.sayCreate') }).first()
  await cauldron.click()
  const adders = page.getByRole('group', { name: say('web.compendium.fromHand') }).getByRole('button')
  await adders.and(page.locator(':not([aria-disabled="true"])')).first().click()
  const filled = page.getByRole('list', { name: say('web.compendium.board') }).locator('[aria-pressed="true"]')
  await expect(filled).toContainText(say('web.compendium.recipe', { count: 1, most: 5 }))
  await expect(filled).not.toContainText(say('web.compendium.createHere'))
  const own = page.getByRole('region', { name: say('web.compendium.behindScreen') })
  await expect(own.getByText(/^School of /)).toBeVisible()
})

test('the board of a finished game tells what is in it, not what was short', async ({ page, context }) => {
  await remember(context, {})
  await fillShelf(context)
  await page.goto('/local/done')
  await page.getByRole('button', { name: say('web.end.toBoard') }).click()
  const board = page.getByRole('list', { name: say('web.compendium.board') })
  await expect(board).toContainText('Raven')
  await expect(board).not.toContainText(/short|You lack|Your recipe/)
})

test('a game begins at the heading of its table', async ({ page, context }) => {
  await remember(context, { opponents: 1 })
  await page.goto('/')
  await page.getByRole('button', { name: say('web.lobby.start') }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(say('compendium.shelf.title'))
  await expect(heading).toBeFocused()
})

test('text grows with a large window and with the reader’s own size', async ({ page, context }) => {
  await remember(context, {})
  await fillShelf(context)
  const sizeOf = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    return page
      .getByRole('heading', { name: say('web.table.yourTurn'), exact: true })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  }
  await page.goto('/local/turn')
  const usual = await sizeOf(1440, 900)
  expect(await sizeOf(2560, 1440)).toBeGreaterThan(usual * 1.35)
  // A wide window that is low has no room for large text.
  expect(await sizeOf(2560, 900)).toBe(usual)
})

test('with colours of the reader’s own, what can be pressed or is chosen keeps an outline', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await remember(context, {})
  await fillShelf(context)
  await page.goto('/local/turn')
  const cauldrons = page.getByRole('list', { name: say('web.compendium.board') }).getByRole('button')
  await expect(cauldrons).toHaveCount(10)
  const outlines = () =>
    cauldrons.evaluateAll((cards) =>
      cards.map((card) => {
        const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(card)
        return { border: borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1, outlineStyle }
      }),
    )
  expect((await outlines()).every(({ border }) => border)).toBe(true)
  const open = page.getByRole('button', { name: say('web.compendium.sayCopy') }).first()
  await open.click()
  await expect(open).toHaveCSS('outline-style', 'solid')
  const grounds = await cauldrons
    .first()
    .locator('[class*="face"]')
    .evaluateAll((faces) => faces.map((face) => getComputedStyle(face).backgroundImage))
  expect(grounds.every((ground) => ground.includes('gradient'))).toBe(true)
})

test('the icon for home screens keeps clear of the edges that are cut off', async ({ page }) => {
  await page.goto('/')
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; purpose?: string }[]
  }
  const { src } = manifest.icons.find(({ purpose }) => purpose === 'maskable') ?? { src: '' }
  const outside = await page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const pencil = canvas.getContext('2d')
    if (pencil === null) throw new Error('no canvas')
    pencil.drawImage(bitmap, 0, 0)
    const { data, width, height } = pencil.getImageData(0, 0, bitmap.width, bitmap.height)
    let drawn = 0
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        // Only a circle of four fifths of the width is sure to be seen.
        if (Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) <= width * 0.4) continue
        const at = (y * width + x) * 4
        if ([0, 1, 2].some((part) => Math.abs((data[at + part] ?? 0) - (data[part] ?? 0)) > 8)) drawn++
      }
    }
    return drawn
  }, src)
  expect(outside).toBe(0)
})
