import { ingredients } from '@athanor/alchemy'
import { markings, type Picture, readMarkers, shadesOf } from '@athanor/markers'
import { expect, type Page, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { ReaderDevice } from '../support/readerDevice.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('A-057..A-063 the gamemaster’s board is behind the gate, answers, is laid by hand and printed', async ({
  page,
}) => {
  const device = new ReaderDevice(page)
  const { say } = device
  await page.goto('/reader')
  await page.getByRole('button', { name: say('reader.board.title') }).click()
  await expect(page.getByRole('img')).toHaveCount(0)
  // for the gamemaster's eyes alone; A-061: who also discards the cards.
  await expect(page.getByText(say('reader.gate.boardText'))).toBeVisible()
  await device.passGate()
  await expect(page.getByText(say('reader.board.text'))).toBeVisible()
  // the triangle is enough, no table of ingredients is shown.
  await expect(page.getByRole('table')).toHaveCount(0)
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
  // Upright or on its side, one sheet of paper is enough.
  for (const landscape of [true, false]) {
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true, format: 'A4', landscape }))).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'screen' })

  // The reader answers from the same board.
  await device.button(say('reader.board.toReader')).click()
  await device.atMenu()
  await device.open('drink')
  expect(await device.ask('toad', 'birdClaw')).toBe('Speed potion')
  // and the board is laid as the running game has it, whatever lay there before.
  await page.getByRole('button', { name: say('reader.board.title') }).click()
  await device.passGate()
  await device.button(say('reader.board.random')).click()
  await device.button(say('reader.board.fromGame')).click()
  await device.choose('toad', 'birdClaw')
  await expect(page.getByText(say('alchemy.potion.speed'))).toBeVisible()
})

test('A-433 the printed deck: five sheets of either paper, with markers that the camera reads', async ({ page }) => {
  const device = new ReaderDevice(page)
  const { say } = device
  await page.goto('/reader')
  await page.getByRole('button', { name: say('reader.deck.title') }).click()
  const sheet = page.getByRole('img', { name: say('reader.deck.sheet', { number: 1, count: 5 }) })
  await expect(sheet).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  // In points: 297 × 210 mm, and 11 × 8.5 inches.
  for (const [paper, width, height] of [
    ['a4', 842, 595],
    ['letter', 792, 612],
  ] as const) {
    await page.getByRole('radio', { name: say('reader.deck.paperOf', { paper }) }).check()
    const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }))
    expect(pages).toHaveLength(5)
    for (const size of pages) expect(size.map(Math.round)).toEqual([width, height])
  }

  // What is drawn is what is read: each end of each card, once on every sheet.
  await page.setViewportSize({ width: 1280, height: 1000 })
  const found = readMarkers(await greyOf(page, await sheet.screenshot())).map(({ marking }) => marking)
  expect(found).toHaveLength(markings.length)
  expect(found).toEqual(expect.arrayContaining([...markings]))

  // Each sheet may have a back, for whoever has no sleeves.
  await page.getByRole('switch', { name: say('reader.deck.backs') }).check()
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(10)

  // For the cards of the box there are stickers, five for each ingredient on one sheet; the camera reads them all.
  await page.getByRole('radio', { name: say('reader.deck.kindOf', { kind: 'stickers' }) }).check()
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1)
  const stickers = page.getByRole('img', { name: say('reader.deck.stickers') })
  const read = readMarkers(await greyOf(page, await stickers.screenshot())).map(({ marking }) => marking)
  for (const ingredient of ingredients) {
    expect(read.filter((marking) => marking.ingredient === ingredient && marking.end === 'top')).toHaveLength(5)
  }
  expect(read).toHaveLength(40)
})

/** The size of every page of a PDF, in points. */
function pagesOf(paper: Buffer): readonly (readonly number[])[] {
  return Array.from(paper.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) => [
    Number(width),
    Number(height),
  ])
}

/** The shades of a screenshot: the browser itself unpacks it. */
async function greyOf(page: Page, png: Buffer): Promise<Picture> {
  const { width, height, rgba } = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const pen = canvas.getContext('2d')
    pen?.drawImage(bitmap, 0, 0)
    const data = pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
    let packed = ''
    for (let at = 0; at < data.length; at += 8192) packed += String.fromCharCode(...data.subarray(at, at + 8192))
    return { width: bitmap.width, height: bitmap.height, rgba: btoa(packed) }
  }, png.toString('base64'))
  return shadesOf(width, height, new Uint8ClampedArray(Buffer.from(rgba, 'base64')))
}
