import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { fillShelf } from '../support/pages.ts'
import { Player } from '../support/player.ts'
import { recordedGame } from '../support/recordedGame.ts'
import { remember } from '../support/settings.ts'

/** Width and height, as they stand in the head of a PNG. */
function sizeOf(png: Buffer): readonly [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('the end says where I stand, who stood out and what decided, and gives a picture to share', async ({ page }) => {
  const { say } = new Player(page)
  await remember(page, {})
  await fillShelf(page.context())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/local/done')
  const again = page.getByRole('button', { name: say('web.end.again') })
  const sheet = page.getByRole('table', { name: say('web.end.scoreSheet') })
  await expect(page.getByText('You are 3rd, 6 points behind.')).toBeInViewport()
  await expect(again).toBeInViewport({ ratio: 1 })
  await expect(sheet).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: say('web.end.titles') })).toBeVisible()
  await expect(page.getByText(say('web.end.turningPoint'), { exact: true })).toBeVisible()

  await page.getByRole('button', { name: say('web.end.picture.button') }).click()
  const dialog = page.getByRole('dialog', { name: say('web.end.picture.title') })
  const picture = dialog.getByRole('img')
  await expect(picture).toHaveAttribute('alt', /Cat becomes the Supreme Adept[^]*1\. Cat: 91/)
  for (const [shape, size] of [
    ['wide', [1200, 630]],
    ['upright', [1080, 1350]],
  ] as const) {
    await dialog.getByRole('radio', { name: say(`web.end.picture.${shape}`) }).check()
    await expect(picture).toHaveAttribute('data-shape', shape)
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: say('web.end.picture.save') }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(`athanor-compendium-${shape}.png`)
    expect(sizeOf(readFileSync(await saved.path()))).toEqual(size)
  }
  await page.keyboard.press('Escape')

  // On a phone the same comes first, before everything else that is told.
  await page.setViewportSize({ width: 390, height: 664 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(again).toBeInViewport({ ratio: 1 })
  await expect(sheet).toBeInViewport()

  // From the turning point: the recording plays on from there.
  await page.getByRole('button', { name: say('web.end.fromTurning') }).click()
  await expect(page).toHaveURL(/\/replay\/local\/done#from=\d+$/)
  const slider = page.getByRole('slider', { name: say('web.replay.position') })
  const from = Number(new URL(page.url()).hash.split('=')[1])
  await expect(slider).toBeVisible()
  expect(Number(await slider.inputValue())).toBeGreaterThanOrEqual(from)
})

test('a link opens on the result, and leads to the start and to the turning point, where brews are staged', async ({
  page,
}) => {
  const { say } = new Player(page)
  const { log } = recordedGame(['Ann', 'Bob', 'Cleo'], 'replay')
  await remember(page, { pace: 'calm' })
  await page.goto('/replay')
  await page
    .getByLabel(say('web.replay.choose'))
    .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(log)) })
  await page.getByRole('button', { name: say('web.replay.share') }).click()
  const shared = page.getByRole('dialog', { name: say('web.replay.share') })
  const address = await shared.getByRole('textbox', { name: say('web.room.address') }).inputValue()
  await page.goto(address)
  await page.reload()
  await expect(page.getByRole('heading', { name: say('web.end.title') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('web.replay.fromStart') })).toBeVisible()
  await page.getByRole('button', { name: say('web.end.fromTurning') }).click()
  const slider = page.getByRole('slider', { name: say('web.replay.position') })
  await expect(slider).not.toHaveValue('0')
  // The first move from there on is the one that turned the game: a potion.
  const scene = page.locator('[data-scene="brew"]')
  await expect(scene).toBeVisible()
  const at = await slider.inputValue()
  // It waits for what is told, and goes on.
  await expect(slider).not.toHaveValue(at, { timeout: 20_000 })
})
