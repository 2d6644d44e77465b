import { expect, test } from '@playwright/test'
import { Player } from '../support/player.ts'
import { recordedGame } from '../support/recordedGame.ts'
import { remember } from '../support/settings.ts'

const { log } = recordedGame(['Ann', 'Bob', 'Cleo'], 'replay')

function fileOf(content: unknown) {
  return { name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) }
}

test('a log file is replayed: scrubbed, stepped, played by itself, seen with other eyes, and proved', async ({
  page,
}) => {
  const { say } = new Player(page)
  await remember(page, {})
  await page.goto('/replay')
  await page.getByLabel(say('web.replay.choose')).setInputFiles(fileOf(log))
  const slider = page.getByRole('slider', { name: say('web.replay.position') })
  const at = (move: number) => say('web.replay.at', { at: move, last: log.entries.length })
  // It opens on how it ended, and says of what.
  const result = page.getByRole('heading', { name: say('web.end.title') })
  const headline = `${say('web.replay.title')}: ${say('compendium.shelf.title')}`
  await expect(result).toBeFocused()
  await expect(page.getByText(headline)).toBeVisible()
  await expect(page.getByRole('table', { name: say('web.end.scoreSheet') })).toBeVisible()
  await page.getByRole('button', { name: say('web.replay.fromStart') }).click()
  await page.getByRole('button', { name: say('web.replay.pause') }).click()
  await slider.fill('0')
  await expect(slider).toHaveAttribute('aria-valuetext', at(0))

  await page.getByRole('button', { name: say('web.replay.forward') }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', at(1))
  await slider.fill('12')
  await expect(slider).toHaveAttribute('aria-valuetext', at(12))
  await page.getByRole('button', { name: say('web.replay.back') }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', at(11))
  // What happened there stands beside the controls, as the log tells it.
  const controls = page.getByRole('region', { name: say('web.replay.title') })
  const newest = page
    .getByRole('list', { name: say('web.table.log') })
    .getByRole('listitem')
    .first()
  // The log follows a moment later.
  await expect(async () => {
    const [told = ''] = (await newest.innerText()).split('\n')
    await expect(controls).toContainText(told.trim(), { timeout: 500 })
  }).toPass()
  // By hand one comes to the end without being taken to the result.
  await slider.fill(String(log.entries.length))
  await expect(controls).toBeVisible()
  await expect(page.getByRole('button', { name: say('web.end.toCount') })).toBeVisible()
  await slider.fill('11')

  // After the game nothing is hidden: everybody's hand is there, a spectator sees none, and with Bob's eyes his is.
  const eyes = page.getByRole('combobox', { name: say('web.replay.eyes') })
  const everybody = page.getByRole('region', { name: say('web.compendium.allHands') })
  await expect(everybody.getByRole('listitem')).toHaveCount(3)
  const hand = page.getByRole('region', { name: say('web.compendium.behindScreen') })
  await eyes.selectOption('spectator')
  await expect(everybody).toHaveCount(0)
  await expect(hand).toHaveCount(0)
  await eyes.selectOption('Bob')
  await expect(hand).toBeVisible()

  // A recording is looked at, never played: nothing can be brewed or taken, and the hand stays where it is.
  for (let move = 3; move < 12; move++) {
    await slider.fill(String(move))
    await expect(page.getByRole('button', { name: say('web.compendium.sayCopy') })).toHaveCount(0)
    await expect(page.getByRole('button', { name: say('web.compendium.sayCreate') })).toHaveCount(0)
  }
  await page.keyboard.press('1')
  await page
    .getByRole('list', { name: say('web.compendium.board') })
    .getByRole('button')
    .first()
    .click({ force: true })
  await expect(hand).toBeVisible()
  await expect(page.getByRole('group', { name: say('web.compendium.fromHand') })).toHaveCount(0)

  // By itself, at four times the speed, to the end.
  await slider.fill(String(log.entries.length - 3))
  await page.getByRole('combobox', { name: say('web.replay.speed') }).selectOption('4')
  await page.getByRole('button', { name: say('web.replay.play') }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', at(log.entries.length))
  await expect(result).toBeVisible()

  await page.getByRole('button', { name: say('web.verify.button') }).click()
  await expect(page.getByRole('dialog')).toContainText(say('web.verify.good', { count: log.entries.length }))
  await page.getByRole('button', { name: say('web.common.close') }).click()

  // The whole game fits into a link, and is proved where the link is opened.
  await page.getByRole('button', { name: say('web.replay.share') }).click()
  const shared = page.getByRole('dialog', { name: say('web.replay.share') })
  const address = await shared.getByRole('textbox', { name: say('web.room.address') }).inputValue()
  await page.goto(address.slice(0, -30))
  await expect(page.getByRole('alert')).toHaveText(say('web.replay.brokenLink'))
  // On a phone a stranger sees at once what was played, when, and who won.
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`${address}&at=${Date.UTC(2026, 10, 12).toString(36)}`)
  await expect(result).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(`${headline} · November 12, 2026`)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main').getByText(/^Bob becomes the Supreme Adept/)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: say('web.replay.fromStart') })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: say('web.verify.button') }).click()
  await expect(page.getByRole('dialog')).toContainText(say('web.verify.good', { count: log.entries.length }))
})

test('a log that was changed afterwards is refused in a sentence', async ({ page }) => {
  const { say } = new Player(page)
  const forged = structuredClone(log) as unknown as { entries: { hash: string }[] }
  const entry = forged.entries[5]
  if (entry !== undefined) entry.hash = entry.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
  await page.goto('/replay')
  await page.getByLabel(say('web.replay.choose')).setInputFiles(fileOf(forged))
  await expect(page.getByText(say('kernel.verify.chainBroken'))).toBeVisible()
})

test('a file that is no log is refused in a sentence', async ({ page }) => {
  const { say } = new Player(page)
  await page.goto('/replay')
  await page.getByLabel(say('web.replay.choose')).setInputFiles(fileOf({ hello: 'world' }))
  await expect(page.getByRole('alert')).toHaveText(say('web.replay.noLog'))
})
