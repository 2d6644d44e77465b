import { formatter } from '@athanor/messages/all'
import { type Browser, expect, type Page } from '@playwright/test'
import { alchemistsScreens } from './alchemistsPages.ts'
import { seriousFindings } from './axe.ts'
import { englishWords } from './englishWords.ts'
import { layoutFindings } from './layout.ts'
import { type Manner, sizes } from './looks.ts'
import { onlineScreens } from './onlineScreens.ts'
import { type Screen, screens } from './pages.ts'

/** Every screen that needs nobody else. */
export const allScreens: readonly Screen[] = [...screens, ...alchemistsScreens]

/** What tests of screens say that they show. */
export function titleOf(name: string, { locale, theme }: Manner): string {
  return `lies well in every window, and axe finds nothing serious: ${name}, ${locale}, ${theme}`
}

/**
 * What is wrong with a screen: words that were not translated, how it lies in every window, what axe finds. To open a
 * screen takes longer than to look at it: whatever is to be seen there is looked at in one go.
 */
export async function faultsOf(page: Page, screen: Screen, { locale }: Manner): Promise<readonly string[]> {
  await screen.open(page, formatter(locale))
  // What is still being counted says so for a moment, over what lies there.
  await page.locator('[data-decision][aria-busy="true"]').waitFor({ state: 'detached' })
  const words = locale === 'ru' ? await englishWords(page) : []
  const layout = await layoutFindings(page)
  await page.setViewportSize(sizes.desktop)
  return [...words.map((word) => `in English: ${word}`), ...layout, ...(await seriousFindings(page))]
}

/** The same for the screens of a table with company. */
export async function lookInCompany(browser: Browser, baseURL: string | undefined, manner: Manner): Promise<void> {
  const seen: string[] = []
  await onlineScreens(browser, { ...manner, baseURL: baseURL ?? '', timezoneId: 'UTC' }, async (page, name) => {
    expect(await layoutFindings(page), name).toEqual([])
    await page.setViewportSize(sizes.desktop)
    expect(await seriousFindings(page), name).toEqual([])
    seen.push(name)
  })
  expect(seen.length).toBeGreaterThan(5)
}
