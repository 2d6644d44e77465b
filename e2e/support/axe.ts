import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules whose word is never serious, so that what they find is not asked for. */
const neverSerious = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'skip-link',
]

/**
 * What axe finds that keeps somebody from using the page. In its legacy mode axe looks at one document and needs a
 * quarter of the time; no page of ours holds another one, and only what is wrong is worth describing. Behind a window
 * nothing can be read or pressed: what is there is looked at without one.
 */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  expect(await page.locator('iframe').count(), 'a page within the page would not be looked at').toBe(0)
  const rules = Object.fromEntries(neverSerious.map((id) => [id, { enabled: false }]))
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], rules })
  const windows = 'dialog:popover-open'
  const { violations } = await ((await page.locator(windows).count()) > 0 ? axe.include(windows) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
}
