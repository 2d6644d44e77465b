import { formatter } from '@athanor/messages/all'
import { expect, test } from '@playwright/test'
import { apprenticesScreens } from '../support/apprenticesPages.ts'
import { seriousFindings } from '../support/axe.ts'
import { onlineScreens } from '../support/onlineScreens.ts'
import { fillShelf, type Screen, screens } from '../support/pages.ts'
import { readerScreens } from '../support/readerScreens.ts'
import { schoolScreens } from '../support/schoolScreens.ts'
import { remember } from '../support/settings.ts'

/** Of screens that are many and alike in their making, each is looked at in one theme, turn and turn about. */
const many: readonly Screen[] = [...readerScreens, ...apprenticesScreens, ...schoolScreens]

for (const [number, { name, open }] of many.entries()) {
  const theme = number % 2 === 0 ? 'dark' : 'light'
  test(`axe finds nothing serious: ${name}, ${theme}`, async ({ page, context }) => {
    await remember(context, { theme })
    await fillShelf(context)
    await open(page, formatter('en'))
    expect(await seriousFindings(page)).toEqual([])
  })
}

for (const { name, open } of screens.filter((screen) => !many.includes(screen))) {
  test(`axe finds nothing serious in either theme: ${name}`, async ({ page, context }) => {
    await remember(context, { theme: 'dark' })
    await fillShelf(context)
    await open(page, formatter('en'))
    expect(await seriousFindings(page)).toEqual([])
    // The same page by daylight; the switch itself may be behind a window.
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-theme', 'light')
    })
    expect(await seriousFindings(page)).toEqual([])
  })
}

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing serious at a table with company, ${theme}`, async ({ browser, baseURL, viewport }) => {
    const look = {
      theme,
      locale: 'en',
      viewport: viewport ?? { width: 1440, height: 900 },
      baseURL: baseURL ?? '',
    } as const
    const looked: string[] = []
    await onlineScreens(browser, look, async (page, name) => {
      expect(await seriousFindings(page), name).toEqual([])
      looked.push(name)
    })
    expect(looked.length).toBeGreaterThan(5)
  })
}

test('a button without a name and pale words are found', async ({ page }) => {
  await page.setContent(
    '<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1><button></button>' +
      '<p style="color: #ccc; background: #fff">pale words</p></main></html>',
  )
  const rules = (await seriousFindings(page)).map((finding) => finding.split(':')[0])
  expect(rules).toEqual(['button-name', 'color-contrast'])
})
