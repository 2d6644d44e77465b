import type { Format } from '@athanor/messages/all'
import type { Page } from '@playwright/test'

type Step = (page: Page) => Promise<void>

/** A part of the table that opens on a press. */
export interface Panel {
  readonly name: string
  readonly open: Step
  /** Makes it closed, whether or not it is open. */
  readonly close: Step
}

/** Asks seldom: a look at the page in every frame would be work that no player makes. */
export async function untilAsked(page: Page, say: Format): Promise<void> {
  const turn = page.getByRole('heading', { name: say('web.table.yourTurn'), exact: true })
  while (!(await turn.isVisible())) await page.waitForTimeout(250)
}

/** Carries out a press under the clock. */
export type Timed = (what: string, press: () => Promise<void>) => Promise<void>

/** One's own move, the same in every run: a cube of the reserve. The others answer. */
export async function playRound(page: Page, say: Format, round: number, timed: Timed): Promise<void> {
  const piles = page.getByRole('list', { name: say('web.compendium.reserve') }).getByRole('button')
  const pile = piles.and(page.locator(':not([aria-disabled="true"])')).nth(round)
  await timed('own move: a cube is chosen', () => pile.click())
  const confirm = page.locator('#decision').getByRole('button').last()
  await timed('own move: it is made', () => confirm.click())
}

/** Everything that opens at the table: with a mouse, or with a thumb, where panes share the screen. */
export function benchPanels(touch: boolean, say: Format): readonly Panel[] {
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const shut: Step = async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const menu: Step = (page) => press(page, say('web.table.menu'))
  const board: Step = (page) => press(page, say('web.compendium.paneBoard'))
  const inMenu =
    (name: string): Step =>
    (page) =>
      page.getByRole('dialog').getByRole('button', { name }).click()
  const toMenu: Step = async (page) => {
    await shut(page)
    await menu(page)
    await page.getByRole('dialog').waitFor()
  }
  const potion: Step = (page) =>
    page
      .getByRole('button', { name: say('web.compendium.sayCreate') })
      .first()
      .click()
  const noPotion: Step = async (page) => {
    await shut(page)
    if (touch) await board(page)
    const cancel = page.getByRole('button', { name: say('web.common.cancel'), exact: true })
    if (await cancel.isVisible()) await cancel.click()
  }
  const panes = (['web.compendium.paneLab', 'web.compendium.paneRivals', 'web.table.paneLog'] as const).map((id) => ({
    name: `pane “${say(id)}”`,
    open: (page: Page) => press(page, say(id)),
    close: async (page: Page) => {
      await shut(page)
      await board(page)
    },
  }))
  return [
    { name: 'the menu', open: menu, close: shut },
    { name: 'the rules', open: inMenu(say('web.rules.title')), close: toMenu },
    ...(touch ? panes : [{ name: 'the keys', open: inMenu(say('web.keys.title')), close: toMenu }]),
    { name: 'a new potion', open: potion, close: noPotion },
  ]
}
