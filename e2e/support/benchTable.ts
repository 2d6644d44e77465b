import type { Format } from '@athanor/messages/all'
import type { Locator, Page } from '@playwright/test'
import { recordedGame, savedGame } from './recordedGame.ts'

type Step = (page: Page) => Promise<void>

/** A window and how much slower than this machine its own is. */
export const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, touch: false, slowness: 4 },
  laptop: { viewport: { width: 1440, height: 900 }, touch: false, slowness: 1 },
  phone: { viewport: { width: 390, height: 844 }, touch: true, slowness: 4 },
} as const

export type SizeName = keyof typeof sizes

/** Milliseconds that a task may take when a move arrives, that a press may take until its picture, and all work for it. */
export interface Goals {
  readonly task: number
  readonly picture?: number
  readonly work?: number
}

/** A page of which it is measured how it answers: a game in the middle, or a notebook that is nearly full. */
export interface BenchTable {
  readonly path: string
  /** What the browser keeps from before, by its key. */
  stored(): Readonly<Record<string, object>>
  /** The windows in which it is measured, each with what is wished for there. */
  readonly goals: Readonly<Partial<Record<SizeName, Goals>>>
  /** Rounds that are played; none where nobody plays. */
  readonly rounds: number
  panels(touch: boolean, say: Format): readonly Panel[]
  /** Waits until it is the player's turn. Asks seldom: a look at the page in every frame would be work that no player makes. */
  untilAsked(page: Page, say: Format): Promise<void>
  /** One's own moves, the same in every run. */
  playRound(page: Page, say: Format, round: number, timed: Timed): Promise<void>
}

/** A part of the table that opens on a press. */
export interface Panel {
  readonly name: string
  /** What is pressed for it. */
  opener(page: Page): Locator
  /** Makes it closed, whether or not it is open. */
  readonly close: Step
}

/** Presses something under the clock. */
export type Timed = (what: string, target: Locator) => Promise<void>

/** A game of Alchemist with five players. */
export const compendiumBench: BenchTable = {
  path: '/local/bench',
  stored: () => ({
    'athanor.game.bench': savedGame('bench', recordedGame(['Adept', 'Raven', 'Cat', 'Owl', 'Fox'], 'bench'), 10, [
      null,
      ...Array.from({ length: 4 }, () => 'greedy'),
    ]),
  }),
  goals: { desktop: { task: 100, picture: 200 }, phone: { task: 100, picture: 200 } },
  rounds: 3,
  panels: benchPanels,
  async untilAsked(page, say) {
    const turn = page.getByRole('heading', { name: say('web.table.yourTurn'), exact: true })
    while (!(await turn.isVisible())) await page.waitForTimeout(250)
  },
  playRound,
}

/** A cube of the reserve. The others answer. */
async function playRound(page: Page, say: Format, round: number, timed: Timed): Promise<void> {
  const piles = page.getByRole('list', { name: say('web.compendium.reserve') }).getByRole('button')
  const pile = piles.and(page.locator(':not([aria-disabled="true"])')).nth(round)
  await timed('own move: a cube is chosen', pile)
  const confirm = page.locator('#decision').getByRole('button').last()
  await timed('own move: it is made', confirm)
}

/** Everything that opens at the table: with a mouse, or with a thumb, where panes share the screen. */
function benchPanels(touch: boolean, say: Format): readonly Panel[] {
  const board: Step = (page) => buttonNamed(page, say('web.compendium.paneBoard')).click()
  const potion = (page: Page) => page.getByRole('button', { name: say('web.compendium.sayCreate') }).first()
  const noPotion: Step = async (page) => {
    await shut(page)
    if (touch) await board(page)
    const cancel = page.getByRole('button', { name: say('web.common.cancel'), exact: true })
    if (await cancel.isVisible()) await cancel.click()
  }
  const panes = (['web.compendium.paneLab', 'web.compendium.paneRivals', 'web.table.paneLog'] as const).map((id) => ({
    name: `pane “${say(id)}”`,
    opener: (page: Page) => buttonNamed(page, say(id)),
    close: async (page: Page) => {
      await shut(page)
      await board(page)
    },
  }))
  return [...menuPanels(touch, say), ...(touch ? panes : []), { name: 'a new potion', opener: potion, close: noPotion }]
}

/** What opens from the head of every table. */
export function menuPanels(touch: boolean, say: Format): readonly Panel[] {
  const menu = (page: Page) => buttonNamed(page, say('web.table.menu'))
  const inMenu = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name })
  const toMenu: Step = async (page) => {
    await shut(page)
    await menu(page).click()
    await page.getByRole('dialog').waitFor()
  }
  return [
    { name: 'the menu', opener: menu, close: shut },
    { name: 'the rules', opener: inMenu(say('web.rules.title')), close: toMenu },
    ...(touch ? [] : [{ name: 'the keys', opener: inMenu(say('web.keys.title')), close: toMenu }]),
  ]
}

export function buttonNamed(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).first()
}

/** Closes whatever window is open. */
export async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
