import { formatter } from '@athanor/messages/all'
import { expect, type Page, test } from '@playwright/test'
import { fillShelf, screens } from '../support/pages.ts'
import { remember } from '../support/settings.ts'

const webFonts = /\.woff2?(\?|$)/

/** Texts that ought to be seen and take no room. */
function vanished(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const element = text.parentElement
      if (element === null || text.nodeValue?.trim() === '' || element.closest('script, style, option, title')) continue
      if (!element.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { width, height } = range.getBoundingClientRect()
      if (width === 0 || height === 0) found.push(`${text.nodeValue} (${getComputedStyle(element).fontWeight})`)
    }
    return found
  })
}

/** How the web fonts fared, each in one word. */
function statuses(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...document.fonts].map(({ status }) => status))
}

/** The fonts of this machine in which the page's letters are drawn, web fonts left out. */
async function systemFonts(page: Page): Promise<ReadonlySet<string>> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
  const used = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) used.add(familyName)
  }
  await session.detach()
  return used
}

test('web fonts arrive, and what they lack is drawn with the fonts of the project alone', async ({ page }) => {
  await page.goto('/dev/gallery')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(await statuses(page)).toContain('loaded')
  expect(await statuses(page)).not.toContain('error')
  expect([...(await systemFonts(page))].filter((name) => !name.startsWith('DejaVu'))).toEqual([])
})

for (const locale of ['en', 'ru'] as const) {
  test(`no text is lost when no web font arrives: ${locale}`, async ({ page, context }) => {
    await remember(context, { locale })
    await fillShelf(context)
    await context.route(webFonts, (route) => route.abort())
    const shown = ['lobby', 'new-table', 'table', 'table-create', 'final-count', 'rules', 'about', 'gallery']
    for (const { name, open } of screens.filter((screen) => shown.includes(screen.name))) {
      await open(page, formatter(locale))
      await page.evaluate(() => document.fonts.ready)
      expect(await statuses(page), name).toContain('error')
      expect(await statuses(page), name).not.toContain('loaded')
      await expect.poll(() => vanished(page), name).toEqual([])
    }
    expect([...(await systemFonts(page))]).toContain('DejaVu Sans')
  })
}

test('text is there to read while its web font is still on the way', async ({ page, context }) => {
  let held = 0
  await page.route(webFonts, () => void held++)
  // A page whose fonts are on the way is never loaded altogether.
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const heading = page.getByRole('heading', { level: 1 })
  const clip = { ...(await heading.boundingBox()), scale: 1 } as {
    x: number
    y: number
    width: number
    height: number
    scale: 1
  }
  const session = await context.newCDPSession(page)
  // Playwright's own pictures wait for fonts, and these never come.
  const picture = async () => (await session.send('Page.captureScreenshot', { clip })).data
  await expect(async () => {
    const written = await picture()
    await heading.evaluate(({ style }) => void (style.opacity = '0'))
    const empty = await picture()
    await heading.evaluate(({ style }) => void (style.opacity = ''))
    expect(written === empty).toBe(false)
  }).toPass()
  expect(held).toBeGreaterThan(0)
  expect(await statuses(page)).toContain('loading')
  expect(await vanished(page)).toEqual([])
})

for (const locale of ['en', 'ru'] as const) {
  test(`nothing moves under the finger once a page is there: ${locale}`, async ({ page, context }) => {
    await remember(context, { locale })
    await fillShelf(context)
    await page.setViewportSize({ width: 390, height: 844 })
    // Letters that take a moment longer than everything else.
    await context.route(webFonts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150))
      await route.continue()
    })
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as readonly LayoutShift[]) {
          const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? node?.nodeName ?? '')
          if (!entry.hadRecentInput) shifts.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const { name, open } of screens.filter((screen) =>
      ['final-count', 'table', 'new-table'].includes(screen.name),
    )) {
      await open(page, formatter(locale))
      await page.waitForTimeout(600)
      expect(await page.evaluate(() => (window as unknown as { shifts: readonly string[] }).shifts), name).toEqual([])
    }
  })
}

/** What a browser tells about something that moved by itself. */
interface LayoutShift {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}
