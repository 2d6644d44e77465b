import type { Page } from '@playwright/test'

/**
 * Has the page draw what is out of sight, too. A browser does so only some pictures after it has come into sight, and
 * until then guesses its size: whoever looks at once would see the guess.
 */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important; }')
    document.adoptedStyleSheets.push(sheet)
  })
}
