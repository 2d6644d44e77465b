import { type Format, formatter } from '@athanor/messages/all'
import { expect, type Page } from '@playwright/test'
import { glances } from './glances.ts'
import { untilLaid } from './untilLaid.ts'

interface Focused {
  readonly name: string
  readonly refused: boolean
  readonly checked: boolean
  readonly type: string
}

/** Somebody without a mouse: keys go down, and what has the focus is heard. */
export class KeyboardPlayer {
  readonly page: Page
  readonly say: Format

  constructor(page: Page) {
    this.page = page
    this.say = formatter('en')
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  async focused(): Promise<Focused> {
    await untilLaid(this.page)
    return this.page.evaluate(() => {
      const element = document.activeElement === document.body ? null : document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : element
      // What only decorates is not heard.
      const heard = label?.cloneNode(true)
      if (heard instanceof Element) for (const silent of heard.querySelectorAll('[aria-hidden]')) silent.remove()
      return {
        name: element?.getAttribute('aria-label') ?? heard?.textContent ?? '',
        refused: element?.getAttribute('aria-disabled') === 'true',
        checked: element instanceof HTMLInputElement && element.checked,
        type: element instanceof HTMLInputElement ? element.type : (element?.localName ?? ''),
      }
    })
  }

  /** Goes on with Tab until something with this name has the focus. */
  async tabTo(name: string | RegExp, most = 60): Promise<void> {
    // A page that is still being drawn has no way to anything yet.
    await expect(this.page.getByText(name).or(this.page.getByLabel(name)).first()).toBeAttached()
    for (let stop = 0; stop < most; stop++) {
      const { name: heard } = await this.focused()
      if (typeof name === 'string' ? heard.includes(name) : name.test(heard)) return
      await this.press('Tab')
    }
    throw new Error(`Tab does not lead to ${String(name)}`)
  }

  /** Whose turn it is, from the heading of the tray. */
  async untilAsked(): Promise<'turn' | 'over'> {
    const turn = this.page.getByRole('heading', { name: this.say('web.table.yourTurn'), exact: true })
    const over = this.page.getByRole('heading', { name: this.say('web.end.title'), exact: true })
    await turn.or(over).first().waitFor({ timeout: 60_000 })
    return (await over.isVisible()) ? 'over' : 'turn'
  }

  /** Walks over the cauldrons with the arrow keys and stops at the first whose name contains the sentence. */
  async findCauldron(sentence: string): Promise<boolean> {
    await untilLaid(this.page)
    await this.press('b')
    await expect
      .poll(async () => (await this.focused()).name, { intervals: [...glances] })
      .toContain(cauldronWord(this.say))
    await this.press('Home')
    for (let number = 0; number < 10; number++) {
      const { name, refused } = await this.focused()
      if (!refused && name.includes(sentence)) return true
      await this.press('ArrowRight')
    }
    return false
  }

  async playTurn(number: number): Promise<void> {
    if (await this.findCauldron(this.say('web.compendium.sayCopy'))) return this.copy()
    if (await this.findCauldron(this.say('web.compendium.sayCreate'))) return this.create(number)
    await this.press('d')
    await expect.poll(async () => (await this.focused()).type, { intervals: [...glances] }).toBe('button')
    if ((await this.focused()).refused) {
      await this.tabTo(this.say('web.compendium.takeOne'))
      await this.press('Enter')
      await expect.poll(async () => (await this.focused()).type, { intervals: [...glances] }).toBe('radio')
      for (let pile = 0; pile < 5 && (await this.focused()).refused; pile++) await this.press('ArrowRight')
      await this.press('Space')
      await this.tabTo(/^Take \d/)
    } else {
      // Drawing asks once more, because it cannot be taken back.
      await this.press('Enter')
      const ask = this.page.getByRole('heading', { name: this.say('web.compendium.drawTitle'), exact: true })
      await ask.waitFor()
      await expect
        .poll(async () => (await this.focused()).name, { intervals: [...glances] })
        .toContain(this.say('web.compendium.draw', { count: 2 }))
    }
    await this.press('Enter')
  }

  private async copy(): Promise<void> {
    await this.press('Enter')
    await expect.poll(async () => (await this.focused()).type, { intervals: [...glances] }).toMatch(/radio|button/)
    if ((await this.focused()).type === 'radio') await this.press('Space')
    await this.tabTo(/^Brew for/)
    await this.press('Enter')
  }

  private async create(number: number): Promise<void> {
    await this.press('Enter')
    await expect.poll(async () => (await this.focused()).name, { intervals: [...glances] }).toContain('Add:')
    const wanted = 1 + (number % 3)
    for (let cubes = 0, seen = 0; cubes < wanted && seen < 12; seen++) {
      const { refused } = await this.focused()
      if (!refused) {
        await this.press('Enter')
        cubes++
      }
      await this.press((await this.focused()).name.includes('spiders') ? 'Home' : 'ArrowRight')
    }
    for (let stop = 0; stop < 10 && (await this.focused()).type !== 'radio'; stop++) await this.press('Tab')
    await this.press('End', 'ArrowLeft', 'Space')
    for (let tries = 0; tries < 6; tries++) {
      await this.tabTo(/^Create/)
      if (!(await this.focused()).refused) break
      // The recipe exists already, or the tile is too low for the opening: one more cube, another tile.
      await this.tabTo(/^Add:/)
      for (let seen = 0; seen < 6 && (await this.focused()).refused; seen++) {
        await this.press((await this.focused()).name.includes('spiders') ? 'Home' : 'ArrowRight')
      }
      await this.press('Enter')
    }
    await this.press('Enter')
  }
}

function cauldronWord(say: Format): string {
  return say('web.compendium.cauldron', { number: 0, products: '' }).split(' ')[0] ?? ''
}
