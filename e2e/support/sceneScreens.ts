import type { Happening } from '@athanor/alchemists'
import { expect, type Page } from '@playwright/test'
import { shelve } from './alchemistsPages.ts'
import type { Screen } from './pages.ts'
import { type ResearchGame, stagedGame } from './researchGames.ts'
import { atPace } from './settings.ts'

/** A scene of each kind, from the games that bots have played. */
const staged: readonly {
  readonly name: string
  readonly happened: Happening['kind']
  readonly by?: 'own' | 'rival'
  readonly game?: ResearchGame
  /** The kind of scene, where others of the same move come before it. */
  readonly kind?: string
}[] = [
  { name: 'test', happened: 'studentCharges' },
  { name: 'test-rival', happened: 'studentCharges', by: 'rival' },
  { name: 'bids', happened: 'bidsRevealed' },
  { name: 'sale', happened: 'saleAnswered' },
  { name: 'artifact', happened: 'artifactBought' },
  { name: 'publication', happened: 'published' },
  { name: 'debunking', happened: 'theoryDebunked', game: 'apprentices' },
  { name: 'demonstration', happened: 'theoryDebunked' },
  { name: 'conference', happened: 'conferenceHeld', kind: 'conference' },
  { name: 'round', happened: 'adventurerCame', kind: 'endOfRound' },
  { name: 'grant', happened: 'grantTaken', game: 'apprentices' },
  { name: 'golem', happened: 'golemTested', game: 'golem' },
]

/** Every scene in step mode, when all of it has been told. */
export const sceneScreens: readonly Screen[] = staged.map(
  ({ name, happened, by = 'own', game = 'masters', kind }): Screen => ({
    name: `scene-${name}`,
    async open(page) {
      await openScene(page, stagedGame('scene', game, happened, by), kind)
    },
  }),
)

/** The page of a game whose last move has not been seen yet: it is staged, and waits for a key; up to a kind of scene. */
export async function openScene(page: Page, game: object, kind?: string): Promise<void> {
  const { entries } = game as { readonly entries: readonly unknown[] }
  await shelve(page, 'scene', game)
  await atPace(page, 'step')
  await page.addInitScript((seen) => {
    // Once: a page that is loaded again has seen what it has seen.
    if (sessionStorage.getItem('athanor.staged') === String(seen)) return
    sessionStorage.setItem('athanor.staged', String(seen))
    localStorage.setItem('athanor.seen', JSON.stringify([['scene', seen]]))
  }, entries.length - 1)
  await page.goto('/local/scene')
  const stage = page.locator('[data-scene]')
  await expect(stage).toBeVisible()
  if (kind === undefined) return
  while ((await stage.getAttribute('data-scene')) !== kind) {
    const open = await stage.elementHandle()
    await page.keyboard.press('Space')
    await open?.waitForElementState('hidden')
  }
}
