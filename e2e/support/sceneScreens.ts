import type { Happening } from '@athanor/alchemists'
import { expect, type Page } from '@playwright/test'
import { shelve } from './alchemistsPages.ts'
import type { Screen } from './pages.ts'
import { type ResearchGame, stagedGame } from './researchGames.ts'

/** A scene of each kind, from the games that bots have played. */
const staged: readonly {
  readonly name: string
  readonly happened: Happening['kind']
  readonly by?: 'own' | 'rival'
  readonly game?: ResearchGame
}[] = [
  { name: 'test', happened: 'studentCharges' },
  { name: 'test-rival', happened: 'studentCharges', by: 'rival' },
  { name: 'bids', happened: 'bidsRevealed' },
  { name: 'sale', happened: 'saleAnswered' },
  { name: 'artifact', happened: 'artifactBought' },
  { name: 'publication', happened: 'published' },
  { name: 'debunking', happened: 'theoryDebunked', game: 'apprentices' },
  { name: 'demonstration', happened: 'theoryDebunked' },
  { name: 'conference', happened: 'conferenceHeld' },
  { name: 'round', happened: 'adventurerCame' },
  { name: 'golem', happened: 'golemTested', game: 'golem' },
]

/** Every scene in step mode, when all of it has been told. */
export const sceneScreens: readonly Screen[] = staged.map(
  ({ name, happened, by = 'own', game = 'masters' }): Screen => ({
    name: `scene-${name}`,
    async open(page) {
      await openScene(page, stagedGame('scene', game, happened, by))
    },
  }),
)

/** The page of a game whose last move has not been seen yet: it is staged, and waits for a key. */
export async function openScene(page: Page, game: object): Promise<void> {
  const { entries } = game as { readonly entries: readonly unknown[] }
  await shelve(page, 'scene', game)
  await page.addInitScript((seen) => {
    const settings = JSON.parse(localStorage.getItem('athanor.settings') ?? '{}') as object
    localStorage.setItem('athanor.settings', JSON.stringify({ ...settings, pace: 'step' }))
    // Once: a page that is loaded again has seen what it has seen.
    if (sessionStorage.getItem('athanor.staged') === String(seen)) return
    sessionStorage.setItem('athanor.staged', String(seen))
    localStorage.setItem('athanor.seen', JSON.stringify([['scene', seen]]))
  }, entries.length - 1)
  await page.goto('/local/scene')
  await expect(page.locator('[data-scene]')).toBeVisible()
}
