import type { BrowserContext } from '@playwright/test'

interface Remembered {
  readonly theme?: 'dark' | 'light'
  readonly locale?: 'en' | 'ru'
  readonly name?: string
  readonly opponents?: number
  readonly strength?: string
  readonly hints?: boolean
  readonly pace?: 'calm' | 'quick'
}

/** A browser that was here before: it remembers these settings, and that its bots need not take their time. */
export async function remember(context: BrowserContext, settings: Remembered): Promise<void> {
  const stored = JSON.stringify({ pace: 'quick', hints: false, ...settings })
  await context.addInitScript((text) => {
    if (localStorage.getItem('athanor.settings') === null) localStorage.setItem('athanor.settings', text)
  }, stored)
}
