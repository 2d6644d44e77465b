import type { Browser, BrowserContext, Page } from '@playwright/test'
import { remember } from './settings.ts'

export interface Guest {
  readonly context: BrowserContext
  readonly page: Page
}

/** Somebody with a browser of their own, under a name. */
export async function guestOf(browser: Browser, name: string): Promise<Guest> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await remember(context, { name })
  return { context, page: await context.newPage() }
}
