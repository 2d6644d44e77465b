import { formatter } from '@athanor/messages/all'
import { expect, test } from '@playwright/test'
import { layoutFindings } from '../support/layout.ts'
import { fillShelf } from '../support/pages.ts'
import { remember } from '../support/settings.ts'

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
    loose: '<p style="width: 60px"><i style="display: inline-block; width: 60px; height: 9px"></i>.</p>',
    lost: '<div style="content-visibility: hidden !important; height: 40px"><p>Words</p></div>',
    blank: '<p>Words <svg viewBox="0 0 1 1" width="0" height="20"><path d="M0 0h1v1z" /></svg></p>',
    gone: '<p style="font-family: nothing; width: 0; height: 0"><span style="font-size: 0">Words</span></p>',
  }
  for (const [rule, content] of Object.entries(broken)) {
    const found = await look(sound + content)
    expect(
      found.some((finding) => finding.startsWith(`${rule}: `)),
      `${rule} in ${found.join('; ')}`,
    ).toBe(true)
  }
  // A desk has room for the whole notebook, and for whole entries of the log.
  const desk = async (notebook: string, log: string) => {
    await page.setContent(`<!doctype html><div data-pane="board"><div id="notebook" style="height: 90px; overflow: auto">
      <p data-beside style="${notebook}">Certain</p></div><div id="log"><ol data-log style="display: flex;
      flex-flow: column wrap; width: 300px; height: 90px; ${log}"><li style="flex: none; width: 100%; height: 50px">Newest</li>
      <li style="flex: none; width: 100%; height: 50px">Older</li></ol></div></div>`)
    return (await layoutFindings(page, [{ width: 1440, height: 900, touch: false }])).join()
  }
  expect(await desk('', 'overflow: hidden')).toBe('')
  expect(await desk('height: 200px', 'overflow: hidden')).toContain('halved: the notebook')
  expect(await desk('', 'overflow: auto; flex-wrap: nowrap')).toContain('halved: the log')
  expect(await desk('', 'overflow: hidden; flex-wrap: nowrap')).toContain('halved: the log')
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
