import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteStore } from '../storage/sqlite.ts'
import { hostTable, joinTable, startGame } from '../testing/players.ts'
import { type RawClient, rawClient } from '../testing/rawClient.ts'
import { atVersion, testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'

interface Caught {
  readonly table: { readonly version: number }
  readonly game: {
    readonly version: number
    readonly steps: readonly { readonly version: number }[]
    readonly sight?: object
    readonly change?: unknown
  }
  readonly chat: readonly { readonly number: number }[]
}

describe('catching up', { timeout: 30_000 }, () => {
  let house: TestServer
  let raw: RawClient
  let table: string
  let secret: string
  beforeAll(async () => {
    house = await testServer()
    const one = testClient(house.ws)
    const two = testClient(house.ws)
    const host = await hostTable(one, { options: { firstPlayer: 'seat1' } })
    await joinTable(two, host.table)
    table = host.table
    secret = host.secret
    await startGame(host)
    const { size } = await one.send('legal', { table, from: 0, count: 1 })
    const { actions } = await one.send('legal', { table, from: size - 1, count: 1 })
    await one.send('act', { table, version: 0, action: actions[0] })
    await one.send('chat', { table, text: 'one' })
    await one.send('chat', { table, text: 'two' })
    await until(host.watch, atVersion(1))
    one.close()
    two.close()
    raw = await rawClient(house.ws)
  })
  afterAll(async () => {
    raw.close()
    await house.stop()
  })

  async function watch(more: object): Promise<Caught> {
    const { result } = await raw.ask({ kind: 'watch', table, secret, ...more })
    return result as unknown as Caught
  }

  it('without a version gives the whole sight and every step', async () => {
    const { game, chat } = await watch({})
    expect(game.version).toBe(1)
    expect(game.sight).toBeDefined()
    expect(game.steps.map(({ version }) => version)).toEqual([0, 1])
    expect(chat.map(({ number }) => number)).toEqual([1, 2])
  })

  it('from the newest version gives nothing more', async () => {
    const { game, chat } = await watch({ since: 1, chatSince: 2 })
    expect(game).toMatchObject({ version: 1, steps: [] })
    expect(game).not.toHaveProperty('sight')
    expect(game).not.toHaveProperty('change')
    expect(chat).toEqual([])
  })

  it('from a version in memory gives the difference', async () => {
    const { game, chat } = await watch({ since: 0, chatSince: 1 })
    expect(game.steps.map(({ version }) => version)).toEqual([1])
    expect(game.change).toBeDefined()
    expect(game).not.toHaveProperty('sight')
    expect(chat.map(({ number }) => number)).toEqual([2])
  })

  it('from a version that never was gives everything', async () => {
    const { game } = await watch({ since: 77 })
    expect(game.steps.map(({ version }) => version)).toEqual([0, 1])
    expect(game.sight).toBeDefined()
  })

  it('gives simple programs the whole sight whenever they ask for it', async () => {
    const { game } = await watch({ since: 1, whole: true })
    expect(game.sight).toBeDefined()
    const before = raw.received.length
    const { result } = await raw.ask({ kind: 'undo', table, version: 1 })
    const updates = () => raw.received.slice(before).filter(({ kind }) => kind === 'update')
    if (result !== undefined) {
      while (updates().length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      expect(updates()[0]).toHaveProperty('sight')
      expect(updates()[0]).not.toHaveProperty('change')
    }
  })

  it('from the disk gives the same as from memory', async () => {
    const store = await sqliteStore(join(house.settings.data, 'athanor.db'))
    const again = await testServer({}, { store }, house.settings.data)
    const other = await rawClient(again.ws)
    const { result } = await other.ask({ kind: 'watch', table, secret, since: 0, chatSince: 1 })
    const caught = result as unknown as Caught
    expect(caught.game.steps.at(-1)?.version).toBe(caught.game.version)
    expect(caught.game.steps[0]?.version).toBe(1)
    expect(caught.game.sight).toBeDefined()
    other.close()
    await again.stop()
  })
})
