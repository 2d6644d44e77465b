import { type Format, formatter, type Locale } from '@athanor/messages/all'
import type { Locator, Page } from '@playwright/test'

type IngredientName = 'mushroom' | 'fern' | 'toad' | 'birdClaw' | 'flower' | 'scorpion'
type PotionName = 'healing' | 'speed' | 'wisdom' | 'neutral'

/** Somebody with a notebook and cardboard, who sees roles and names and nothing else. */
export class NoteTaker {
  readonly page: Page
  readonly say: Format

  constructor(page: Page, locale: Locale = 'en') {
    this.page = page
    this.say = formatter(locale)
  }

  get form(): Locator {
    return this.page.getByRole('region', { name: this.say('notebook.page.write') })
  }

  get facts(): Locator {
    return this.page.getByRole('list', { name: this.say('notebook.sheet.factsLabel') }).getByRole('listitem')
  }

  /** What belongs to the notebook as a whole is folded away. */
  async openShelf(): Promise<void> {
    await this.page.getByText(this.say('notebook.page.shelf'), { exact: true }).click()
  }

  get entry(): Locator {
    return this.page.getByRole('region', { name: this.say('notebook.entry.title') })
  }

  worlds(count: number): Locator {
    return this.page.getByText(this.say('notebook.sheet.worlds', { worlds: count }), { exact: true })
  }

  cell(ingredient: IngredientName, alchemical: 'pnP' | 'npN' | 'Ppn' | 'NNN'): Locator {
    const name = `${this.say(`alchemy.ingredient.${ingredient}`)}, ${this.say(`alchemy.alchemical.${alchemical}`)}:`
    return this.page.getByRole('gridcell', { name })
  }

  /** Chooses two ingredients at the head of the grid. */
  async pair(one: IngredientName, other: IngredientName): Promise<void> {
    for (const each of [one, other]) {
      await this.page.getByRole('columnheader', { name: this.say(`alchemy.ingredient.${each}`) }).click()
    }
  }

  async experiment(one: IngredientName, other: IngredientName, potion: PotionName): Promise<void> {
    await this.kind('experiment')
    await this.ingredients(one, other)
    await this.choose('potion', this.say(`alchemy.potion.${potion}`))
    await this.writeDown()
  }

  async sale(one: IngredientName, other: IngredientName, promised: PotionName): Promise<void> {
    await this.kind('sale')
    await this.ingredients(one, other)
    await this.choose('promised', this.say(`alchemy.potion.${promised}`))
    await this.choose('quality', this.say('notebook.page.quality', { quality: 'correctSign' }))
    await this.writeDown()
  }

  async sign(ingredient: IngredientName, colour: 'red' | 'green', sign: 'plus' | 'minus'): Promise<void> {
    await this.kind('sign')
    await this.choose('ingredient', this.say(`alchemy.ingredient.${ingredient}`))
    await this.choose('colour', this.say(`alchemy.colour.${colour}`))
    await this.choose('sign', this.say('notebook.fact.sign', { colour: this.say(`alchemy.colour.${colour}`), sign }))
    await this.writeDown()
  }

  /** Whether a master’s demonstration was so. */
  async demonstration(one: IngredientName, other: IngredientName, potion: PotionName, yes: boolean): Promise<void> {
    await this.kind('demonstration')
    await this.ingredients(one, other)
    await this.choose('potion', this.say(`alchemy.potion.${potion}`))
    await this.choose('yes', this.say('notebook.page.yesNo', { yes: yes ? 'yes' : 'no' }))
    await this.writeDown()
  }

  async rivalsTheory(ingredient: IngredientName, alchemical: 'pnP' | 'PPP'): Promise<void> {
    await this.kind('publication')
    await this.choose('ingredient', this.say(`alchemy.ingredient.${ingredient}`))
    await this.choose('alchemical', this.say(`alchemy.alchemical.${alchemical}`))
    await this.writeDown()
  }

  /** Two ingredients under plus, two under minus. */
  async rivalsArticle(colour: 'red', plus: readonly IngredientName[], minus: readonly IngredientName[]): Promise<void> {
    await this.kind('article')
    await this.choose('colour', this.say(`alchemy.colour.${colour}`))
    const tap = (ingredient: IngredientName) =>
      this.form.getByRole('button', { name: new RegExp(`^${this.say(`alchemy.ingredient.${ingredient}`)}:`) }).click()
    for (const ingredient of [...plus, ...minus, ...minus]) await tap(ingredient)
    await this.writeDown()
  }

  advice(topic: 'risks' | 'debunkings'): Promise<unknown> {
    const topics = this.page.getByRole('combobox', { name: this.say('notebook.advice.title') })
    return topics.selectOption(this.say('notebook.advice.topic', { topic }))
  }

  get advised(): Locator {
    return this.page.getByRole('region', { name: this.say('notebook.advice.title') }).getByRole('listitem')
  }

  private async kind(
    kind: 'experiment' | 'sale' | 'sign' | 'demonstration' | 'publication' | 'article',
  ): Promise<void> {
    // On a phone the form unfolds.
    const unfold = this.page.getByRole('button', { name: this.say('notebook.page.otherFact'), expanded: false })
    if (await unfold.isVisible()) await unfold.click()
    await this.form
      .getByRole('combobox', { name: this.say('notebook.page.kind') })
      .selectOption(this.say('notebook.page.kindName', { kind }))
  }

  private async ingredients(one: IngredientName, other: IngredientName): Promise<void> {
    await this.choose('ingredient', this.say(`alchemy.ingredient.${one}`))
    await this.choose('second', this.say(`alchemy.ingredient.${other}`))
  }

  private async choose(
    field: 'ingredient' | 'second' | 'potion' | 'promised' | 'quality' | 'colour' | 'sign' | 'yes' | 'alchemical',
    name: string,
  ): Promise<void> {
    const group = this.form.getByRole('group', { name: this.say('notebook.page.field', { field }), exact: true })
    await group.getByRole('radio', { name, exact: true }).check()
  }

  private async writeDown(): Promise<void> {
    await this.form.getByRole('button', { name: this.say('notebook.page.add') }).click()
  }
}
