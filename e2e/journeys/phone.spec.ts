import { formatter } from '@athanor/messages/all'
import { expect, type Page, test } from '@playwright/test'
import { fillShelf, screens } from '../support/pages.ts'
import { Player } from '../support/player.ts'
import { remember } from '../support/settings.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a whole game on a phone, pane by pane', async ({ page, context }) => {
  await remember(context, { opponents: 1 })
  const player = new Player(page)
  const { say } = player
  await page.goto('/')
  await page.getByRole('button', { name: say('web.lobby.start') }).tap()
  expect(await player.untilAsked()).toBe('turn')

  // One pane at a time; the turn is always in sight.
  const panes = page.getByRole('navigation', { name: say('web.table.panes') })
  const board = page.getByRole('list', { name: say('web.compendium.board') })
  await panes.getByRole('button', { name: say('web.compendium.paneLab') }).tap()
  await expect(page.getByRole('region', { name: say('web.compendium.behindScreen') })).toBeVisible()
  await expect(board).toBeHidden()
  await expect(player.turn).toBeVisible()
  await panes.getByRole('button', { name: say('web.compendium.paneRivals') }).tap()
  await expect(page.getByRole('heading', { name: say('web.familiar.raven') })).toBeVisible()
  await panes.getByRole('button', { name: say('web.table.paneLog') }).tap()
  await expect(page.getByRole('list', { name: say('web.table.log') })).toBeVisible()
  await panes.getByRole('button', { name: say('web.compendium.paneBoard') }).tap()
  await expect(board).toBeVisible()

  await player.playToEnd()
  await expect(page.getByRole('heading', { name: say('web.end.title') })).toBeVisible()
  await expectNoSideways(page)
})

for (const { name, open } of screens) {
  test(`fits a phone and is Russian throughout: ${name}`, async ({ page, context }) => {
    await remember(context, { locale: 'ru' })
    await fillShelf(context)
    await open(page, formatter('ru'))
    await expectNoSideways(page)
    expect(await smallTargets(page)).toEqual([])
    expect(await englishWords(page)).toEqual([])
  })
}

/** Nothing sticks out to the side. */
async function expectNoSideways(page: Page): Promise<void> {
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(screen)
}

/** Buttons and fields that a thumb would miss: lower or narrower than 44 pixels. Links inside text may be smaller. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('button, select, input:not([type="file"]), summary, nav a'),
    ]
    return targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      // A switch is pressed by its label as well.
      const held =
        target.getAttribute('role') === 'switch' ? target.parentElement?.getBoundingClientRect().height : height
      return (held ?? height) < 43 || width < 43
        ? [`${target.localName} ${target.getAttribute('aria-label') ?? target.textContent} ${width}×${height}`]
        : []
    })
  })
}

/** Latin words on a Russian page. Names (also of other tests' players), keys, languages and licences are the same everywhere. */
async function englishWords(page: Page): Promise<readonly string[]> {
  const text = await page.locator('body').innerText()
  const known =
    /Athanor|English|Adept|Raven|Cat|Owl|EN|QR|cookie|game-icons\.net|CC BY|SIL Open Font License|Delapouite|Lorc|Forum|Alegreya Sans|Esc|Enter|http\S+|[0-9a-f]{16,}|pages-\d/g
  return text.replace(known, '').match(/[A-Za-z]{3,}/g) ?? []
}
