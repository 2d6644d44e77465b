import type { Page } from '@playwright/test'
import { golemCode } from './readerScreens.ts'

/** Latin words on a Russian page. Names (also of other tests' players), keys, languages, licences and sorts of paper are the same everywhere. */
export async function englishWords(page: Page): Promise<readonly string[]> {
  const text = await page.locator('body').innerText()
  const known =
    /Athanor|English|Adept|Raven|Cat|Owl|Alembic|Retort|EN|QR|cookie|game-icons\.net|CC BY|SIL Open Font License|Delapouite|Lorc|Forum|Alegreya Sans|DEMO|Esc|Enter|http\S+|[0-9a-f]{16,}|pages-\d|PDF|Letter|BG Stats/g
  return (
    text
      .replace(known, '')
      .replaceAll(golemCode, '')
      .match(/[A-Za-z]{3,}/g) ?? []
  )
}
