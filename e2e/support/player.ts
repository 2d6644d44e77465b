import { expect, type Locator } from '@playwright/test'
import { Sitter } from './sitter.ts'

/** Somebody at a table of Alchemist: which cauldrons can be used, which cubes can be added, what can be taken. */
export class Player extends Sitter {
  get finale(): Locator {
    return this.heading(this.say('web.end.counting'), this.say('web.end.title'))
  }

  /** Waits until something is asked of this page, or all is over; what a move told is read and passed over. */
  async untilAsked(): Promise<'turn' | 'cover' | 'over'> {
    await this.turn.or(this.finale).or(this.cover).or(this.told).first().waitFor({ timeout: 60_000 })
    if (await this.told.isVisible()) {
      await this.passOn()
      return this.untilAsked()
    }
    if (await this.cover.isVisible()) return 'cover'
    return (await this.finale.isVisible()) ? 'over' : 'turn'
  }

  /** Cauldrons that can be used now and whose name contains a sentence. */
  cauldrons(sentence: string): Locator {
    return this.page
      .getByRole('list', { name: this.say('web.compendium.board') })
      .getByRole('button', { name: sentence })
      .and(this.enabled)
  }

  get copies(): Locator {
    return this.cauldrons(this.say('web.compendium.sayCopy'))
  }

  get creations(): Locator {
    return this.cauldrons(this.say('web.compendium.sayCreate'))
  }

  /** One turn, whatever the interface offers: mostly brewing, now and then something else. */
  async playTurn(number: number): Promise<'copy' | 'create' | 'reserve' | 'bag'> {
    if (number % 4 !== 3 && (await this.pressOne(this.copies, number))) return this.copy(number)
    if (await this.pressOne(this.creations, number)) return this.create(number)
    if (await this.pressOne(this.copies, number)) return this.copy(number)
    return this.take(number)
  }

  /** What is copied has been chosen. */
  private async copy(number: number): Promise<'copy'> {
    await this.pressOne(this.tray.getByRole('radio'), number)
    await this.confirm()
    return 'copy'
  }

  /** Where something is created has been chosen. */
  private async create(number: number): Promise<'create'> {
    const hand = this.tray.getByRole('group', { name: this.say('web.compendium.fromHand') })
    const open = hand.getByRole('button').and(this.enabled)
    const tiles = this.tray.getByRole('group', { name: this.say('web.compendium.worth') }).getByRole('radio')
    await tiles.last().check()
    const confirm = this.button(/\+/)
    // A recipe that stands in the Compendium already grows until it is new.
    for (let cubes = 0; cubes < 5; cubes++) {
      if (!(await this.pressOne(open, number + cubes))) break
      if (cubes >= number % 3 && (await confirm.getAttribute('aria-disabled')) === null) break
    }
    await this.confirm()
    return 'create'
  }

  private async take(number: number): Promise<'reserve' | 'bag'> {
    const draw = this.button(this.say('web.compendium.draw', { count: 2 }))
    if (number % 2 === 0 && (await this.pressOne(draw.and(this.enabled)))) {
      await this.confirm()
      return 'bag'
    }
    await this.button(this.say('web.compendium.takeOne')).click()
    await this.pressOne(this.tray.getByRole('radio').and(this.enabled), number)
    await this.confirm()
    return 'reserve'
  }

  /** Presses the last button of the tray: go. */
  async confirm(): Promise<void> {
    const go = this.tray
      .getByRole('button')
      .filter({ hasNotText: this.say('web.common.cancel') })
      .last()
    await expect(go).not.toHaveAttribute('aria-disabled', 'true')
    await go.click()
  }

  /** Plays whenever asked, until the game is over. Gives what was done. */
  async playToEnd(most = 200): Promise<readonly string[]> {
    const done: string[] = []
    for (let number = 0; number < most; number++) {
      const asked = await this.untilAsked()
      if (asked === 'over') return done
      if (asked === 'cover') {
        await this.takeScreen()
        continue
      }
      done.push(await this.playTurn(number))
      await this.settled()
    }
    throw new Error(`the game does not end after ${most} turns`)
  }

  /** The move has been taken: the tray asks for something else, or for nothing. */
  async settled(): Promise<void> {
    const asking = this.page.getByRole('heading', { level: 2 }).filter({
      hasText: new RegExp(
        [
          this.say('web.compendium.newPotion'),
          this.say('web.compendium.takeTitle'),
          this.say('web.compendium.drawTitle'),
        ].join('|'),
      ),
    })
    await expect(asking).toHaveCount(0)
  }
}
