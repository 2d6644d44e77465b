import { formatter, locales } from '@athanor/messages/all'
import { expect, test } from '@playwright/test'
import { alchemistsScreens } from '../support/alchemistsPages.ts'
import { apprenticesScreens } from '../support/apprenticesPages.ts'
import { englishWords } from '../support/englishWords.ts'
import { layoutFindings, usualWindows } from '../support/layout.ts'
import { onlineScreens } from '../support/onlineScreens.ts'
import { fillShelf, type Screen, screens } from '../support/pages.ts'
import { readerScreens } from '../support/readerScreens.ts'
import { schoolScreens } from '../support/schoolScreens.ts'
import { remember } from '../support/settings.ts'

/** Of many screens that are alike in their making each is looked at in Russian, whose words are the longer ones. */
const ofMany: ReadonlySet<Screen> = new Set([
  ...alchemistsScreens,
  ...readerScreens,
  ...apprenticesScreens,
  ...schoolScreens,
])

for (const { name, open } of ofMany) {
  test(`lies well in usual windows: ${name}, ru`, async ({ page, context }) => {
    await remember(context, { locale: 'ru' })
    await fillShelf(context)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, formatter('ru'))
    expect(await englishWords(page)).toEqual([])
    expect(await layoutFindings(page, usualWindows)).toEqual([])
  })
}

for (const locale of locales) {
  for (const { name, open } of screens.filter((screen) => !ofMany.has(screen))) {
    test(`lies well in every window: ${name}, ${locale}`, async ({ page, context }) => {
      await remember(context, { locale })
      await fillShelf(context)
      // Panes are chosen where there are panes; a wide window shows them all.
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, formatter(locale))
      if (locale === 'ru') expect(await englishWords(page)).toEqual([])
      expect(await layoutFindings(page)).toEqual([])
    })
  }

  test(`lies well in every window: a table with company, ${locale}`, async ({ browser, baseURL }) => {
    const look = { theme: 'dark', locale, viewport: { width: 1440, height: 900 }, baseURL: baseURL ?? '' } as const
    const findings: string[] = []
    await onlineScreens(browser, look, async (page, name) => {
      findings.push(...(await layoutFindings(page)).map((finding) => `${name} ${finding}`))
      await page.setViewportSize(look.viewport)
    })
    expect(findings).toEqual([])
  })
}

for (const height of [600, 768, 1000]) {
  test(`the fullest table lies well in windows of every width, ${height} high`, async ({ page, context }) => {
    await remember(context, { locale: 'ru' })
    await fillShelf(context)
    await page.goto('/local/crowd')
    await page.getByRole('heading', { name: formatter('ru')('web.table.yourTurn'), exact: true }).waitFor()
    const widths = Array.from({ length: 29 }, (_, step) => 320 + step * 80)
    expect(
      await layoutFindings(
        page,
        widths.map((width) => ({ width, height, touch: width < 1200 })),
      ),
    ).toEqual([])
  })
}

test('every defect of a layout is found, and a sound page has none', async ({ page }) => {
  const sound =
    '<p>Some words <a href="/">with a link</a>.</p><button style="min-width:44px;min-height:44px">Go</button>'
  const look = async (content: string) => {
    await page.setContent(
      `<!doctype html><style>body { font: 16px sans-serif } .box { width: 90px; white-space: nowrap }</style>${content}`,
    )
    return layoutFindings(page, [{ width: 400, height: 300, touch: true }])
  }
  expect(await look(sound)).toEqual([])
  const broken: Readonly<Record<string, string>> = {
    sideways: '<div style="width: 500px; height: 5px"></div>',
    longer: '<div data-pane="board" style="height: 400px"><p id="decision">Your turn</p></div>',
    outside: '<p style="margin-left: -30px">Some words</p>',
    cut: '<p class="box" style="overflow: hidden">Words that need more room than this</p>',
    spill: '<button class="box" style="height: 44px"><span>Words that need more room than this</span></button>',
    overlap: '<p>Words above</p><p style="margin-top: -30px">Words below</p>',
    small: '<button style="height: 30px; width: 90px">Go</button>',
    tiny: '<p style="font-size: 12px">Small print</p>',
    pinched: '<div style="height: 40px; overflow: auto"><p>One</p><p>Two</p><p>Three</p></div>',
    gone: '<p style="font-family: nothing; width: 0; height: 0"><span style="font-size: 0">Words</span></p>',
  }
  for (const [rule, content] of Object.entries(broken)) {
    const found = await look(sound + content)
    expect(
      found.some((finding) => finding.startsWith(`${rule}: `)),
      `${rule} in ${found.join('; ')}`,
    ).toBe(true)
  }
  // Part of a part that is scrolled counts too, and what is cut with an ellipsis must say the whole elsewhere.
  expect((await look('<div style="overflow: auto"><p style="width: 500px">Words</p></div>')).join()).toContain(
    'sideways',
  )
  const ellipsis = 'class="box" style="overflow: hidden; text-overflow: ellipsis"'
  expect((await look(`<p ${ellipsis}>Words that need more room</p>`)).join()).toContain('cut')
  const clamp =
    'style="width: 60px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2"'
  expect((await look(`<p ${clamp}>Words that need more room</p>`)).join()).toContain('cut')
  expect(await look(`<p ${clamp} title="Words that need more room">Words that need more room</p>`)).toEqual([])
  expect(await look(`<p ${ellipsis} title="Words that need more room">Words that need more room</p>`)).toEqual([])
})
