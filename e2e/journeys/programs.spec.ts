import { formatter } from '@athanor/messages'
import { connect, createTable, webSocketTo } from '@athanor/protocol'
import { expect, test } from '@playwright/test'
import { remember } from '../support/settings.ts'

test('a game without a board is left to programs: the lobby hides it, its link says so', async ({
  page,
  context,
  baseURL,
}) => {
  const say = formatter('en')
  await remember(context, { name: 'Ann' })
  const program = connect({ open: webSocketTo(`${baseURL?.replace('http', 'ws') ?? ''}/ws`) })
  const wish = { seats: 2, visibility: 'public', secret: program.randomHex(32) } as const
  const { table } = await createTable(program, { ...wish, game: 'alchemists', name: 'Alembic' })
  await createTable(program, { ...wish, game: 'compendium', name: 'Retort' })
  await page.goto('/')
  await expect(page.getByText('Retort')).toBeVisible()
  await expect(page.getByText('Alembic')).toHaveCount(0)
  await page.goto(`/table/${table}`)
  await expect(page.getByText(say('web.table.noBoard'))).toBeVisible()
  await page.getByRole('button', { name: say('web.common.toLobby') }).click()
  await expect(page.getByText('Retort')).toBeVisible()
  program.close()
})
