import { readFileSync } from 'node:fs'
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
  expect(await device.code()).toBe('DEMO')
  await page.goto('/reader#AAAA-master')
  await dialog.getByRole('button', { name: say('reader.start.replaceGo') }).click()
  await expect(page.getByRole('region', { name: say('reader.home.code') })).toContainText('AAAA')
  expect(new URL(page.url()).hash).toBe('')

  await device.button(say('reader.home.otherGame')).click()
  await device.button(say('reader.start.continue')).click()
  expect(await device.code()).toBe('AAAA')
})

test('what was asked is shown after a question, saved as a log, and followed by a notebook', async ({ page }) => {
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

  // A notebook of the same device writes all that down by itself, and what is asked later.
  const taker = new NoteTaker(page)
  await page.goto('/notebook')
  await page.getByRole('switch', { name: say('notebook.page.follow') }).check()
  await expect(taker.worlds(5760)).toBeVisible()
  await page.goto('/reader')
  await device.open('drink')
  await device.ask('scorpion', 'birdClaw')
  await page.goto('/notebook')
  await expect(taker.facts).toHaveCount(2)
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
