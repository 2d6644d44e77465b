import { expect } from '@playwright/test'
import { allScreens, faultsOf, lookInCompany, titleOf } from '../support/faults.ts'
import { holdLongWords } from '../support/longWords.ts'
import { companyManner, mannerOf } from '../support/looks.ts'
import { test } from '../support/visit.ts'

// Every screen in every window, in one manner each; e2e/looks takes all others.

/** English drawn out by two fifths: what would another language do (docs/longWords.md)? */
const isDrawnOut = process.env['ATHANOR_WORDS'] === 'pseudo'

for (const [number, screen] of allScreens.entries()) {
  const manner = isDrawnOut ? { ...mannerOf(number), locale: 'en' as const } : mannerOf(number)
  if (isDrawnOut && process.env['LONG_WORDS'] !== 'all' && !holdLongWords.has(screen.name)) continue
  test(titleOf(screen.name, manner), async ({ visit }) => {
    expect(await faultsOf(await visit(screen, manner), screen, manner)).toEqual([])
  })
}

if (!isDrawnOut) {
  test(titleOf('a table with company', companyManner), async ({ browser, baseURL }) => {
    await lookInCompany(browser, baseURL, companyManner)
  })
}
