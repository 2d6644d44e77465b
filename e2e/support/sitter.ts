import { type Format, formatter, type Locale } from '@athanor/messages/all'
import { expect, type Locator, type Page } from '@playwright/test'

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

  button(name: string | RegExp): Locator {
    return this.tray.getByRole('button', { name })
  }

  protected heading(...names: readonly string[]): Locator {
    return names
      .map((name) => this.page.getByRole('heading', { name, exact: true }))
      .reduce((all, each) => all.or(each))
  }
}
