import { type Format, formatter } from '@athanor/messages/all'
import { expect } from '@playwright/test'
import { glances } from '../support/glances.ts'
import { type Found, findInPage, type WantedElement } from './inPage.ts'
import type { Place, Window } from './window.ts'

/** Somebody in front of any browser, who knows roles and names and waits for what comes, never for time. */
export class Visitor {
  readonly window: Window
  readonly say: Format = formatter('en')
  private readonly home: string

  constructor(window: Window, home: string) {
    this.window = window
    this.home = home
  }

  async open(path: string): Promise<void> {
    await this.window.goto(`${this.home}${path}`)
  }

  async reload(): Promise<void> {
    await this.window.goto(await this.window.run(() => location.href))
  }

  /** Like somebody who was here before (support/settings.ts), with these settings. */
  async remember(settings: object): Promise<void> {
    await this.open('/about')
    await this.window.run((text) => localStorage.setItem('athanor.settings', text), JSON.stringify(settings))
  }

  async find(wanted: WantedElement): Promise<Found> {
    return this.window.run(findInPage, wanted)
  }

  /** Waits until it is to be seen, and gives what it says. */
  async see(wanted: WantedElement): Promise<string> {
    let text = ''
    await this.until(`seeing ${told(wanted)}`, async () => {
      const found = await this.find(wanted)
      text = found.text
      return found.count > 0
    })
    return text
  }

  async miss(wanted: WantedElement): Promise<void> {
    await this.until(`no longer seeing ${told(wanted)}`, async () => (await this.find(wanted)).count === 0)
  }

  /** Presses the middle of it as soon as it is there, can be pressed, lies open and stands still. */
  async press(wanted: WantedElement): Promise<void> {
    let before: Place | string = ''
    await expect
      .poll(
        async () => {
          const { place } = await this.find(wanted)
          if (typeof place === 'string') return place
          const stands = typeof before === 'object' && before.x === place.x && before.y === place.y
          before = place
          return stands ? 'can be pressed' : 'moves'
        },
        { message: told(wanted), timeout: patience, intervals: [...glances] },
      )
      .toBe('can be pressed')
    if (typeof before === 'object') await this.window.press(before)
  }

  /** Waits until something is so in the page. */
  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    await expect.poll(isSo, { message: what, timeout: patience, intervals: [...glances] }).toBe(true)
  }
}

const patience = 30_000

function told(wanted: WantedElement): string {
  return `${wanted.role} ${wanted.name ?? ''}${wanted.within === undefined ? '' : ` in ${wanted.within}`}`
}
