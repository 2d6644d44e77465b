// Takes a picture of every screen in every size, theme and language into .cache/screens, with a contact sheet for each
// screen: `npm run screens -- [screen …] [--size tablet] [--theme dark] [--locale ru]`. `npm run screens -- --documents`
// takes anew what the documents show.

import { spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { formatter } from '@athanor/messages/all'
import { type Browser, chromium, type Page } from '@playwright/test'
import { alchemistsScreens } from './support/alchemistsPages.ts'
import { browserEnv, browserFlags, browserPath } from './support/browser.ts'
import { contactSheet } from './support/contactSheet.ts'
import { locales, looks, nameOf, picturesIn, type ScreenLook, sizes, themes } from './support/looks.ts'
import { onlineScreens } from './support/onlineScreens.ts'
import { fillShelf, screens } from './support/pages.ts'
import { journeyPort } from './support/port.ts'
import { sceneScreens } from './support/sceneScreens.ts'
import { remember } from './support/settings.ts'
import { untilReady } from './support/untilReady.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache', 'screens')
const documents = join(root, 'docs', 'screens')
/** Dates look alike wherever the pictures are taken. */
const timezoneId = 'UTC'
const onlineNames = [
  'room-guest',
  'room-host',
  'lobby-tables',
  'online-table',
  'online-spectator',
  'online-reconnecting',
]

const { values: asked, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: 'boolean', default: false },
    size: { type: 'string' },
    theme: { type: 'string' },
    locale: { type: 'string' },
  },
})
/** What the documents show. */
const shown = picturesIn(
  globSync(['README.md', 'docs/**/*.md'], { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n'),
)
const wanted = (screen: string, look: ScreenLook) =>
  asked.documents ? shown.has(nameOf(screen, look)) : named.length === 0 || named.includes(screen)

const port = await journeyPort()
const baseURL = `http://127.0.0.1:${port}`
const server = spawn(process.execPath, [join(import.meta.dirname, 'support', 'serve.ts'), String(port)], {
  stdio: 'inherit',
})
const taken = new Set<string>()
try {
  await untilReady(baseURL)
  mkdirSync(asked.documents ? documents : cache, { recursive: true })
  for (const theme of themes) {
    for (const locale of locales) {
      await photographAll(theme, locale)
      await photographOnline(theme, locale)
    }
  }
  if (!asked.documents) {
    const browser = await launched()
    for (const screen of taken) console.log(relative(root, await contactSheet(browser, cache, screen)))
    await browser.close()
  }
} finally {
  server.kill('SIGTERM')
}
const missing = asked.documents ? shown.size - taken.size : 0
if (missing > 0) {
  console.error(`${missing} of ${shown.size} pictures that the documents show could not be taken`)
  process.exitCode = 1
}

function isAsked({ size, theme, locale }: ScreenLook): boolean {
  return (asked.size ?? size) === size && (asked.theme ?? theme) === theme && (asked.locale ?? locale) === locale
}

function looksOf(theme: ScreenLook['theme'], locale: ScreenLook['locale']): readonly ScreenLook[] {
  return looks.filter((look) => look.theme === theme && look.locale === locale && isAsked(look))
}

function launched(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath, args: [...browserFlags], env: { ...browserEnv } })
}

/** Every screen is opened once for each theme and language, on a phone: panes are chosen where there are panes. */
async function photographAll(theme: ScreenLook['theme'], locale: ScreenLook['locale']): Promise<void> {
  const own = looksOf(theme, locale)
  const ownScreens = [...screens, ...alchemistsScreens, ...sceneScreens].filter(({ name }) =>
    own.some((look) => wanted(name, look)),
  )
  if (ownScreens.length === 0) return
  const browser = await launched()
  for (const { name, open } of ownScreens) {
    const settings = { theme, locale, viewport: sizes.phone, baseURL, timezoneId }
    const context = await browser.newContext({ ...settings, reducedMotion: 'reduce', serviceWorkers: 'block' })
    await remember(context, { theme, locale })
    await fillShelf(context)
    const page = await context.newPage()
    await attempted(`${name} ${theme} ${locale}`, async () => {
      await open(page, formatter(locale))
      await photographSizes(page, name, own)
    })
    await context.close()
  }
  await browser.close()
}

async function photographSizes(page: Page, name: string, own: readonly ScreenLook[]): Promise<void> {
  for (const look of own.filter((each) => wanted(name, each))) {
    await page.setViewportSize(sizes[look.size])
    // On a phone one scrolls to what is to be chosen; a larger window begins at the top.
    if (sizes[look.size].width > 500) await page.evaluate(scrollBack)
    await photograph(page, name, look)
  }
}

function scrollBack(): void {
  for (const element of document.querySelectorAll('*')) element.scrollTop = 0
}

/** One game with company for each theme and language, photographed in all sizes. */
async function photographOnline(theme: ScreenLook['theme'], locale: ScreenLook['locale']): Promise<void> {
  const own = looksOf(theme, locale)
  if (!own.some((look) => onlineNames.some((name) => wanted(name, look)))) return
  const browser = await launched()
  await attempted(`online ${theme} ${locale}`, () =>
    onlineScreens(browser, { theme, locale, baseURL, timezoneId }, async (page, name) => {
      await photographSizes(page, name, own)
      await page.setViewportSize(sizes.desktop)
    }),
  )
  await browser.close()
}

/** One screen that cannot be opened must not cost the pictures of all others. */
async function attempted(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

async function photograph(page: Page, screen: string, look: ScreenLook): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const png = await page.screenshot({ fullPage: screen === 'gallery', animations: 'disabled' })
  const name = nameOf(screen, look)
  if (asked.documents) writeFileSync(join(documents, `${name}.webp`), await webp(page, png))
  else writeFileSync(join(cache, `${name}.png`), png)
  taken.add(asked.documents ? name : screen)
}

/** WebP is a fifth of PNG; the browser itself makes it. */
async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const helper = await page.context().newPage()
  const bytes = await helper.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()))
  }, png.toString('base64'))
  await helper.close()
  return Buffer.from(bytes)
}
