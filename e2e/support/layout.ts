import type { Page } from '@playwright/test'
import { drawAll } from './drawAll.ts'
import { measureLayout } from './measureLayout.ts'

export interface WindowSize {
  readonly width: number
  readonly height: number
  /** A finger points here: targets must be large. */
  readonly touch: boolean
}

/** Phones upright and on their side, a page at 200 %, tablets, laptops, large screens. */
const windowSizes: readonly WindowSize[] = [
  { width: 320, height: 600, touch: true },
  { width: 360, height: 640, touch: true },
  { width: 390, height: 664, touch: true },
  { width: 430, height: 932, touch: true },
  { width: 664, height: 360, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 720, height: 450, touch: false },
  { width: 768, height: 1024, touch: true },
  { width: 1024, height: 768, touch: true },
  { width: 1280, height: 600, touch: false },
  { width: 1366, height: 768, touch: false },
  { width: 1440, height: 900, touch: false },
  { width: 2560, height: 1440, touch: false },
]

/** Everything that is wrong with how a page lies in these windows, as lines to read. */
export async function layoutFindings(
  page: Page,
  sizes: readonly WindowSize[] = windowSizes,
): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready)
  await drawAll(page)
  await showPicture(page, false)
  const windows = new Map<string, string[]>()
  for (const { width, height, touch } of sizes) {
    await page.setViewportSize({ width, height })
    for (const { rule, what } of await page.evaluate(measureLayout, { width, touch })) {
      const finding = `${rule}: ${what}`
      windows.set(finding, [...(windows.get(finding) ?? []), `${width}×${height}`])
    }
  }
  await showPicture(page, true)
  return [...windows].map(([finding, where]) => `${finding} (${where.join(', ')})`)
}

/** To paint a picture that nobody looks at takes longer than to lay it out. What is all transparent is laid out alone. */
async function showPicture(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate((shown) => {
    document.documentElement.style.opacity = shown ? '' : '0'
  }, isShown)
}
