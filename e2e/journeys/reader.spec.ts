import {
  alchemicals,
  animatorsOf,
  type Ingredient,
  ingredientPairs,
  ingredients,
  readCode,
  writtenCode,
} from '@athanor/alchemy'
import { type Browser, expect, test } from '@playwright/test'
import { ReaderDevice } from '../support/readerDevice.ts'
import { golemCode, rememberReader } from '../support/readerScreens.ts'
import { remember } from '../support/settings.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

test.use({ ...phone, serviceWorkers: 'allow' })

test('A-027..A-038, A-040..A-042, A-045, A-047, A-055, A-056, G-006, G-015, G-016, G-017, G-119, G-282, G-286..G-288 a whole game of the reader by hand, with the network off', async ({
  page,
  context,
}) => {
  await remember(context, {})
  const device = new ReaderDevice(page)
  const { say } = device
  await device.goOffline()
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('web.lobby.reader') })
    .click()
  await expect(page.getByText(say('reader.page.offlineReady'))).toBeVisible()

  // A-027, G-288: master, with the expansion.
  await page.getByRole('radio', { name: say('reader.start.variantOf', { variant: 'master' }) }).check()
  await page.getByRole('radio', { name: say('reader.start.editionOf', { edition: 'expansion' }) }).check()
  await device.button(say('reader.start.newGame')).click()
  await device.atMenu()
  const code = await device.code()
  expect(code).toMatch(/^[A-Z]{5}\d\d$/)
  // the code is all that the menu tells.
  const menu = await page.locator('main').innerHTML()
  const secrets = [...alchemicals.map((each) => say(`alchemy.alchemical.${each}`)), ...ingredients]
  expect(secrets.filter((secret) => menu.includes(secret))).toEqual([])

  // the potion is the same whoever swallows it.
  await device.open('test')
  await device.passGate()
  // the cards that lie in the cauldron, and no others.
  await expect(page.getByText(say('reader.input.pair'))).toBeVisible()
  await device.choose('fern', 'scorpion')
  await device.confirm()
  const potion = await device.read()
  await device.open('drink')
  expect(await device.ask('scorpion', 'fern')).toBe(potion)

  // first the promise in the open, then the cards; the answer is one of four.
  await device.open('sell')
  await expect(device.heading(say('reader.sell.title'))).toBeVisible()
  // what was claimed, even if the seller knows better.
  await expect(page.getByText(say('reader.sell.text'))).toBeVisible()
  await device.promise('wisdom')
  const qualities = (['exact', 'correctSign', 'neutral', 'wrongSign'] as const).map((quality) =>
    say('reader.result.quality', { quality }),
  )
  expect(qualities).toContain(await device.ask('fern', 'scorpion'))

  // two ingredients and a potion, an explanation, yes or no; nothing is private.
  await device.open('debunk')
  await device.choose('toad', 'flower')
  await device.button(say('alchemy.potion.neutral')).click()
  await device.button(say('reader.debunk.continue')).click()
  await expect(device.heading(say('reader.explain.title'))).toBeVisible()
  // G-119: what a neutral potion would do to an article that gives both the same sign.
  await page.getByText(say('reader.explain.reckonArticles')).click()
  const article = page.getByRole('group', { name: say('alchemy.article.on', { colour: 'red' }) })
  for (const name of ['toad', 'flower', 'fern', 'mushroom', 'fern', 'mushroom']) {
    await article.getByRole('button', { name: new RegExp(`^${name}:`) }).click()
  }
  const falls = say('reader.explain.articleFalls', { colour: 'red', count: 2, ingredients: 'toad and flower' })
  await expect(page.getByRole('listitem').filter({ hasText: falls })).toHaveCount(1)
  await device.confirm()
  expect(['Yes', 'No']).toContain(await device.read())

  // G-282: one of four books, sun or moon, behind the gate.
  await device.open('library')
  await device.passGate()
  const books = page.getByRole('group').getByRole('button')
  await expect(books).toHaveCount(4)
  await books.first().click()
  await device.confirm()
  expect(['Solar', 'Lunar']).toContain(await device.read())

  // G-286.
  await device.research('golemTest')
  expect(await device.ask('toad')).toMatch(
    /^(Nothing happens|The chest glows|The ears steam|The chest glows and the ears steam)$/,
  )
  await device.research('animate')
  expect(await device.ask('toad', 'flower')).toMatch(/^The golem (lives!|does not stir)$/)

  // after a reload everything is where it was; another variant loses nothing.
  await page.reload()
  await device.atMenu()
  expect(await device.code()).toBe(code)
  await page.getByRole('radio', { name: say('reader.start.variantOf', { variant: 'apprentice' }) }).check()
  expect(await device.code()).toBe(code)

  // one ingredient, one aspect, its sign.
  await device.open('debunk')
  await device.choose('birdClaw')
  await device.button(say('alchemy.colour.green')).click()
  await device.button(say('reader.debunk.continue')).click()
  await device.confirm()
  expect(await device.read()).toMatch(/^Green: (plus|minus)$/)

  // the exhibition takes the place of the student; then the answers, after a question.
  const entries = page.getByRole('list', { name: say('reader.home.question') })
  await expect(entries.getByRole('button', { name: say('alchemy.reader.showAnswers') })).toHaveCount(0)
  await page.getByRole('switch', { name: say('alchemy.reader.finalRound') }).check()
  await expect(entries.getByRole('button', { name: say('alchemy.reader.test') })).toHaveCount(0)
  await expect(entries.getByRole('button', { name: say('alchemy.reader.drink') })).toBeVisible()
  await device.open('exhibit')
  expect(await device.ask('fern', 'scorpion')).toBe(potion)
  await entries.getByRole('button', { name: say('alchemy.reader.showAnswers') }).click()
  await expect(device.heading(say('reader.answers.askTitle'))).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(0)
  await device.button(say('alchemy.reader.showAnswers')).click()
  await expect(page.getByRole('listitem')).toHaveCount(ingredients.length)
  await expect(page.getByText(say('reader.answers.animators', { ingredients: '' }).trim())).toBeVisible()
})

/** Two phones that share nothing but a code, each without a network. */
async function twoDevices(browser: Browser): Promise<readonly [ReaderDevice, ReaderDevice]> {
  const devices = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
      await remember(context, {})
      return new ReaderDevice(await context.newPage())
    }),
  )
  return devices as [ReaderDevice, ReaderDevice]
}

/** The pair that brings the golem of these devices to life. */
function wakingPair(): readonly Ingredient[] {
  const read = readCode(golemCode)
  if (!read.ok || read.truth.golem === undefined) throw new TypeError('the code has a golem')
  const { assignment, golem } = read.truth
  return ingredients.filter((ingredient) => animatorsOf(golem).includes(assignment[ingredient]))
}

// That they agree on everything is the business of apps/web/src/reader/readerStore.test.ts.
test('A-025, A-046 two devices with one code agree on pairs, golem tests and animations', async ({ browser }) => {
  const [one, other] = await twoDevices(browser)
  await one.goOffline()
  await one.enter(writtenCode(golemCode))
  // the second phone follows the link that the first one shows.
  await one.button(one.say('reader.home.join')).click()
  const link = await one.page.getByRole('textbox', { name: one.say('reader.home.address') }).inputValue()
  await one.button(one.say('web.common.close')).click()
  await other.goOffline()
  await other.page.goto(link)
  await other.atMenu()
  expect(await other.code()).toBe(writtenCode(golemCode))
  const pairs = ingredientPairs.filter((_, number) => number % 7 === 0)
  const tested = ingredients.filter((_, number) => number % 3 === 0)
  const answers = await Promise.all(
    [one, other].map(async (device) => {
      const told: string[] = []
      for (const pair of pairs) {
        await device.open('drink')
        told.push(await device.ask(...pair))
      }
      for (const ingredient of tested) {
        await device.research('golemTest')
        told.push(await device.ask(ingredient))
      }
      await device.research('animate')
      told.push(await device.ask(...wakingPair()))
      return told
    }),
  )
  expect(answers[0]).toHaveLength(pairs.length + tested.length + 1)
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]?.at(-1)).toBe('The golem lives!')
  for (const { page } of [one, other]) await page.context().close()
})

test('A-049, A-050, A-051, A-064 the tutorial’s code gives the rulebook’s answers', async ({ page }) => {
  const device = new ReaderDevice(page)
  await device.enter('demo')
  for (const [pair, potion] of [
    [['mushroom', 'toad'], 'Healing potion'],
    [['scorpion', 'birdClaw'], 'Speed potion'],
    [['birdClaw', 'toad'], 'Neutral potion'],
  ] as const) {
    await device.open('drink')
    expect(await device.ask(...pair)).toBe(potion)
  }
})

test('A-030, A-031, A-054 nothing private is on the page before the gate, after it, or when the screen went dark', async ({
  page,
}) => {
  const device = new ReaderDevice(page)
  const { say } = device
  await device.enter('DEMO')
  await device.open('test')
  const names = ingredients.map((ingredient) => say(`alchemy.ingredient.${ingredient}`))
  const namesOnPage = async () => {
    const html = await page.locator('main').innerHTML()
    return names.filter((name) => html.includes(name))
  }
  expect(await namesOnPage()).toEqual([])
  // A touch is not enough: one second is.
  const hold = page.getByRole('button', { name: say('reader.gate.hold'), exact: true })
  await hold.click()
  await expect(device.heading(say('reader.gate.title'))).toBeVisible()
  await hold.hover()
  await page.mouse.down()
  await expect(device.ingredient('mushroom')).toBeVisible()
  await page.mouse.up()
  await device.choose('mushroom', 'toad')
  // a third one is refused, and says so.
  await device.ingredient('fern').click()
  await expect(page.getByText(say('alchemy.reject.readerTooMany', { count: 2 })).first()).toBeVisible()
  await expect(page.getByText(say('alchemy.potion.healing'))).toHaveCount(0)
  // The screen goes dark in the middle of it: the gate is closed again, and what was chosen is still there.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(device.heading(say('reader.gate.title'))).toBeVisible()
  expect(await namesOnPage()).toEqual([])
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'visible' }))
  await page.reload()
  expect(await namesOnPage()).toEqual([])
  await device.passGate()
  await expect(device.ingredient('toad')).toHaveAttribute('aria-pressed', 'true')
  await device.confirm()
  // everybody sees the potion and nobody the cards.
  expect(await device.title()).toBe('Healing potion')
  expect(await namesOnPage()).toEqual([])
  await device.read()
  // The next question has a gate of its own.
  await device.open('drink')
  await expect(device.heading(say('reader.gate.title'))).toBeVisible()
})

test('G-014 what a book or a golem test says is behind the gate, also after a reload', async ({ page }) => {
  const device = new ReaderDevice(page)
  await device.enter(writtenCode(golemCode))
  await device.research('golemTest')
  await device.passGate()
  await device.choose('fern')
  await device.confirm()
  const answer = await device.title()
  await page.reload()
  await expect(device.heading(device.say('reader.gate.title'))).toBeVisible()
  await expect(page.getByText(answer)).toHaveCount(0)
  await device.passGate()
  expect(await device.read()).toBe(answer)
})

test('A-039, A-044 a demonstration can be given up before the answer, and nothing was asked', async ({ page }) => {
  const device = new ReaderDevice(page)
  const { say } = device
  await rememberReader(page, 'DEMO', [{ kind: 'setVariant', variant: 'master' }])
  await page.goto('/reader')
  await device.open('debunk')
  await device.choose('scorpion', 'mushroom')
  await device.button(say('alchemy.potion.speed')).click()
  await device.button(say('reader.debunk.continue')).click()
  await device.button(say('web.common.cancel')).click()
  await expect(device.ingredient('scorpion')).toHaveAttribute('aria-pressed', 'true')
  await device.button(say('web.common.cancel')).click()
  await device.atMenu()
  await expect(page.getByText(say('reader.home.historyText', { count: 0 }))).toBeVisible()
})

test('A-280, A-305, A-311, A-326 the explanation reckons with the theories on the board, and keeps them noted', async ({
  page,
}) => {
  const device = new ReaderDevice(page)
  const { say } = device
  await rememberReader(page, 'DEMO', [
    { kind: 'setVariant', variant: 'master' },
    { kind: 'open', entry: 'debunk' },
    { kind: 'add', ingredient: 'scorpion' },
    { kind: 'add', ingredient: 'mushroom' },
    { kind: 'choosePotion', potion: 'speed' },
  ])
  await page.goto('/reader')
  await device.button(say('reader.debunk.continue')).click()
  const cases = page.getByRole('listitem').filter({ hasText: /theor/ })
  await expect(cases).toHaveCount(2)
  await page.getByText(say('reader.explain.theories')).click()
  const theory = (ingredient: 'scorpion' | 'mushroom' | 'toad', alchemical: 'pnP' | 'pNn' | 'nPp') =>
    page
      .getByRole('group', {
        name: say('reader.explain.theoryOn', { ingredient: say(`alchemy.ingredient.${ingredient}`) }),
      })
      .getByRole('button', { name: say(`alchemy.alchemical.${alchemical}`) })
  // A theory that agrees with green plus cannot fall by it.
  await theory('scorpion', 'nPp').click()
  await expect(page.getByText(say('reader.explain.hopeless'))).toBeVisible()
  await theory('scorpion', 'pnP').click()
  await theory('mushroom', 'pNn').click()
  await expect(page.getByText(say('reader.explain.hopeless'))).toHaveCount(0)
  await expect(cases.first()).toContainText('Debunked: mushroom and scorpion.')
  await expect(cases.last()).toContainText('Nothing changes')
  // what fell is said with the answer and noted no longer; what was noted besides is kept, also by a reload.
  await device.confirm()
  await expect(page.getByText('Debunked: mushroom and scorpion.')).toBeVisible()
  expect(await device.read()).toBe('Yes')
  const again = async (...asked: readonly ['scorpion' | 'mushroom', 'toad']) => {
    await page.reload()
    await device.open('debunk')
    await device.choose(...asked)
    await device.button(say('alchemy.potion.healing')).click()
    await device.button(say('reader.debunk.continue')).click()
  }
  await again('scorpion', 'toad')
  const noted = page.locator('details').getByRole('button', { pressed: true })
  await expect(noted).toHaveCount(0)
  await page.getByText(say('reader.explain.theories')).click()
  await theory('toad', 'nPp').click()
  for (const title of [say('alchemy.reader.debunk'), say('reader.home.question')]) {
    await device.button(say('web.common.cancel')).click()
    await expect(device.heading(title)).toBeVisible()
  }
  await again('mushroom', 'toad')
  await expect(noted).toHaveCount(1)
  await expect(theory('toad', 'nPp')).toHaveAttribute('aria-pressed', 'true')
})
