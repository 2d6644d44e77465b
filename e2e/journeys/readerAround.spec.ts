import { readFileSync } from 'node:fs'
import { writtenCode } from '@athanor/alchemy'
import { logFlaw } from '@athanor/kernel'
import { formatter } from '@athanor/messages/all'
import { expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { KeyboardPlayer } from '../support/keyboard.ts'
import { NoteTaker } from '../support/noteTaker.ts'
import { ReaderDevice } from '../support/readerDevice.ts'
import { rememberReader } from '../support/readerScreens.ts'
import { remember } from '../support/settings.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('A-026, G-007 a bad code says why; a running game gives way only after a question', async ({ page }) => {
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
  expect(await device.code()).toBe(writtenCode('DEMO'))
  await page.goto('/reader#AAAA-master')
  await dialog.getByRole('button', { name: say('reader.start.replaceGo') }).click()
  await expect(page.getByRole('region', { name: say('reader.home.code') })).toContainText('AAAA')
  expect(new URL(page.url()).hash).toBe('')

  await device.button(say('reader.home.otherGame')).click()
  await device.button(say('reader.start.continue')).click()
  expect(await device.code()).toBe(writtenCode('AAAA'))
})

test('AR-97 a slip in a code is refused; without digits the pictures of the other phone tell', async ({ page }) => {
  const device = new ReaderDevice(page)
  const { say } = device
  await page.goto('/reader')
  const field = page.getByRole('textbox', { name: say('reader.start.codeLabel') })
  const go = device.button(say('reader.start.codeGo'))
  const written = writtenCode('QRSA')
  // Every text of letters and digits here is a code but for its digits.
  await field.fill(written.replace('Q', 'W'))
  await go.click()
  await expect(page.getByRole('alert')).toHaveText(say('alchemy.reject.codeDigits'))
  await field.fill('WRSA')
  await go.click()
  const pictures = page.getByText(say('reader.code.emblems', { emblems: '' }).trim())
  const wrong = await pictures.innerText()
  await device.button(say('reader.code.compareOther')).click()
  await field.fill('QRSA')
  await go.click()
  const right = await pictures.innerText()
  expect(right).not.toBe(wrong)
  await device.button(say('reader.code.compareSame')).click()
  await device.atMenu()
  expect(await pictures.innerText()).toBe(right)
  // With its digits a code opens at once, on the same pictures.
  expect(await device.code()).toBe(written)
  await page.goto('/reader')
  await device.button(say('reader.home.otherGame')).click()
  await field.fill(written)
  await go.click()
  await device.button(say('reader.start.replaceGo')).click()
  await device.atMenu()
  expect(await pictures.innerText()).toBe(right)
})

test('the reader’s main page fits a phone, settings and all; the choice of camera or hand is one of them', async ({
  page,
}) => {
  const device = new ReaderDevice(page)
  const { say } = device
  await rememberReader(page, 'LHVT', [])
  await page.goto('/reader')
  await device.atMenu()
  const camera = page.getByRole('radio', { name: say('reader.home.cardsByOf', { selection: 'camera' }) })
  const pieces = [
    page.getByRole('region', { name: say('reader.home.code') }),
    ...(['test', 'debunk'] as const).map((entry) => page.getByRole('button', { name: say(`alchemy.reader.${entry}`) })),
    page.getByRole('switch', { name: say('alchemy.reader.finalRound') }),
    page.getByRole('radio', { name: say('reader.start.variantOf', { variant: 'master' }) }),
    camera,
    page.getByRole('button', { name: say('reader.home.history') }),
    page.getByRole('button', { name: say('web.lobby.notebook') }),
  ]
  for (const piece of pieces) await expect(piece).toBeInViewport({ ratio: 1 })
  await camera.check()
  await device.open('drink')
  await device.passGate()
  await expect(page.getByText(say('reader.camera.failed', { failure: 'missing' }))).toBeVisible()
})

test('the way back of the browser is one step back in the reader, and leaves it only from its main page', async ({
  page,
}) => {
  const device = new ReaderDevice(page)
  const { say } = device
  await page.goto('/notebook')
  await device.enter('DEMO')
  const question = device.heading(say('reader.home.question'))
  for (const deeper of [
    async () => {},
    () => device.promise('wisdom'),
    async () => {
      await device.promise('wisdom')
      await device.passGate()
    },
  ]) {
    await device.open('sell')
    await deeper()
    await expect(question).toHaveCount(0)
    await page.goBack()
    await expect(question).toBeVisible()
  }
  await page.getByRole('button', { name: say('reader.home.history') }).click()
  await page.goBack()
  await expect(question).toBeVisible()
  // A question that was answered has left nothing to go back through.
  await device.open('drink')
  await device.ask('mushroom', 'toad')
  await page.goBack()
  await expect(page).toHaveURL('/notebook')
})

test('A-034, A-202 an answer is read across the table, with what was promised; what everybody saw can be noted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await remember(page, { locale: 'ru' })
  const device = new ReaderDevice(page, formatter('ru'))
  const { say } = device
  await device.enter('DEMO')
  await device.open('sell')
  await device.promise('wisdom')
  await device.passGate()
  await device.choose('mandrakeRoot', 'ravensFeather')
  await device.confirm()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const size = await heading.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(size).toBeGreaterThanOrEqual(48)
  const promised = say('reader.sell.promised', { potion: say('alchemy.potion.wisdom') })
  await expect(page.getByText(promised)).toBeInViewport({ ratio: 1 })
  const ladder = page.getByRole('list', { name: say('reader.result.ladder') }).getByRole('listitem')
  await expect(ladder).toHaveCount(4)
  const met = say('reader.result.rung', { quality: 'correctSign' })
  await expect(ladder.and(page.locator('[aria-current]'))).toHaveText(`3${met}`)
  await expect(ladder.first()).toContainText(say('reader.result.unpaid'))
  await expect(device.button(say('reader.result.done'))).toBeInViewport({ ratio: 1 })
  // The cards are secret, so a phone that goes round keeps nothing of them.
  const note = device.button(say('reader.result.note', { state: 'open' }))
  await expect(note).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
  await device.read()

  // A debunking everybody has seen, question and answer.
  await device.open('debunk')
  await device.choose('scorpion')
  await device.button(say('alchemy.colour.red')).click()
  await device.button(say('reader.debunk.continue')).click()
  await device.confirm()
  await note.click()
  await expect(device.button(say('reader.result.note', { state: 'noted' }))).toBeVisible()
  await page.goto('/notebook')
  await expect(new NoteTaker(page, 'ru').facts).toHaveCount(1)
})

test('what was asked is shown after a question, saved as a log, and followed by a notebook', async ({ page }) => {
  const device = new ReaderDevice(page)
  const { say } = device
  await device.enter('DEMO')
  await device.open('drink')
  await device.ask('mushroom', 'toad')
  await page.getByRole('button', { name: say('reader.home.history') }).click()
  await expect(page.getByText('mushroom')).toHaveCount(0)
  // Another code opens nothing, and leaves no mark.
  const code = page.getByRole('textbox', { name: say('reader.history.code') })
  await code.fill('AAAA')
  await device.button(say('reader.history.show')).click()
  await expect(page.getByRole('alert')).toHaveText(say('alchemy.reject.readerOtherCode'))
  await expect(page.getByText('mushroom')).toHaveCount(0)
  await code.fill('demo')
  await device.button(say('reader.history.show')).click()
  await expect(page.getByText('mushroom and toad')).toBeVisible()
  await expect(page.getByText('Healing potion')).toBeVisible()
  const saved = page.waitForEvent('download')
  await device.button(say('reader.history.save')).click()
  const log = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { readonly entries: readonly unknown[] }
  expect(logFlaw(log)).toBeNull()
  expect(log.entries).toHaveLength(6)
  await device.button(say('web.common.cancel')).click()
  const marks = page.getByRole('region', { name: say('reader.home.watched') })
  await expect(marks).toHaveText(say('reader.home.listed', { count: 1 }), { useInnerText: true })

  // A notebook of the same device writes all that down by itself, and what is asked later.
  const taker = new NoteTaker(page)
  await remember(page, { aid: 'advice' })
  await page.goto('/notebook')
  await taker.openShelf()
  const follow = page.getByRole('switch', { name: say('notebook.page.follow') })
  await expect(follow).not.toBeChecked()
  await follow.click()
  const dialog = page.getByRole('dialog', { name: say('notebook.page.followTitle') })
  await expect(dialog).toContainText(say('notebook.page.followMarked'))
  await expect(taker.facts).toHaveCount(0)
  await dialog.getByRole('textbox', { name: say('reader.history.code') }).fill('DEMO')
  await dialog.getByRole('button', { name: say('notebook.page.followGo'), exact: true }).click()
  await expect(follow).toBeChecked()
  await expect(taker.worlds(5760)).toBeVisible()
  await page.goto('/reader')
  await expect(marks).toContainText(say('reader.home.followed', { now: 'yes' }))
  await device.open('drink')
  await device.ask('scorpion', 'birdClaw')
  await page.goto('/notebook')
  await taker.openShelf()
  await expect(taker.facts).toHaveCount(2)

  // That it followed stays, whatever is pressed afterwards; and nothing more goes along.
  await follow.click()
  await expect(follow).not.toBeChecked()
  await page.goto('/reader')
  await expect(marks).toContainText(say('reader.home.followed', { now: 'no' }))
  await device.open('drink')
  await device.ask('fern', 'toad')
  await page.reload()
  await expect(marks).toContainText(say('reader.home.followed', { now: 'no' }))
  await expect(marks).toContainText(say('reader.home.listed', { count: 1 }))
  await page.goto('/notebook')
  await taker.openShelf()
  await expect(follow).not.toBeChecked()
  await expect(taker.facts).toHaveCount(2)

  // In the final round the list opens by a press, and leaves its mark all the same.
  await page.goto('/reader')
  await page.getByRole('switch', { name: say('alchemy.reader.finalRound') }).click()
  await page.getByRole('button', { name: say('reader.home.history') }).click()
  await expect(code).toHaveCount(0)
  await device.button(say('reader.history.show')).click()
  await expect(page.getByText('mushroom and toad')).toBeVisible()
  await device.button(say('web.common.cancel')).click()
  await expect(marks).toContainText(say('reader.home.listed', { count: 2 }))
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
  // The browser of the journeys has no camera: the page says so, and the hand is one tap away.
  await device.button('Считать карты камерой').click()
  await expect(page.getByText('Камеры здесь нет')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await device.button('Выбрать вручную').click()
  await device.choose('mushroom', 'toad')
  await device.button('Проверить').click()
  expect(await device.read()).toBe('Зелье исцеления')
  await page.getByRole('switch', { name: 'Последний раунд' }).check()
  await expect(entries.getByRole('button', { name: /Создать\sзелье/ })).toBeVisible()
  await expect(entries.getByRole('button', { name: /Посмотреть\sответы/ })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})
