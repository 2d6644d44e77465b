import { type Format, formatter, type Locale } from '@athanor/messages/all'
import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test'
import { untilLaid } from './untilLaid.ts'

/**
 * Somebody at a table of any game who sees the page and nothing else: what is asked and what can be pressed is all read
 * from roles, names and states, as a screen reader would.
 */
export abstract class Sitter {
  readonly page: Page
  readonly say: Format

  constructor(page: Page, locale: Locale = 'en') {
    this.page = page
    this.say = formatter(locale)
  }

  /** All is over: the final count, or the show before it. */
  abstract get finale(): Locator

  get tray(): Locator {
    return this.page.locator('#decision')
  }

  get turn(): Locator {
    return this.tray.getByRole('heading', { name: this.say('web.table.yourTurn'), exact: true })
  }

  /** The screen asks who takes it next. */
  get cover(): Locator {
    return this.page.getByRole('dialog').getByRole('heading', { name: this.say('web.local.passTo') })
  }

  async takeScreen(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button').first().click()
    await expect(this.cover).toBeHidden()
  }

  /** Before the cover: what a move told its player alone. */
  get told(): Locator {
    return this.page.getByRole('dialog').getByRole('heading', { name: this.say('web.local.toldTitle') })
  }

  async passOn(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button').first().click()
    await expect(this.told).toBeHidden()
  }

  /** What can be used now. */
  protected get enabled(): Locator {
    return this.page.locator(':not([aria-disabled="true"])')
  }

  protected press(target: Locator | ElementHandle): Promise<void> {
    return target.click()
  }

  /**
   * Presses one of these, or none where there are none. They are counted and chosen from at one moment, when all is laid;
   * should the page be drawn anew before the press, they are looked for again.
   */
  protected async pressOne(those: Locator, number = 0): Promise<boolean> {
    for (;;) {
      await untilLaid(this.page)
      const all = await those.elementHandles()
      const chosen = all[number % all.length]
      if (chosen === undefined) return false
      if (!(await this.pressThere(chosen))) continue
      await untilLaid(this.page)
      return true
    }
  }

  /** Whether it was still there to be pressed. */
  protected async pressThere(piece: ElementHandle): Promise<boolean> {
    try {
      await this.press(piece)
      return true
    } catch (error) {
      if (await piece.evaluate(({ isConnected }) => isConnected)) throw error
      return false
    }
  }

  button(name: string | RegExp): Locator {
    return this.tray.getByRole('button', { name })
  }

  protected heading(...names: readonly string[]): Locator {
    return names
      .map((name) => this.page.getByRole('heading', { name, exact: true }))
      .reduce((all, each) => all.or(each))
  }
}
