import { expect, test } from '@playwright/test'
import { Player } from '../support/player.ts'
import { recordedGame } from '../support/recordedGame.ts'

const { log } = recordedGame(['Ann', 'Bob', 'Cleo'], 'replay')

function fileOf(content: unknown) {
  return { name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) }
}

test('a log file is replayed: scrubbed, stepped, played by itself, seen with other eyes, and proved', async ({
  page,
}) => {
  const { say } = new Player(page)
  await page.goto('/replay')
  await page.getByLabel(say('web.replay.choose')).setInputFiles(fileOf(log))
  const slider = page.getByRole('slider', { name: say('web.replay.position') })
  const at = (move: number) => say('web.replay.at', { at: move, last: log.entries.length })
  await expect(slider).toHaveAttribute('aria-valuetext', at(0))

  await page.getByRole('button', { name: say('web.replay.forward') }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', at(1))
  await slider.fill('12')
  await expect(slider).toHaveAttribute('aria-valuetext', at(12))
  await page.getByRole('button', { name: say('web.replay.back') }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', at(11))

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
  await expect(page.getByRole('button', { name: say('web.replay.play') })).toBeVisible()

  await page.getByRole('button', { name: say('web.verify.button') }).click()
  await expect(page.getByRole('dialog')).toContainText(say('web.verify.good', { count: log.entries.length }))
  await page.getByRole('button', { name: say('web.common.close') }).click()

  // The whole game fits into a link, and is proved where the link is opened.
  await page.getByRole('button', { name: say('web.replay.share') }).click()
  const shared = page.getByRole('dialog', { name: say('web.replay.share') })
  const address = await shared.getByRole('textbox', { name: say('web.room.address') }).inputValue()
  await page.goto(address.slice(0, -30))
  await expect(page.getByRole('alert')).toHaveText(say('web.replay.brokenLink'))
  await page.goto(address)
  await expect(slider).toHaveAttribute('aria-valuetext', at(0))
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
