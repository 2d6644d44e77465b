import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import type { Manner } from './looks.ts'
import { fillShelf, type Screen } from './pages.ts'
import { remember } from './settings.ts'

interface Visited {
  /** A page of somebody who was here before, on a phone, with games on the shelf. */
  readonly visit: (screen: Screen, manner: Manner) => Promise<Page>
}

interface Kept {
  /** The browser of all visits that leave no trace in it. */
  readonly keptBrowser: (baseURL: string | undefined) => Promise<BrowserContext>
}

/**
 * Tests that look at many screens, one after the other in one browser and one process: what the pages are made of is
 * fetched and compiled once, while every visit begins with an empty store.
 */
export const test = base.extend<Visited, Kept>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--process-per-site'] }),
    { scope: 'worker' },
  ],
  keptBrowser: [
    async ({ browser }, use) => {
      let kept: BrowserContext | null = null
      await use(async (baseURL) => {
        kept ??= await openBrowser(browser, baseURL)
        return kept
      })
      await (kept as BrowserContext | null)?.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, baseURL, keptBrowser }, use) => {
    const opened: { close(): Promise<void> }[] = []
    await use(async ({ stopsClock, guided = false }, manner) => {
      const context = await (stopsClock === true ? newBrowser(browser, baseURL) : keptBrowser(baseURL))
      if (stopsClock === true) opened.push(context)
      const page = await context.newPage()
      opened.push(page)
      await forgetOnce(page)
      await remember(page, { ...manner, hints: guided })
      await fillShelf(page)
      return page
    })
    for (const each of opened.reverse()) await each.close()
  },
})

/** A small page of the site stays open, and with it the process that all visits share. */
async function openBrowser(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  const context = await newBrowser(browser, baseURL)
  const page = await context.newPage()
  await page.goto('/readyz')
  return context
}

function newBrowser(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  return browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    // Panes are chosen where there are panes; a wide window shows them all.
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
}

/** What earlier pages have stored is gone; what this one stores stays while it is open. */
async function forgetOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('athanor.visit') !== null) return
    localStorage.clear()
    sessionStorage.setItem('athanor.visit', 'begun')
  })
}
