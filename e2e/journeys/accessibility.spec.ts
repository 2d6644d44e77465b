import { formatter } from '@athanor/messages'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { fillShelf, screens } from '../support/pages.ts'
import { remember } from '../support/settings.ts'

for (const theme of ['dark', 'light'] as const) {
  for (const { name, open } of screens) {
    test(`axe finds nothing serious: ${name}, ${theme}`, async ({ page, context }) => {
      await remember(context, { theme })
      await fillShelf(context)
      await open(page, formatter('en'))
      const { violations } = await new AxeBuilder({ page }).analyze()
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      const found = serious.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
      )
      expect(found).toEqual([])
    })
  }
}
