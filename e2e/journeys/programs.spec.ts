import { formatter } from '@athanor/messages/all'
import { connect, createTable, webSocketTo } from '@athanor/protocol'
import { expect, test } from '@playwright/test'
import { remember } from '../support/settings.ts'

test('tables that programs have opened stand in the lobby, each with its own game', async ({
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
  await expect(page.getByText('Alembic')).toBeVisible()
  await page.goto(`/table/${table}`)
  await expect(page.getByText(say('alchemists.shelf.title')).first()).toBeVisible()
  await expect(page.getByText('Alembic').first()).toBeVisible()
  program.close()
})
