import { alchemists } from '@athanor/alchemists'
import { compendium } from '@athanor/compendium'
import { type GameLog, gameLibrary, replay, verify } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choicesSeenIn } from './testing/choiceCheck.ts'
import { recordingsOf } from './testing/company.ts'
import { leaksIn } from './testing/leakCheck.ts'
import { hostTable, joinTable, playBy, startGame } from './testing/players.ts'
import { refusalOf } from './testing/rejections.ts'
import { seller } from './testing/sellers.ts'
import { demandNoProblems, live, testClient, until } from './testing/testClient.ts'
import { type TestServer, testServer } from './testing/testServer.ts'

describe('a whole game with sealed answers', { timeout: 60_000 }, () => {
  let house: TestServer
  beforeAll(async () => {
    house = await testServer({}, { games })
  })
  afterAll(() => house.stop())

  it.each([
    { seats: 2, bots: [], preset: 'apprentice' },
    { seats: 3, bots: ['greedy'], preset: 'master' },
    { seats: 4, bots: ['random', 'greedy'], preset: 'master' },
  ])('is played to the end at $seats seats and shows nobody more than their own sight', async ({ bots, ...wish }) => {
    const clients = [testClient(house.ws), testClient(house.ws), testClient(house.ws), testClient(house.ws)] as const
    const [one, two, later, guest] = clients
    const host = await hostTable(one, { ...wish, bots, game: 'alchemists' })
    const { table } = host
    const second = await joinTable(two, table)
    const watching = guest.watch(table)
    await live(watching)
    await startGame(host)
    // Somebody comes back on another device while answers lie sealed, and takes one of their own back.
    const comeBack = async () => {
      const { game } = await until(
        second.watch,
        ({ game: now }) => now?.sight.owed.some((owed) => owed.answered) === true,
      )
      await live(later.watch(table, { secret: second.secret }))
      await refusalOf(later.send('undo', { table, version: game?.version ?? 0 }))
    }
    const [refused] = await Promise.all([playBy(host, seller(wish.seats)), playBy(second, seller(7)), comeBack()])
    // However many answers the others gave meanwhile, an honest one is never stale.
    expect(refused).toEqual([])

    const { log } = await one.send('log', { table })
    const played = log as unknown as GameLog<unknown, unknown>
    expect(verify(alchemists, played)).toMatchObject({ ok: true })
    const asked = [...replay(alchemists, played)].flatMap(({ match }) =>
      alchemists.decisions(match.position.state).filter(({ sealed }) => sealed === true),
    )
    expect(new Set(asked.map(({ ask }) => ask))).toEqual(new Set(['keepFavour', 'bid']))
    await until(watching, ({ game }) => game?.version === played.entries.length)

    const company = { host, second, clients: { host: one, second: two, otherDevice: later, spectator: guest } }
    const { common, recordings } = recordingsOf(company, played)
    for (const recording of recordings) {
      expect(recording.received.filter((text) => text.startsWith('{"kind":"update"')).length).toBeGreaterThan(20)
      expect(leaksIn(recording, games)).toEqual([])
    }
    const choices = recordings.map((recording) => choicesSeenIn(recording, games))
    expect(choices.flatMap((check) => check.leaks)).toEqual([])
    expect(choices.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThan(0)
    expect(leaksIn({ ...common, viewer: 'spectator', received: one.traffic }, games)).not.toEqual([])
    expect(leaksIn({ ...common, viewer: 0, received: two.traffic }, games)).not.toEqual([])
    demandNoProblems(clients)
    for (const client of clients) client.close()
  })

  it('is not offered by a server that was not given it', async () => {
    const plain = await testServer({}, { games: gameLibrary([compendium]) })
    const client = testClient(plain.ws)
    await expect(hostTable(client, { game: 'alchemists' })).rejects.toThrow('kernel.reject.unknownGame')
    expect(client.server.get()?.games.map(({ id }) => id)).toEqual(['compendium'])
    client.close()
    await plain.stop()
  })
})
