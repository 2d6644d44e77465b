import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { browserEnv, browserFlags, browserPath } from '../support/browser.ts'
import { filmFlags, shootFilm } from '../support/fakeCamera.ts'
import { ReaderDevice } from '../support/readerDevice.ts'
import { remember } from '../support/settings.ts'

const folder = join(tmpdir(), `athanor-film-${process.pid}`)
const film = join(folder, 'film.y4m')

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  launchOptions: {
    executablePath: browserPath,
    args: [...browserFlags, ...filmFlags(film)],
    env: { ...browserEnv },
  },
})

test.beforeAll(() => mkdirSync(folder, { recursive: true }))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('A-030, A-053 two cards before the camera, with the network off: refused, one, twice the same, both', async ({
  page,
  context,
}) => {
  await remember(context, {})
  const device = new ReaderDevice(page)
  const { say } = device
  const told = page.getByRole('status').filter({ hasText: /./ })
  const scan = async () => {
    await device.button(say('reader.camera.byHand')).click()
    await device.button(say('reader.camera.scan')).click()
  }
  shootFilm(film, ['toad'])
  await device.goOffline()
  await device.enter('DEMO')
  await device.open('test')
  await device.passGate()
  await device.button(say('reader.camera.scan')).click()
  await expect(told).toHaveText(say('reader.camera.failed', { failure: 'refused' }))

  await context.grantPermissions(['camera'])
  await device.button(say('reader.camera.retry')).click()
  const toad = say('alchemy.ingredient.toad')
  await expect(told).toHaveText(say('reader.camera.one', { ingredient: toad }))
  expect(await seriousFindings(page)).toEqual([])

  shootFilm(film, ['toad', 'toad'])
  await scan()
  await expect(told).toHaveText(say('reader.camera.twice', { ingredient: toad }))
  // A landscape picture on an upright phone: whatever is read is in sight, cards and all.
  const outlines = page.locator('polygon')
  await expect(outlines.first()).toBeVisible()
  const hidden = outlines.evaluateAll((shapes) => {
    const view = shapes[0]?.closest('svg')?.parentElement?.getBoundingClientRect()
    return shapes.filter((shape) => {
      const { left, right } = shape.getBoundingClientRect()
      return view === undefined || left < view.left || right > view.right
    }).length
  })
  expect(await hidden).toBe(0)

  // nothing is asked before it is confirmed; A-043: then everybody sees the potion.
  shootFilm(film, ['mushroom', 'toad'])
  await scan()
  await expect(page.getByText(say('reader.camera.check', { count: 2 }))).toBeVisible()
  const cards = page.getByRole('list', { name: say('reader.input.ingredients') }).getByRole('listitem')
  await expect(cards).toHaveText([/mushroom|toad/, /mushroom|toad/])
  await expect(page.getByText(say('alchemy.potion.healing'))).toHaveCount(0)
  await device.confirm()
  expect(await device.read()).toBe('Healing potion')

  // The next question begins with the camera, until somebody chooses by hand; a reload changes nothing.
  await page.reload()
  await device.open('drink')
  await device.passGate()
  await expect(page.getByText(say('reader.camera.check', { count: 2 }))).toBeVisible()
  await device.button(say('reader.camera.again')).click()
  await expect(page.getByText(say('reader.camera.check', { count: 2 }))).toBeVisible()
  await device.button(say('reader.camera.byHand')).click()
  await expect(device.ingredient('toad')).toHaveAttribute('aria-pressed', 'true')
  await device.confirm()
  expect(await device.read()).toBe('Healing potion')
})
