import { type Locale, locales } from '@athanor/messages/all'
import { expect, type Page, test } from '@playwright/test'
import { shelve } from '../support/alchemistsPages.ts'
import { Researcher } from '../support/researcher.ts'
import { waitingGame } from '../support/researchGames.ts'
import { remember } from '../support/settings.ts'

const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 664 },
] as const

async function at(page: Page, locale: Locale, wanted: Parameters<typeof waitingGame>[1]): Promise<Researcher> {
  await remember(page.context(), { locale })
  await shelve(page, 'truth', waitingGame('truth', wanted))
  await page.goto('/local/truth')
  const researcher = new Researcher(page, locale)
  await researcher.untilAsked()
  await page.evaluate(() => document.fonts.ready)
  return researcher
}

for (const locale of locales) {
  test(`Alchemists: a demonstration is chosen with the theories and their seals in sight, ${locale}`, async ({
    page,
  }) => {
    const { say } = await at(page, locale, { game: 'masters', ask: 'debunk' })
    const scene = page.getByRole('region', { name: say('web.alchemists.yourChoice') })
    const shown = scene.locator('[data-theory]')
    // The books say how many theories there are, wherever they are.
    const untold = page.locator('#theories').getByText(say('web.alchemists.noTheory'), { exact: true })
    const theories = 8 - (await untold.count())
    expect(theories).toBeGreaterThan(0)
    await expect(shown).toHaveCount(theories)
    for (const size of windows) {
      await page.setViewportSize(size)
      for (let number = 0; number < theories; number++) {
        const book = shown.nth(number)
        await book.scrollIntoViewIfNeeded()
        await expect(book).toBeInViewport()
        // The alchemical and at least one seal with its owner's name.
        expect(await book.getByRole('img').count()).toBeGreaterThan(1)
      }
    }
    await page.setViewportSize(windows[0])
    await expect(scene.locator('[data-part="firstShown"]')).toBeInViewport({ ratio: 1 })
    await expect(scene.locator('[data-part="shown"]')).toBeInViewport({ ratio: 1 })
  })

  test(`Alchemists: what a seat did last is whole, and why nothing can be undone is seen, ${locale}`, async ({
    page,
  }) => {
    const { say } = await at(page, locale, { game: 'masters', ask: 'debunk' })
    const cards = page.getByRole('list', { name: say('web.table.players') }).locator('[data-anchor^="seat:"]')
    for (const size of [windows[0], { width: 1400, height: 880 }, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(size)
      const cut = await cards.evaluateAll((all) =>
        all.flatMap((card) =>
          // The first is the name, of which a single word may be longer than the card is wide.
          [...card.querySelectorAll('[title]')]
            .slice(1)
            .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1)
            .map(({ textContent }) => textContent),
        ),
      )
      expect(await cards.count()).toBe(4)
      expect(cut).toEqual([])
    }
    for (const size of windows) {
      await page.setViewportSize(size)
      await expect(page.getByText(say('web.table.undoClosed', { why: 'shown' }))).toBeInViewport({ ratio: 1 })
    }
  })

  test(`Alchemists: every marker stands on its own square in windows of every size, ${locale}`, async ({ page }) => {
    const { say } = await at(page, locale, { game: 'masters', ask: 'debunk' })
    const track = page
      .getByRole('list', { name: say('web.alchemists.reputation') })
      .filter({ has: page.locator('svg') })
    // The last action moved a marker: it is on its way for a moment.
    await track.first().evaluate(async (list) => {
      await Promise.all(list.getAnimations({ subtree: true }).map(({ finished }) => finished))
    })
    for (const width of [1200, 1280, 1366, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const off = await track.locator('xpath=..').evaluateAll((tracks) =>
        tracks
          .filter((each) => each.getBoundingClientRect().width > 0 && each.querySelector('[aria-hidden] > [title]'))
          .flatMap((each) => {
            const squares = [...each.querySelectorAll('[aria-hidden] > [title]')].map((square) =>
              square.getBoundingClientRect(),
            )
            return [...each.querySelectorAll('li')].flatMap((marker) => {
              const { left, width: wide } = marker.getBoundingClientRect()
              const space = Number(/: (\d+)\./.exec(marker.textContent)?.[1])
              const square = squares[Math.min(space, squares.length) - 1]
              const middle = left + wide / 2
              const stands = square !== undefined && middle > square.left - 1 && middle < square.right + 1
              return stands ? [] : [`${marker.textContent} at ${middle}`]
            })
          }),
      )
      expect(off).toEqual([])
    }
  })
}
