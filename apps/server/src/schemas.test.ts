import type { GameLog } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable, joinTable, playRandomly, startGame } from './testing/players.ts'
import { testClient, until } from './testing/testClient.ts'
import { type TestServer, testServer } from './testing/testServer.ts'

interface Heard {
  readonly re?: string
  readonly events?: readonly object[]
  readonly sight?: object
  readonly result?: {
    readonly actions?: readonly object[]
    readonly log?: object
    readonly game?: {
      readonly sight?: object
      readonly steps?: readonly { readonly events: readonly object[] }[]
    } | null
  }
  readonly table?: { readonly options: object }
}

/** The schemas as a program fetches them, and a judge who finds what does not fit. */
async function judgeOf(house: TestServer, game: string) {
  const address = `/schemas/${game}/${games.newest(game)?.rulesVersion ?? 0}.json`
  const response = await fetch(`${house.http}${address}`)
  expect(response.headers.get('content-type')).toContain('application/schema+json')
  const ajv = new Ajv2020({ strict: false })
  ajv.addSchema((await response.json()) as object)
  const judged = new Map<string, number>()
  const judge = (definition: string, values: readonly (object | undefined)[] | undefined): readonly string[] =>
    (values ?? []).flatMap((value) => {
      if (value === undefined) return []
      judged.set(definition, (judged.get(definition) ?? 0) + 1)
      const check = ajv.getSchema(`${address}#/$defs/${definition}`)
      if (check === undefined) return [`there is no ${definition}`]
      return check(value) === true
        ? []
        : [`${definition}: ${ajv.errorsText(check.errors)} ${JSON.stringify(value).slice(0, 300)}`]
    })
  return { judge, judged }
}

/** The smallest and the largest table of each game, and one between them, each with other presets and bots. */
const wishes = games.ids.flatMap((game) => {
  const { players, options } = games.newest(game) ?? expect.fail(game)
  const presets = Object.keys(options.presets)
  const sizes = new Set([players.min, players.min + 1, players.max])
  return [...sizes].map((seats, index) => ({
    game,
    seats,
    bots: ['greedy', 'random', 'greedy'].slice(0, seats - 2),
    preset: presets[index % presets.length] ?? 'standard',
  }))
})

describe('what a server says, as its schemas have it', { timeout: 120_000 }, () => {
  let house: TestServer
  beforeAll(async () => {
    house = await testServer()
  })
  afterAll(() => house.stop())

  it.each(wishes)('fits in a game of $game at $seats seats ($preset)', async (wish) => {
    const { judge, judged } = await judgeOf(house, wish.game)
    const [one, two, guest] = [testClient(house.ws), testClient(house.ws), testClient(house.ws)]
    const host = await hostTable(one, wish)
    const second = await joinTable(two, host.table)
    const watching = guest.watch(host.table)
    const seen: object[] = []
    const looking = [host.watch, second.watch, watching].map((watch) =>
      watch.subscribe(() => void seen.push(watch.get().game?.sight ?? {})),
    )
    await startGame(host)
    await Promise.all([playRandomly(host, wish.seats), playRandomly(second, 10 * wish.seats)])
    await until(watching, ({ table }) => table?.status === 'finished')
    const { log } = await guest.send('log', { table: host.table })
    for (const leave of looking) leave()

    const found = [
      ...judge('Log', [log]),
      ...judge(
        'Sight',
        seen.filter((sight) => 'view' in sight),
      ),
    ]
    for (const text of [one, two, guest].flatMap(({ traffic }) => traffic)) {
      const { events, result, table } = JSON.parse(text) as Heard
      found.push(...judge('Event', events), ...judge('Action', result?.actions), ...judge('Options', [table?.options]))
      found.push(
        ...judge(
          'Event',
          result?.game?.steps?.flatMap((step) => step.events),
        ),
      )
    }
    expect(found).toEqual([])
    expect((log as unknown as GameLog<unknown, unknown>).entries.length).toBeGreaterThan(10)
    const seldom = ['Sight', 'Event', 'Action', 'Options'].filter((definition) => (judged.get(definition) ?? 0) < 10)
    expect(seldom).toEqual([])
    for (const client of [one, two, guest]) {
      expect(client.problems).toEqual([])
      client.close()
    }
  })

  it('finds what does not fit', async () => {
    const { judge } = await judgeOf(house, 'compendium')
    expect(judge('Action', [{ kind: 'takeBag' }])).toEqual([])
    expect(judge('Action', [{ kind: 'takeBag', more: 1 }])).toHaveLength(1)
    expect(judge('Event', [{ kind: 'turnSkipped', seat: 1 }])).toEqual([])
    expect(judge('Event', [{ kind: 'turnSkipped', seat: 1, hand: [1] }])).toHaveLength(1)
  })

  it('are where the documents say, and nothing else is', async () => {
    const protocol = await fetch(`${house.http}/schemas/protocol.json`)
    expect(((await protocol.json()) as { readonly title: string }).title).toMatch(/^The table protocol/)
    const nowhere = ['compendium/99.json', 'chess/1.json', 'compendium/1', '..%2Fx/1.json', 'compendium/..%2F1.json']
    const answers = await Promise.all(nowhere.map((path) => fetch(`${house.http}/schemas/${path}`)))
    expect(answers.map(({ status }) => status)).toEqual(nowhere.map(() => 404))
  })
})
