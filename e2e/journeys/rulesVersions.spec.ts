import { expect, test } from '@playwright/test'
import { Player } from '../support/player.ts'
import { recordedGame, savedGame } from '../support/recordedGame.ts'

const game = recordedGame(['Ann', 'Bob'], 'rules versions')

test('a saved game whose rules are gone says so', async ({ page }) => {
  const { say } = new Player(page)
  const gone = { ...savedGame('gone', game, 4, [null, null]), rulesVersion: 0 }
  const text = JSON.stringify(gone)
  await page.addInitScript((saved) => localStorage.setItem('athanor.game.gone', saved), text)
  await page.goto('/local/gone')
  const { rulesVersion: newest } = game.log.header
  await expect(page.getByText(say('kernel.reject.rulesGone', { version: 0, newest }))).toBeVisible()
  await page.getByRole('button', { name: say('web.common.toLobby') }).click()
  await expect(page).toHaveURL('/')
})

test('a log of rules that this program does not know yet says so', async ({ page }) => {
  const { say } = new Player(page)
  const { header } = game.log
  const ahead = { ...game.log, header: { ...header, rulesVersion: 99 } }
  await page.goto('/replay')
  const buffer = Buffer.from(JSON.stringify(ahead))
  await page
    .getByLabel(say('web.replay.choose'))
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
  const sentence = say('kernel.reject.rulesAhead', { version: 99, newest: header.rulesVersion })
  await expect(page.getByRole('alert')).toHaveText(sentence)
})
