import {
  type Alchemical,
  alchemicals,
  type Fact,
  type Ingredient,
  ingredientPairs,
  ingredients,
  mix,
  potions,
} from '@athanor/alchemy'
import type { Format } from '@athanor/messages/all'
import type { Locator, Page } from '@playwright/test'
import { type BenchTable, buttonNamed, type Panel, shut } from './benchTable.ts'

/** The world in which this notebook was written. */
function truthOf(ingredient: Ingredient): Alchemical {
  return alchemicals[ingredients.indexOf(ingredient)] ?? alchemicals[0]
}

/** Every second pair was tried; the golem with its grid is there too. */
const facts = ingredientPairs
  .filter((_, number) => number % 2 === 0)
  .map(
    ([one, other]): Fact => ({ kind: 'mix', ingredients: [one, other], potions: [mix(truthOf(one), truthOf(other))] }),
  )

/** The page of the notebook by itself, late in a game with cardboard. */
export const notebookBench: BenchTable = {
  path: '/notebook',
  stored: () => ({
    'athanor.notebook.bench': {
      format: 'athanor-notebook/1',
      name: 'Bench',
      golem: true,
      procedure: 'master',
      facts,
      conflicts: [],
      marks: '',
      changedAt: 1,
    },
  }),
  // One frame of work on a laptop as fast as this machine.
  goals: { laptop: { task: 200, work: 16 }, phone: { task: 200, picture: 50 } },
  rounds: 0,
  panels,
  async untilAsked(page) {
    const select = page.getByRole('combobox').filter({ has: page.locator('option[value="advice"]') })
    await select.selectOption('advice')
    await page.locator('details').last().locator('summary').click()
    // The chances come last.
    await page.getByRole('gridcell').filter({ hasText: /^\D*✓/ }).first().waitFor()
  },
  async playRound() {},
}

function panels(_touch: boolean, say: Format): readonly Panel[] {
  const cell = (page: Page) => page.getByRole('gridcell').nth(27)
  const form = (page: Page) => page.getByRole('region', { name: say('notebook.page.write') })
  const choice = (page: Page, field: 'ingredient' | 'potion' | 'second', number: number) =>
    form(page)
      .getByRole('group', { name: say('notebook.page.field', { field }), exact: true })
      .getByRole('radio')
      .nth(number)
  const last = potions.indexOf(mix(truthOf('mushroom'), truthOf('toad')))
  const mode = async (page: Page, name: 'look' | 'mark') => {
    await shut(page)
    await page.getByRole('radio', { name: say('notebook.sheet.modeName', { mode: name }) }).check()
  }
  const written = (page: Page) =>
    page.getByRole('list', { name: say('notebook.sheet.factsLabel') }).getByRole('listitem')
  const remove = (page: Page) => written(page).last().getByRole('button')
  /** An experiment that nobody has made yet, but for its last part. */
  const begun = async (page: Page) => {
    await shut(page)
    while ((await written(page).count()) > facts.length) await remove(page).click()
    // On a phone the form folds up when something is written down.
    const unfold = page.getByRole('button', { name: say('notebook.page.otherFact'), expanded: false })
    if (await unfold.isVisible()) await unfold.click()
    await choice(page, 'ingredient', ingredients.indexOf('mushroom')).check()
    await choice(page, 'second', ingredients.indexOf('toad')).check()
  }
  const whole = async (page: Page) => {
    await begun(page)
    await choice(page, 'potion', last).check()
  }
  const named = (name: string, opener: (page: Page) => Locator, close: (page: Page) => Promise<void>): Panel => ({
    name,
    opener,
    close,
  })
  const golem = (page: Page) => page.getByRole('switch', { name: say('notebook.page.golem') })
  const write = (page: Page) => form(page).getByRole('button').last()
  return [
    named('a cell is looked at', cell, async (page) => {
      await mode(page, 'look')
      await page.getByRole('gridcell').nth(3).click()
    }),
    named('a mark', cell, (page) => mode(page, 'mark')),
    named('an ingredient of a fact', (page) => choice(page, 'ingredient', 1), begun),
    named('the potion of a fact', (page) => choice(page, 'potion', last), begun),
    named('a fact is written down', write, whole),
    named('a fact is taken away', remove, async (page) => {
      await whole(page)
      await write(page).click()
    }),
    named('without the golem', golem, async (page) => {
      await shut(page)
      await golem(page).check()
    }),
    named('to share it', (page) => buttonNamed(page, say('notebook.page.share')), shut),
  ]
}
