import { expect, type Locator } from '@playwright/test'
import { glances } from './glances.ts'
import { Sitter } from './sitter.ts'

/** Somebody at a table of Alchemists: what is asked, what glows and what can be pressed. */
export class Researcher extends Sitter {
  /** Cubes that a plan places, where so many go. */
  cubes = 6
  /** By a finger instead of a mouse. */
  touch = false

  protected press(target: Locator): Promise<void> {
    return this.touch ? target.tap() : target.click()
  }

  get plan(): Locator {
    return this.tray.getByRole('heading', { name: this.say('web.alchemists.yourPlan'), exact: true })
  }

  get finale(): Locator {
    return this.heading(
      this.say('web.end.counting'),
      this.say('web.alchemists.revelation'),
      this.say('web.alchemists.result'),
    )
  }

  /** What is on the stage, and waits for this page. */
  get staged(): Locator {
    return this.page.locator('[data-scene][data-size="full"]')
  }

  /** Waits until something is asked of this page, or all is over; what is staged meanwhile is left out. */
  async untilAsked(): Promise<'plan' | 'turn' | 'over'> {
    await this.turn.or(this.plan).or(this.finale).or(this.staged).first().waitFor({ timeout: 30_000 })
    if ((await this.staged.count()) > 0) {
      await this.page.keyboard.press('Escape')
      return this.untilAsked()
    }
    if (await this.finale.first().isVisible()) return 'over'
    return (await this.plan.isVisible()) ? 'plan' : 'turn'
  }

  /** What the tray says. */
  async question(): Promise<string> {
    return ((await this.tray.locator('p').first().textContent()) ?? '').trim()
  }

  /** the plan is declared after so many cubes as go, another space first every time. */
  async declare(number: number): Promise<void> {
    await this.place(number)
    await this.press(this.tray.getByRole('button').last())
  }

  /** Cubes on glowing slots until none is left. */
  async place(number: number): Promise<void> {
    const slots = this.page
      .getByRole('list', { name: this.say('web.alchemists.board') })
      .getByRole('button', { name: firstWords(this.say('web.alchemists.place', { space: '', cubes: 1 })) })
      .and(this.page.locator(':not([aria-disabled="true"])'))
    for (let cube = 0, tries = 0; cube < this.cubes && tries < 60; tries++) {
      const open = await slots.count()
      if (open === 0) break
      const slot = slots.nth((number * 3 + cube * 2) % open)
      // The picture follows a press a moment later: what was counted as open may be closed by now.
      if (!(await slot.isVisible())) continue
      await this.press(slot)
      await this.untilLaid()
      cube++
    }
  }

  /** What follows from a press comes one picture after it. */
  protected async untilLaid(): Promise<void> {
    await this.page.locator('[data-opening]').waitFor({ state: 'detached' })
  }

  /** Any other decision: chooses something for every part that is open, and confirms; declines where nothing goes. */
  async choose(number: number): Promise<void> {
    if (await this.fill(number)) await this.press(this.go)
    else await this.press(this.tray.getByRole('button').first())
  }

  private get go(): Locator {
    return this.tray.getByRole('button').last()
  }

  /** Chooses what has this name, and waits for what follows from it. */
  async pick(name: string): Promise<void> {
    await this.page.getByRole('radio', { name }).check()
    await this.untilLaid()
  }

  /** Chooses something for every part that is open; whether the answer is then whole. An article needs no book. */
  async fill(number: number, withBooks = true): Promise<boolean> {
    const enabled = this.page.locator(':not([aria-disabled="true"])')
    // Books that can be chosen say whether they are; others only tell what is in them.
    const books = this.page.locator('#theories [aria-pressed]')
    // Where there is little room one question is asked after the other.
    for (let pass = 0; pass < 12; pass++) {
      // Where the books lie open they are pressed themselves.
      const pressed = this.page.locator('#theories [aria-pressed="true"]')
      if (
        withBooks &&
        (await books.count()) > 0 &&
        (await books.first().isVisible()) &&
        (await pressed.count()) === 0
      ) {
        await this.press(books.nth(number % (await books.count())))
        await this.untilLaid()
      }
      const groups = this.page.locator(':is([data-decision], #decision)').getByRole('group')
      for (let place = 0; place < (await groups.count()); place++) {
        const group = groups.nth(place)
        const radios = group.getByRole('radio').and(enabled)
        const choices = await radios.count()
        if (choices > 0 && (await group.locator('input:checked').count()) === 0) {
          await this.press(radios.nth(number % choices))
          await this.untilLaid()
        }
        const cards = group.getByRole('button').and(enabled).and(this.page.locator('[aria-pressed="false"]'))
        const taken = group.locator('[aria-pressed="true"]')
        while ((await taken.count()) < 2 && (await cards.count()) > 0) {
          await this.press(cards.nth(number % (await cards.count())))
          await this.untilLaid()
        }
      }
      if ((await this.go.getAttribute('aria-disabled')) === null) return true
    }
    return false
  }

  /** Answers once, whatever is asked. */
  async answer(number: number): Promise<string> {
    const asked = await this.untilAsked()
    if (asked === 'over') return asked
    const question = await this.question()
    const before = await this.moment()
    if (asked === 'plan') await this.declare(number)
    else await this.choose(number)
    // The same may be asked twice in a row: the log knows that something has happened.
    await expect.poll(() => this.moment(), { timeout: 30_000, intervals: [...glances] }).not.toBe(before)
    return question
  }

  private async moment(): Promise<string> {
    if (await this.finale.first().isVisible()) return 'over'
    // Nothing is waited for: at the end both are gone.
    return (await this.page.locator('#decision, #log').allTextContents()).join(' ')
  }

  /** Plays whenever asked, until the game is over. Gives every question that was met. */
  async playToEnd(most = 150): Promise<ReadonlySet<string>> {
    const met = new Set<string>()
    for (let number = 0; number < most; number++) {
      const question = await this.answer(number)
      if (question === 'over') return met
      met.add(question)
    }
    throw new Error(`the game does not end after ${most} answers`)
  }
}

function firstWords(text: string): RegExp {
  return new RegExp(`^${text.slice(0, text.indexOf(':'))}`)
}
