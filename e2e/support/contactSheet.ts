import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { locales, nameOf, type ScreenLook, sizes, themes } from './looks.ts'

/** Pixels that every picture is given, small screens as many as large ones; as wide as a phone on its side at most. */
const area = 300_000
const widest = 810

/** All looks of one screen on one sheet, sizes below each other, themes and languages side by side. */
export async function contactSheet(browser: Browser, folder: string, screen: string): Promise<string> {
  const columns = themes.flatMap((theme) => locales.map((locale) => ({ theme, locale })))
  const rows = Object.entries(sizes).map(([size, { width, height }]) => {
    const cells = columns.flatMap(({ theme, locale }) => {
      const name = nameOf(screen, { size, theme, locale } as ScreenLook)
      if (!existsSync(join(folder, `${name}.png`))) return []
      const shown = Math.round(Math.sqrt((area * width) / height))
      const image = pathToFileURL(join(folder, `${name}.png`)).href
      return `<figure><img src="${image}" width="${shown}" alt=""><figcaption>${theme} ${locale}</figcaption></figure>`
    })
    return `<h2>${size} ${width} × ${height}</h2><div>${cells.join('')}</div>`
  })
  const page = await browser.newPage({ viewport: { width: columns.length * (widest + 16) + 48, height: 800 } })
  const html = join(folder, `${screen}.html`)
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><title>${screen}</title><style>
    body { margin: 24px; background: #777; color: #fff; font: 16px sans-serif }
    div { display: flex; gap: 16px; align-items: start }
    figure { margin: 0 } figcaption { font-size: 13px } img { display: block }
    h2 { margin: 20px 0 6px; font-size: 16px }</style><h1>${screen}</h1>${rows.join('')}`,
  )
  await page.goto(pathToFileURL(html).href)
  const sheet = join(folder, `${screen}.png`)
  await page.screenshot({ path: sheet, fullPage: true })
  await page.close()
  return sheet
}
