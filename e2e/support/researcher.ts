import { type ElementHandle, expect, type Locator } from '@playwright/test'
import { glances } from './glances.ts'
import { nextPiece } from './nextPiece.ts'
import { Sitter } from './sitter.ts'
import { untilLaid } from './untilLaid.ts'

/** Somebody at a table of Alchemists: what is asked, what glows and what can be pressed. */
export class Researcher extends Sitter {
  /** Cubes that a plan places, where so many go. */
  cubes = 6
  /** By a finger instead of a mouse. */
  touch = false

  protected override press(target: Locator | ElementHandle): Promise<void> {
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

  /** What the tray asks, without whose turn it is. */
  async question(): Promise<string> {
    const text = await this.tray
      .locator('p')
      .first()
      .evaluate((asked) => {
        const copy = asked.cloneNode(true) as Element
        for (const turns of copy.querySelectorAll('[data-turns]')) turns.remove()
        return copy.textContent
      })
    return text.trim()
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
      .and(this.enabled)
    for (let cube = 0; cube < this.cubes; cube++) {
      if (!(await this.pressOne(slots, number * 3 + cube * 2))) return
    }
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
    await untilLaid(this.page)
  }

  /** Chooses something for every part that is open; whether the answer is then whole. An article needs no book. */
  async fill(number: number, withBooks = true): Promise<boolean> {
    let from = 0
    for (let presses = 0; presses < 60; ) {
      await untilLaid(this.page)
      const next = await this.page.evaluateHandle(nextPiece, { number, withBooks, from })
      const piece: ElementHandle | null = (await next.getProperty('piece')).asElement()
      if (piece !== null) {
        from = await next.evaluate((found) => found.next)
        await this.pressThere(piece)
        presses++
      } else if ((await this.go.getAttribute('aria-disabled')) === null) return true
      else if (from === 0) return false
      // Where there is little room one question is asked after the other: what was passed over may be open by now.
      else from = 0
    }
    throw new Error('there is always one more piece to choose')
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
