import { formatter, locales } from '@athanor/messages/all'
import { expect, test } from '@playwright/test'

for (const locale of locales) {
  test(`an old browser is told so in its language, ${locale}, instead of a broken page`, async ({ browser }) => {
    const say = formatter(locale)
    const context = await browser.newContext({ locale })
    // What browsers learned in 2023 is missing in this one.
    await context.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'))
    const page = await context.newPage()
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    for (const path of ['/', '/table/somewhere']) {
      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText(say('web.door.oldBrowser'))
      await expect(page.getByRole('alert')).toContainText('Safari')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading')).toHaveCount(0)
    }
    expect(errors).toEqual([])
    await context.close()
  })
}
