import { formatter, type Locale, locales } from '@athanor/messages/all'
import { expect, type Page, test } from '@playwright/test'
import { alchemistsScreens } from '../support/alchemistsPages.ts'
import { apprenticesScreens } from '../support/apprenticesPages.ts'
import { seriousFindings } from '../support/axe.ts'
import { englishWords } from '../support/englishWords.ts'
import { layoutFindings } from '../support/layout.ts'
import { sizes } from '../support/looks.ts'
import { onlineScreens } from '../support/onlineScreens.ts'
import { fillShelf, type Screen, screens } from '../support/pages.ts'
import { readerScreens } from '../support/readerScreens.ts'
import { schoolScreens } from '../support/schoolScreens.ts'
import { remember } from '../support/settings.ts'

// To open a screen takes longer than to look at it: whatever is to be seen there is looked at in one go.

/** Of many screens that are alike in their making each is opened in Russian, whose words are the longer ones. */
const ofMany: ReadonlySet<Screen> = new Set([
  ...alchemistsScreens,
  ...readerScreens,
  ...apprenticesScreens,
  ...schoolScreens,
])
const others = screens.filter((screen) => !ofMany.has(screen))

/** By candlelight and by daylight, turn and turn about. */
const themes = ['dark', 'light'] as const

/** What is wrong with a screen: words that were not translated, how it lies in every window, what axe finds. */
async function faultsOf(page: Page, locale: Locale): Promise<readonly string[]> {
  const words = locale === 'ru' ? await englishWords(page) : []
  const layout = await layoutFindings(page)
  await page.setViewportSize(sizes.desktop)
  return [...words.map((word) => `in English: ${word}`), ...layout, ...(await seriousFindings(page))]
}

const looked = [
  ...[...ofMany].map((screen, number) => ({ screen, locale: 'ru', theme: themes[number % 2] ?? 'dark' }) as const),
  ...others.flatMap((screen) =>
    locales.map((locale) => ({ screen, locale, theme: locale === 'en' ? 'dark' : 'light' }) as const),
  ),
]

for (const { screen, locale, theme } of looked) {
  test(`lies well in every window, and axe finds nothing serious: ${screen.name}, ${locale}, ${theme}`, async ({
    page,
    context,
  }) => {
    await remember(context, { locale, theme })
    await fillShelf(context)
    // Panes are chosen where there are panes; a wide window shows them all.
    await page.setViewportSize({ width: 390, height: 844 })
    await screen.open(page, formatter(locale))
    expect(await faultsOf(page, locale)).toEqual([])
  })
}

for (const [locale, theme] of [
  ['en', 'light'],
  ['ru', 'dark'],
] as const) {
  test(`lies well in every window, and axe finds nothing serious: a table with company, ${locale}, ${theme}`, async ({
    browser,
    baseURL,
  }) => {
    const look = { theme, locale, baseURL: baseURL ?? '', timezoneId: 'UTC' } as const
    const seen: string[] = []
    await onlineScreens(browser, look, async (page, name) => {
      expect(await layoutFindings(page), name).toEqual([])
      await page.setViewportSize(sizes.desktop)
      expect(await seriousFindings(page), name).toEqual([])
      seen.push(name)
    })
    expect(seen.length).toBeGreaterThan(5)
  })
}
