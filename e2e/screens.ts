// Takes a picture of every screen in both sizes, themes and languages: `node e2e/screens.ts [name …]`.

import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@athanor/messages/all'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserEnv, browserFlags, browserPath } from './support/browser.ts'
import { onlineScreens } from './support/onlineScreens.ts'
import { fillShelf, screens } from './support/pages.ts'
import { remember } from './support/settings.ts'

const port = 8438
const baseURL = `http://127.0.0.1:${port}`
const folder = join(import.meta.dirname, '..', 'docs', 'screens')
const only = process.argv.slice(2)

const sizes = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
] as const
const themes = ['dark', 'light'] as const
const locales = ['en', 'ru'] as const

const server = spawn(process.execPath, [join(import.meta.dirname, 'support', 'serve.ts'), String(port)], {
  stdio: 'inherit',
})
try {
  await untilReady()
  mkdirSync(folder, { recursive: true })
  for (const { name: size, viewport } of sizes) {
    for (const theme of themes) {
      for (const locale of locales) {
        const browser = await chromium.launch({
          executablePath: browserPath,
          args: [...browserFlags],
          env: { ...browserEnv },
        })
        await photographAll(browser, size, { viewport, theme, locale })
        await browser.close()
      }
    }
  }
} finally {
  server.kill('SIGTERM')
}

interface Look {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly theme: (typeof themes)[number]
  readonly locale: (typeof locales)[number]
}

async function photographAll(browser: Browser, size: string, look: Look): Promise<void> {
  const file = (name: string) => join(folder, `${name}-${size}-${look.theme}-${look.locale}.webp`)
  const wanted = (name: string) => only.length === 0 || only.includes(name)
  for (const { name, open } of screens.filter((screen) => wanted(screen.name))) {
    const context = await browser.newContext({ ...look, baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' })
    await remember(context, look)
    await fillShelf(context)
    const page = await context.newPage()
    await open(page, formatter(look.locale))
    await photograph(page, file(name), name === 'gallery')
    await context.close()
  }
  if (only.length === 0 || only.includes('online')) {
    await onlineScreens(browser, { ...look, baseURL }, (page, name) => photograph(page, file(name), false))
  }
}

/** WebP is a fifth of PNG; the browser itself makes it. */
async function photograph(page: Page, path: string, fullPage: boolean): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const png = (await page.screenshot({ fullPage, animations: 'disabled' })).toString('base64')
  const helper = await page.context().newPage()
  const webp = await helper.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()))
  }, png)
  await helper.close()
  writeFileSync(path, Buffer.from(webp))
  const copy = process.env['SCREENS_PNG']
  if (copy !== undefined) writeFileSync(join(copy, `${path.split('/').at(-1)}.png`), Buffer.from(png, 'base64'))
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const ready = await fetch(`${baseURL}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => void setTimeout(resolve, 200))
  }
  throw new Error('the server does not answer')
}
