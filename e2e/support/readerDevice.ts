import type { ColouredPotion, Ingredient } from '@athanor/alchemy'
import type { ReaderEntry } from '@athanor/alchemy/reader'
import { type Format, formatter } from '@athanor/messages/all'
import { expect, type Locator, type Page } from '@playwright/test'

/** A phone with the card reader on it, and somebody's thumb. */
export class ReaderDevice {
  readonly page: Page
  readonly say: Format

  constructor(page: Page, say: Format = formatter('en')) {
    this.page = page
    this.say = say
  }

  /** The first visit keeps all pages; from then on there is no network. */
  async goOffline(): Promise<void> {
    await this.page.goto('/')
    await this.page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await this.page.context().setOffline(true)
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true })
  }

  /** What a screen says at its head. */
  async title(): Promise<string> {
    return (await this.page.getByRole('heading', { level: 1 }).innerText()).replaceAll('\u00a0', ' ')
  }

  /** The code as it is shown, with its digits. */
  async code(): Promise<string> {
    const shown = this.page.getByRole('region', { name: this.say('reader.home.code') })
    return shown.getByText(/^[A-Z]{4,5}\d\d$/).innerText()
  }

  async enter(code: string): Promise<void> {
    await this.page.goto('/reader')
    await this.page.getByRole('textbox', { name: this.say('reader.start.codeLabel') }).fill(code)
    await this.button(this.say('reader.start.codeGo')).click()
    await this.atMenu()
  }

  async atMenu(): Promise<void> {
    await expect(this.heading(this.say('reader.home.question'))).toBeVisible()
  }

  async open(entry: ReaderEntry): Promise<void> {
    await this.page
      .getByRole('list', { name: this.say('reader.home.question') })
      .getByRole('button', { name: this.say(`alchemy.reader.${entry}`) })
      .click()
  }

  /** G-286. */
  async research(branch: 'golemTest' | 'animate'): Promise<void> {
    await this.open('researchGolem')
    await this.page.getByRole('button', { name: this.say(`alchemy.reader.${branch}`) }).click()
  }

  async promise(potion: ColouredPotion): Promise<void> {
    await this.button(this.say(`alchemy.potion.${potion}`)).click()
  }

  async passGate(): Promise<void> {
    await expect(this.heading(this.say('reader.gate.title'))).toBeVisible()
    await this.button(this.say('reader.gate.press')).click()
  }

  ingredient(name: Ingredient): Locator {
    return this.button(this.say(`alchemy.ingredient.${name}`))
  }

  async choose(...names: readonly Ingredient[]): Promise<void> {
    for (const name of names) await this.ingredient(name).click()
  }

  async confirm(): Promise<void> {
    await this.button(this.say('reader.input.confirm')).click()
  }

  /** From the gate to the answer, which is read; then back at the menu. */
  async ask(...names: readonly Ingredient[]): Promise<string> {
    await this.passGate()
    await this.choose(...names)
    await this.confirm()
    return this.read()
  }

  async read(): Promise<string> {
    const done = this.page.getByRole('button', {
      name: new RegExp(`^(${this.say('reader.result.done')}|${this.say('reader.result.hide')})$`),
    })
    await expect(done).toBeVisible()
    const answer = await this.title()
    await done.click()
    await this.atMenu()
    return answer
  }
}
