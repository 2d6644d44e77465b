import { type Action, apprentices, type View } from '@athanor/apprentices'
import { type GameLog, gameLibrary, interrupts, replay, verify } from '@athanor/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable, joinTable, playBy, playRandomly, type SeatedPlayer, startGame } from '../../testing/players.ts'
import { refusalOf } from '../../testing/rejections.ts'
import { demandNoProblems, type TestClient, testClient, until } from '../../testing/testClient.ts'
import { type TestServer, testServer } from '../../testing/testServer.ts'

describe('seats that are invited', { timeout: 60_000 }, () => {
  let house: TestServer
  const clients: TestClient[] = []
  const client = () => {
    const fresh = testClient(house.ws)
    clients.push(fresh)
    return fresh
  }
  beforeAll(async () => {
    house = await testServer({}, { games: gameLibrary([apprentices]) })
  })
  afterAll(async () => {
    demandNoProblems(clients)
    for (const each of clients) each.close()
    await house.stop()
  })

  const viewOf = ({ watch }: SeatedPlayer) => watch.get().game?.sight.view as unknown as View
  const isInvited = ({ watch }: SeatedPlayer) => watch.get().game?.sight.invited === true

  it('volunteer where bots sit, whoever the table waits for, and a person is told', async () => {
    const host = await hostTable(client(), { game: 'apprentices', seats: 3, bots: ['random', 'greedy'] })
    let invitations = 0
    host.watch.subscribe(() => (invitations += isInvited(host) ? 1 : 0))
    await startGame(host)
    await playRandomly(host, 3)
    const { log } = await host.client.send('log', { table: host.table })
    const played = log as unknown as GameLog<unknown, Action>
    expect(verify(apprentices, played)).toMatchObject({ ok: true })
    let offers = 0
    for (const { entry, match } of replay(apprentices, played)) {
      if (entry === null || !('action' in entry) || entry.action.kind !== 'offerHelp') continue
      offers++
      // Whoever offers is never the one whom the table waits for.
      expect(apprentices.decisions(match.position.state)[0]?.seat).not.toBe(entry.seat)
    }
    expect(offers).toBeGreaterThan(0)
    expect(invitations).toBeGreaterThan(0)
  })

  it('are in nobody’s way: an offer makes no decision stale, nor a decision an offer', async () => {
    const host = await hostTable(client(), { game: 'apprentices' })
    const second = await joinTable(client(), host.table)
    await startGame(host)
    const { active, passive } = await untilInvited(host, second)
    const { table } = host
    const version = host.watch.get().game?.version ?? 0
    const offer = [...apprentices.legal(viewOf(passive))].find(({ kind }) => kind === 'offerHelp')
    const ask = [...apprentices.legal(viewOf(active))].find(({ kind }) => kind === 'askHelp')
    if (offer === undefined || ask === undefined) throw new RangeError('nothing to offer')
    expect(await active.client.send('act', { table, version, action: ask })).toEqual({ version: version + 1 })
    expect(await passive.client.send('act', { table, version, action: offer })).toEqual({ version: version + 2 })
    // One's own move still makes one's own older decisions stale.
    expect(await refusalOf(active.client.send('act', { table, version, action: ask }))).toBe('server.reject.stale')
    const accept = [...apprentices.legal({ ...viewOf(active), viewer: active.seat })]
    expect(accept.length).toBeGreaterThan(0)
    const roll = accept.find(({ kind }) => kind === 'rollRaven')
    expect(await active.client.send('act', { table, version: version + 1, action: roll })).toEqual({
      version: version + 3,
    })
  })

  /** Both play, until one of them has ravens and the other a gemstone to offer. */
  async function untilInvited(one: SeatedPlayer, two: SeatedPlayer) {
    for (const each of [one, two]) await until(each.watch, ({ game }) => game !== null)
    for (let moves = 0; moves < 500; moves++) {
      for (const [active, passive] of [
        [one, two],
        [two, one],
      ] as const) {
        const { game } = active.watch.get()
        const owes = game?.sight.owed.some(({ seat }) => seat === active.seat) === true
        if (game === null || !owes) continue
        const position = { state: viewOf(active).table, step: 0, sealed: [] }
        if (interrupts(apprentices, position).includes(passive.seat) && isInvited(passive)) return { active, passive }
        const legal = apprentices.legal(viewOf(active))
        const quiet = [...legal].find(({ kind }) => kind === 'endTurn' || kind === 'rollRaven' || kind === 'keepRavens')
        const { version } = await active.client.send('act', {
          table: one.table,
          version: game.version,
          action: quiet ?? legal.at(0),
        })
        for (const each of [one, two]) await until(each.watch, (seen) => (seen.game?.version ?? 0) >= version)
      }
    }
    throw new RangeError('nobody was ever invited')
  }

  it('are asked where a bot stands in, and not where a person thinks', async () => {
    const host = await hostTable(client(), { game: 'apprentices', seats: 3, bots: ['random'] })
    const away = client()
    const second = await joinTable(away, host.table)
    await startGame(host)
    away.close()
    await until(host.watch, (seen) => seen.table?.seats[1]?.present === false)
    await host.client.send('propose', { table: host.table, seat: 1, bot: 'random' })
    await until(host.watch, (seen) => seen.table?.seats[1]?.bot === 'random')
    await playBy(host, async (game) => {
      const legal = apprentices.legal(game.sight.view as unknown as View)
      return { version: game.version, action: legal.at(legal.size - 1) }
    })
    const { log } = await host.client.send('log', { table: host.table })
    const offers = (log as unknown as GameLog<unknown, Action>).entries.flatMap((entry) => {
      return 'action' in entry && entry.action.kind === 'offerHelp' ? [entry.seat] : []
    })
    expect(offers).toContain(second.seat)
    expect(offers).not.toContain(host.seat)
  })
})
