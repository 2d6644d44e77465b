import { expect } from '@playwright/test'
import { allScreens, faultsOf, lookInCompany, titleOf } from '../support/faults.ts'
import { companyManner, mannerOf, manners } from '../support/looks.ts'
import { test } from '../support/visit.ts'

// Every screen in the manners in which the journeys do not look at it.

for (const [number, screen] of allScreens.entries()) {
  const { theme, locale } = mannerOf(number)
  for (const manner of manners.filter((each) => each.theme !== theme || each.locale !== locale)) {
    test(titleOf(screen.name, manner), async ({ visit }) => {
      expect(await faultsOf(await visit(screen, manner), screen, manner)).toEqual([])
    })
  }
}

for (const manner of manners.filter((each) => each !== companyManner)) {
  test(titleOf('a table with company', manner), async ({ browser, baseURL }) => {
    await lookInCompany(browser, baseURL, manner)
  })
}
