import { expect, type Page, test } from '@playwright/test'
import { Player } from '../support/player.ts'
import { remember } from '../support/settings.ts'

test.use({ serviceWorkers: 'allow' })

/** So many requests a visitor makes until a game can be played, and not one more. */
const most = 40

/** Whatever leaves a page, but for what its service worker does on its own. */
function requestsOf(page: Page): { readonly own: string[]; readonly kept: string[] } {
  const requests = { own: [] as string[], kept: [] as string[] }
  page.context().on('request', (request) => {
    const list = request.serviceWorker() === null ? requests.own : requests.kept
    list.push(new URL(request.url()).pathname)
  })
  page.on('websocket', (socket) => requests.own.push(new URL(socket.url()).pathname))
  return requests
}

/** Files of the notebook, which opens beside the board. */
const beside = /\/assets\/(?:[Nn]otebook|science|worker)[-.]/

const visits = [
  { game: 'compendium', locale: 'en', board: 'web.compendium.board' },
  { game: 'compendium', locale: 'ru', board: 'web.compendium.board' },
  { game: 'alchemists', locale: 'en', board: 'web.alchemists.board' },
  { game: 'apprentices', locale: 'en', board: 'web.apprentices.tables' },
] as const

for (const { game, locale, board } of visits) {
  test(`a first visit plays ${game} after ${most} requests at most, in ${locale}, and is kept only afterwards`, async ({
    page,
    context,
  }) => {
    await remember(context, { locale })
    const player = new Player(page, locale)
    const { say } = player
    const requests = requestsOf(page)
    // It is played before they are there, so they need not be waited for.
    await page.route(beside, () => undefined)
    await page.goto('/')
    // The first game on the shelf is chosen already.
    if (game !== 'compendium') await page.getByRole('radio', { name: say(`${game}.shelf.title`) }).check()
    await page.getByRole('button', { name: say('web.lobby.start') }).click()
    await expect(page.getByRole('list', { name: say(board) })).toBeVisible()
    expect(requests.kept).toEqual([])
    await expect(player.turn.first()).toBeVisible()
    const needed = requests.own.filter((path) => !beside.test(path))
    expect(needed, needed.join('\n')).not.toHaveLength(0)
    expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(most)
  })
}

test('what is kept is enough to start without a network, and the server’s own addresses stay its own', async ({
  page,
  context,
}) => {
  await remember(context, {})
  const { say } = new Player(page)
  const requests = requestsOf(page)
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  expect(requests.kept.length).toBeGreaterThan(50)
  const schema = await page.goto('/schemas/protocol.json')
  expect(schema?.headers()['content-type']).toContain('json')
  await context.setOffline(true)
  await page.goto('/')
  await page.getByRole('button', { name: say('web.lobby.start') }).click()
  await expect(page.getByRole('list', { name: say('web.compendium.board') })).toBeVisible()
})
