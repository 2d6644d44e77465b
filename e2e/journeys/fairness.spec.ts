import { saltCommitmentOf } from '@athanor/kernel'
import { formatData, formatter, type Locale } from '@athanor/messages/all'
import { connect, webSocketTo } from '@athanor/protocol'
import { expect, type Page, test } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { Player } from '../support/player.ts'
import { remember } from '../support/settings.ts'
import { unfoldSettings } from '../support/setup.ts'
import { tap } from '../support/wire.ts'

/** A table for two with somebody on the page as its host; the link to it. */
async function openTable(page: Page, locale: Locale): Promise<string> {
  const say = formatter(locale)
  await page.goto('/new')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await unfoldSettings(page, say)
  await page.getByRole('radio', { name: say('compendium.option.firstPlayer.seat1') }).check()
  await page.getByRole('button', { name: say('web.setup.open') }).click()
  return page.getByRole('textbox', { name: say('web.room.address') }).inputValue()
}

for (const locale of ['en', 'ru'] as const) {
  test(`a server that exchanges its commitment is stopped in plain words, ${locale}`, async ({ page, context }) => {
    const say = formatter(locale)
    await remember(context, { name: 'Ann', locale })
    const wire = await tap(page)
    await openTable(page, locale)
    await expect(page.getByRole('heading', { name: say('web.room.title') })).toBeVisible()

    const lie = 'ab'.repeat(32)
    wire.bend((message) =>
      message.replaceAll(/"host":(\d),"commitment":"[0-9a-f]{64}"/g, `"host":$1,"commitment":"${lie}"`),
    )
    await page.reload()
    const warning = page.getByRole('alert')
    await expect(warning.getByRole('heading', { name: say('web.doubt.title') })).toBeVisible()
    await expect(warning).toContainText(formatData(locale, { id: 'kernel.verify.otherCommitment' }))
    await expect(warning).toContainText(lie)
    expect(await seriousFindings(page)).toEqual([])
    const proof = page.waitForEvent('download')
    await page.getByRole('button', { name: say('web.doubt.save') }).click()
    expect((await proof).suggestedFilename()).toMatch(/^athanor-doubt-.{6}\.json$/)

    // It is the player's table: who wants to may play on.
    await page.getByRole('button', { name: say('web.doubt.goOn') }).click()
    await expect(page.getByRole('heading', { name: say('web.room.title') })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: say('web.room.title') })).toBeVisible()
  })
}

test('a server that rewrites the past is stopped in the middle of the game, and remembered in the proof', async ({
  page,
  context,
  baseURL,
}) => {
  const say = formatter('en')
  await remember(context, { name: 'Ann' })
  const wire = await tap(page)
  const link = await openTable(page, 'en')
  await page.getByRole('combobox').last().selectOption('greedy')
  await page.getByRole('button', { name: say('web.room.start') }).click()
  const ann = new Player(page)
  await ann.turn.waitFor()
  await ann.playTurn(0)
  await expect(ann.turn).toBeHidden()
  await ann.turn.waitFor()

  // Every hash of the log is another one now, as after a change of the first entry.
  wire.bend((message) => message.replaceAll(/"head":"(.)/g, (_, first) => `"head":"${first === 'A' ? 'B' : 'A'}`))
  await page.reload()
  await expect(page.getByRole('heading', { name: say('web.doubt.title') })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(say('kernel.verify.otherHistory'))
  wire.bend((message) => message)
  await page.reload()
  await ann.turn.waitFor()
  await ann.playToEnd()
  await page.getByRole('button', { name: say('web.verify.button') }).click()
  await expect(page.getByRole('dialog').getByText(say('web.verify.seen'))).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('img', { name: say('web.verify.yes') })).toHaveCount(8)

  // The same log, told otherwise: the browser remembers what it saw.
  const id = link.split('/').at(-1) ?? ''
  await page.route(`${baseURL}/api/tables/${id}/log`, async (route) => {
    const response = await route.fetch()
    const log = (await response.json()) as { header: { seats: { salt: string; commitment: string }[] } }
    const [first] = log.header.seats
    if (first !== undefined) Object.assign(first, { salt: 'x', commitment: saltCommitmentOf('x') })
    await route.fulfill({ json: log })
  })
  await page.goto(`/replay/table/${id}`)
  await expect(page.getByText(say('kernel.verify.chainBroken'))).toBeVisible()
})

test('a start that somebody does not open is called off openly', async ({ page, context, baseURL }) => {
  const say = formatter('en')
  await remember(context, { name: 'Ann' })
  const link = await openTable(page, 'en')
  const table = link.split('/').at(-1) ?? ''
  const bob = connect({ open: webSocketTo(`${baseURL?.replace('http', 'ws') ?? ''}/ws`) })
  const secret = bob.randomHex(32)
  bob.watch(table, { secret })
  // He commits to a salt that he does not have.
  await bob.send('take', { table, name: 'Bob', secret, commitment: saltCommitmentOf('nobody knows') })
  await page.getByRole('button', { name: say('web.room.start') }).click()
  await expect(page.getByText(say('web.room.opening', { names: 'Bob' })).first()).toBeVisible()
  await expect(page.getByText(say('web.room.calledOff', { names: 'Bob', times: 1 }))).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(say('web.room.calledOffText'))).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  // Everybody draws afresh, and this time the game begins.
  await page.getByRole('button', { name: say('web.room.ready') }).click()
  await bob.ready(table)
  await page.getByRole('button', { name: say('web.room.start') }).click()
  await new Player(page).turn.waitFor()
  bob.close()
})
