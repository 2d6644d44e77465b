import { formatter } from '@athanor/messages'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { fillShelf, screens } from '../support/pages.ts'
import { remember } from '../support/settings.ts'

for (const { name, open } of screens) {
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

async function seriousFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
}
