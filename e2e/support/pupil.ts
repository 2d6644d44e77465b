import { expect, type Locator } from '@playwright/test'
import { glances } from './glances.ts'
import { Sitter } from './sitter.ts'

/** Somebody at the table of The Apprentices. */
export class Pupil extends Sitter {
  get finale(): Locator {
    return this.heading(this.say('web.end.counting'), this.say('web.apprentices.result'))
  }

  get bench(): Locator {
    return this.page.locator('#lab')
  }

  /** Tables where research can be paid now. */
  get glowing(): Locator {
    const [words = ''] = this.say('web.apprentices.researchNow', { points: 1 }).split(':')
    return this.page
      .getByRole('list', { name: this.say('web.apprentices.tables') })
      .getByRole('button', { name: words })
  }

  /** Waits until something is asked of this page, or all is over. */
  async untilAsked(): Promise<'turn' | 'cover' | 'over'> {
    await this.turn.or(this.finale).or(this.cover).first().waitFor({ timeout: 60_000 })
    if (await this.cover.isVisible()) return 'cover'
    return (await this.finale.isVisible()) ? 'over' : 'turn'
  }

  /** One answer, whatever the interface offers; what it was about. */
  async answer(number: number): Promise<string> {
    const dice = this.page.getByRole('list', { name: this.say('web.apprentices.fifthDice') }).getByRole('button')
    if (await this.pressOne(dice, number % 3)) return 'fifthDie'
    const buy = this.button(this.say('web.apprentices.buyFor', { price: 0 }).replace(/\s*0$/, ''))
    if (!(await buy.isVisible())) {
      await this.tray.getByRole('button').last().click()
      return 'ravens'
    }
    if (number % 5 === 4 && (await this.buyDie(buy))) return 'buyDie'
    await this.tray.getByRole('button').last().click()
    return 'work'
  }

  /** What was begun is gone when somebody else moves meanwhile, and is begun again. */
  private async buyDie(buy: Locator): Promise<boolean> {
    while (await this.pressOne(buy.and(this.enabled))) {
      if (!(await this.pressOne(this.tray.getByRole('radio')))) continue
      await this.tray.getByRole('button').last().click()
      return true
    }
    return false
  }

  /** Plays whenever asked, until the game is over. Gives what was met. */
  async playToEnd(most = 400): Promise<ReadonlySet<string>> {
    const met = new Set<string>()
    for (let number = 0; number < most; number++) {
      const asked = await this.untilAsked()
      if (asked === 'over') return met
      if (asked === 'cover') await this.takeScreen()
      else {
        const before = await this.shown()
        met.add(await this.answer(number))
        await this.untilMoved(before)
      }
    }
    throw new Error(`the game does not end after ${most} answers`)
  }

  /** All that can be read on the page. */
  shown(): Promise<string> {
    return this.page.locator('body').innerText()
  }

  /** The page shows something else than this. */
  async untilMoved(before: string): Promise<void> {
    await expect.poll(() => this.shown(), { intervals: [...glances] }).not.toBe(before)
  }
}
