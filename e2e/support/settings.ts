import type { BrowserContext, Page } from '@playwright/test'

interface Remembered {
  readonly theme?: 'dark' | 'light'
  readonly locale?: 'en' | 'ru'
  readonly name?: string
  readonly opponents?: number
  readonly strength?: string
  readonly hints?: boolean
  readonly pace?: 'step' | 'calm' | 'quick' | 'atOnce'
  /** How much the notebook does; unless it is named, a notebook that is kept by hand asks. */
  readonly aid?: 'bookkeeping' | 'consequences' | 'advice'
}

/** A browser that was here before: it remembers these settings, and that nothing need be staged. */
export async function remember(where: BrowserContext | Page, settings: Remembered): Promise<void> {
  const { aid, ...others } = settings
  const stored = JSON.stringify({ pace: 'atOnce', hints: false, ...others })
  const keep = ([key, text]: readonly [string, string]) => {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
  }
  await where.addInitScript(keep, ['athanor.settings', stored] as const)
  if (aid !== undefined) await where.addInitScript(keep, ['athanor.aid', aid] as const)
}

/** Whatever else the browser remembers: scenes and counts go at this pace. */
export async function atPace(page: Page, pace: NonNullable<Remembered['pace']>): Promise<void> {
  await page.addInitScript((chosen) => {
    const settings = JSON.parse(localStorage.getItem('athanor.settings') ?? '{}') as object
    localStorage.setItem('athanor.settings', JSON.stringify({ ...settings, pace: chosen }))
  }, pace)
}
