import { expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'

test('a button without a name and pale words are found', async ({ page }) => {
  await page.setContent(
    '<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1><button></button>' +
      '<p style="color: #ccc; background: #fff">pale words</p></main></html>',
  )
  const rules = (await seriousFindings(page)).map((finding) => finding.split(':')[0])
  expect(rules).toEqual(['button-name', 'color-contrast'])
})
