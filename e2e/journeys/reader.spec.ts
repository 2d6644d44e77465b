import { readFileSync } from 'node:fs'
import { ingredientPairs, ingredients } from '@athanor/alchemy'
import { logFlaw } from '@athanor/kernel'
import { formatter } from '@athanor/messages/all'
import { type Browser, expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { KeyboardPlayer } from '../support/keyboard.ts'
import { ReaderDevice } from '../support/readerDevice.ts'
import { golemCode, rememberReader } from '../support/readerScreens.ts'
import { remember } from '../support/settings.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

test.use(phone)

test('a whole game of the reader by hand, with the network off', async ({ page, context }) => {
  await remember(context, {})
  const device = new ReaderDevice(page)
  const { say } = device
  await device.goOffline()
  await page.goto('/')
  await page.getByRole('link', { name: say('web.lobby.reader') }).click()
  await expect(page.getByText(say('reader.page.offlineReady'))).toBeVisible()

  // A-027, G-288: master, with the expansion.
  await page.getByRole('radio', { name: say('reader.start.variantOf', { variant: 'master' }) }).check()
  await page.getByRole('radio', { name: say('reader.start.editionOf', { edition: 'expansion' }) }).check()
  await device.button(say('reader.start.newGame')).click()
  await device.atMenu()
  const code = await device.code()
  expect(code).toMatch(/^[A-Z]{5}$/)

  // the potion is the same whoever swallows it.
  await device.open('test')
  const potion = await device.ask('fern', 'scorpion')
  await device.open('drink')
  expect(await device.ask('scorpion', 'fern')).toBe(potion)

  // first the promise in the open, then the cards; the answer is one of four.
  await device.open('sell')
  await expect(device.heading(say('reader.sell.title'))).toBeVisible()
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

test('two devices with one code agree on all pairs, golem tests and animations', async ({ browser }) => {
  test.setTimeout(400_000)
  const [one, other] = await twoDevices(browser)
  await one.goOffline()
  await one.enter(golemCode)
  // the second phone follows the link that the first one shows.
  await one.button(one.say('reader.home.join')).click()
  const link = await one.page.getByRole('textbox', { name: one.say('reader.home.address') }).inputValue()
  await one.button(one.say('web.common.close')).click()
  await other.goOffline()
  await other.page.goto(link)
  await other.atMenu()
  expect(await other.code()).toBe(golemCode)
  const answers = await Promise.all(
    [one, other].map(async (device) => {
      const told: string[] = []
      for (const pair of ingredientPairs) {
        await device.open('drink')
        told.push(await device.ask(...pair))
      }
      for (const ingredient of ingredients) {
        await device.research('golemTest')
        told.push(await device.ask(ingredient))
      }
      for (const pair of ingredientPairs) {
        await device.research('animate')
        told.push(await device.ask(...pair))
      }
      return told
    }),
  )
  expect(answers[0]).toHaveLength(28 + 8 + 28)
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]?.filter((answer) => answer === 'The golem lives!')).toHaveLength(1)
  for (const { page } of [one, other]) await page.context().close()
})

test('A-049, A-064 the tutorial’s code gives the rulebook’s answers', async ({ page }) => {
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
  await device.enter(golemCode)
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

test('A-305, A-311, A-326 the explanation reckons with the theories on the board', async ({ page }) => {
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
  const theory = (ingredient: 'scorpion' | 'mushroom', alchemical: 'pnP' | 'pNn' | 'nPp') =>
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
  await device.confirm()
  expect(await device.read()).toBe('Yes')
})

test('A-026 a bad code says why; a running game gives way only after a question', async ({ page }) => {
  const device = new ReaderDevice(page)
  const { say } = device
  await page.goto('/reader')
  const field = page.getByRole('textbox', { name: say('reader.start.codeLabel') })
  await field.fill('DEM')
  await device.button(say('reader.start.codeGo')).click()
  await expect(page.getByRole('alert')).toHaveText(say('alchemy.reject.codeLength', { length: 3 }))
  await field.fill('DE1O')
  await device.button(say('reader.start.codeGo')).click()
  await expect(page.getByRole('alert')).toHaveText(say('alchemy.reject.codeLetters'))
  await field.fill('demo')
  await field.press('Enter')
  await device.atMenu()

  await page.goto('/reader#AAAA-master')
  const dialog = page.getByRole('dialog', { name: say('reader.start.replaceTitle') })
  await dialog.getByRole('button', { name: say('reader.start.continue') }).click()
  expect(await device.code()).toBe('DEMO')
  await page.goto('/reader#AAAA-master')
  await dialog.getByRole('button', { name: say('reader.start.replaceGo') }).click()
  await expect(page.getByRole('region', { name: say('reader.home.code') })).toContainText('AAAA')
  expect(new URL(page.url()).hash).toBe('')

  await device.button(say('reader.home.otherGame')).click()
  await device.button(say('reader.start.continue')).click()
  expect(await device.code()).toBe('AAAA')
})

test('what was asked is shown after a question, and saved as a log', async ({ page }) => {
  const device = new ReaderDevice(page)
  const { say } = device
  await device.enter('DEMO')
  await device.open('drink')
  await device.ask('mushroom', 'toad')
  await page.getByRole('button', { name: say('reader.home.history') }).click()
  await expect(page.getByText('mushroom')).toHaveCount(0)
  await device.button(say('reader.history.show')).click()
  await expect(page.getByText('mushroom and toad')).toBeVisible()
  await expect(page.getByText('Healing potion')).toBeVisible()
  const saved = page.waitForEvent('download')
  await device.button(say('reader.history.save')).click()
  const log = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { readonly entries: readonly unknown[] }
  expect(logFlaw(log)).toBeNull()
  expect(log.entries).toHaveLength(5)
})

test('the screen stays awake while an answer is read, and no longer', async ({ page }) => {
  await page.addInitScript(() => {
    const held = { now: 0, most: 0 }
    Object.assign(globalThis, { held })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          held.now++
          held.most = Math.max(held.most, held.now)
          return Promise.resolve({
            release: () => {
              held.now--
              return Promise.resolve()
            },
          })
        },
      },
    })
  })
  const held = () => page.evaluate(() => (globalThis as unknown as { held: { now: number; most: number } }).held)
  const device = new ReaderDevice(page)
  await device.enter('DEMO')
  await device.open('drink')
  await device.passGate()
  await device.choose('mushroom', 'toad')
  expect(await held()).toEqual({ now: 0, most: 0 })
  await device.confirm()
  await expect.poll(async () => (await held()).now).toBe(1)
  await device.read()
  await expect.poll(async () => (await held()).now).toBe(0)
})

test('a question by keys alone', async ({ page }) => {
  const keys = new KeyboardPlayer(page)
  const { say } = keys
  await rememberReader(page, 'DEMO', [])
  await page.goto('/reader')
  await keys.tabTo(say('alchemy.reader.drink'))
  await keys.press('Enter')
  // The focus goes with the step.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await keys.tabTo(say('reader.gate.hold'))
  await page.keyboard.down(' ')
  await expect(page.getByRole('heading', { name: say('alchemy.reader.drink') })).toBeFocused()
  await page.keyboard.up(' ')
  await keys.tabTo(say('alchemy.ingredient.mushroom'))
  await keys.press('Space')
  await keys.tabTo(say('alchemy.ingredient.toad'))
  await keys.press('Space')
  await keys.tabTo(say('reader.input.confirm'))
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: 'Healing potion' })).toBeFocused()
  await keys.tabTo(say('reader.result.done'))
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: say('reader.home.question') })).toBeVisible()
})

test('A-057, A-058, A-062 the gamemaster’s board is behind the gate, answers, is laid by hand and printed', async ({
  page,
}) => {
  const device = new ReaderDevice(page)
  const { say } = device
  await page.goto('/reader')
  await page.getByRole('button', { name: say('reader.board.title') }).click()
  await expect(page.getByRole('img')).toHaveCount(0)
  await device.passGate()
  await page.getByRole('textbox', { name: say('reader.start.codeTitle') }).fill('demo')
  await device.button(say('reader.board.fromCode')).click()
  await device.choose('mushroom', 'toad')
  await expect(page.getByText(say('alchemy.potion.healing'))).toBeVisible()
  await page.getByRole('radio', { name: say('reader.board.taskOf', { task: 'lay' }) }).check()
  await device.choose('toad', 'scorpion')
  await page.getByRole('radio', { name: say('reader.board.taskOf', { task: 'answer' }) }).check()
  // Toad lies now where the scorpion lay: what that made with the bird claw, it makes.
  await device.choose('toad', 'birdClaw')
  await expect(page.getByText(say('alchemy.potion.speed'))).toBeVisible()

  // On paper there is the sheet and nothing else.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: say('reader.board.print') })).toBeHidden()
  await expect(device.heading(say('reader.board.title'))).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })

  // The reader answers from the same board.
  await device.button(say('reader.board.toReader')).click()
  await device.atMenu()
  await device.open('drink')
  expect(await device.ask('toad', 'birdClaw')).toBe('Speed potion')
})

test('in Russian the reader says what the official app says', async ({ page, context }) => {
  await remember(context, { locale: 'ru' })
  const device = new ReaderDevice(page, formatter('ru'))
  await page.goto('/reader')
  for (const label of ['Начать новую игру', 'Открыть игру']) await expect(device.button(label)).toBeVisible()
  await expect(device.heading('Введите код игры')).toBeVisible()
  await device.enter('DEMO')
  const entries = page.getByRole('list', { name: device.say('reader.home.question') })
  for (const label of ['Тест на студенте', 'Испытайте на себе', 'Опровержение']) {
    await expect(entries.getByRole('button', { name: new RegExp(label.replaceAll(' ', '\\s')) })).toBeVisible()
  }
  await device.open('drink')
  await device.passGate()
  await device.choose('mushroom', 'toad')
  await device.button('Проверить').click()
  expect(await device.read()).toBe('Зелье исцеления')
  await page.getByRole('switch', { name: 'Последний раунд' }).check()
  await expect(entries.getByRole('button', { name: /Создать\sзелье/ })).toBeVisible()
  await expect(entries.getByRole('button', { name: /Посмотреть\sответы/ })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})
