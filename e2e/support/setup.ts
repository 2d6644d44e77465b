import type { Format } from '@athanor/messages'
import type { Page } from '@playwright/test'

/** Opens the settings of a new table, which are folded: few want others than the usual ones. */
export async function unfoldSettings(page: Page, say: Format): Promise<void> {
  await page.getByText(say('web.setup.settings', { changed: 0 }), { exact: true }).click()
}
