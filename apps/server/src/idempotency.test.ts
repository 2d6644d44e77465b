import { saltCommitmentOf } from '@athanor/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RawClient, rawClient } from './testing/rawClient.ts'
import { type TestServer, testServer } from './testing/testServer.ts'

const secrets = ['a1'.repeat(32), 'b2'.repeat(32)] as const
const salts = ['salt-of-the-host-0123456', 'salt-of-the-guest-012345'] as const
const wish = { kind: 'create', game: 'compendium', seats: 2, visibility: 'link', name: 'A' } as const

describe('a command that comes twice', () => {
  let house: TestServer
  let raw: RawClient
  let other: RawClient
  let table: string
  beforeAll(async () => {
    house = await testServer()
    raw = await rawClient(house.ws)
    other = await rawClient(house.ws)
  })
  afterAll(async () => {
    raw.close()
    other.close()
    await house.stop()
  })

  it('opens one table', async () => {
    const create = { ...wish, id: 'create-1', secret: secrets[0], options: { firstPlayer: 'seat1' } }
    const first = await raw.ask(create)
    expect(await raw.ask(create)).toEqual(first)
    expect(await other.ask(create)).toEqual(first)
    table = String(first.result?.['table'])
    const changed = await raw.ask({ ...create, seats: 3 })
    expect(changed).toMatchObject({ ok: false, error: { id: 'server.reject.idReused' } })
    const differing = await raw.ask({ ...create, id: 'create-2' })
    expect(differing.result?.['table']).not.toBe(table)
    const somebodyElse = await raw.ask({ ...create, secret: 'cc'.repeat(32) })
    expect(somebodyElse.result?.['table']).not.toBe(table)
  })

  it('takes one seat, once', async () => {
    const take = {
      kind: 'take',
      id: 'take-1',
      table,
      name: 'B',
      commitment: saltCommitmentOf(salts[1]),
      secret: secrets[1],
    }
    const first = await other.ask(take)
    expect(first).toMatchObject({ ok: true, result: { seat: 1 } })
    expect(await other.ask(take)).toEqual(first)
    expect(await other.ask({ ...take, id: 'take-2' })).toMatchObject({ ok: false })
  })

  it('moves once, even after the game went on, and even on another connection', async () => {
    await raw.ask({ kind: 'watch', table, secret: secrets[0] })
    await other.ask({ kind: 'watch', table, secret: secrets[1] })
    await raw.ask({ kind: 'ready', table, commitment: saltCommitmentOf(salts[0]) })
    const start = { kind: 'start', id: 'start', table }
    expect(await raw.ask(start)).toMatchObject({ ok: true, result: {} })
    expect(await raw.ask(start)).toMatchObject({ ok: true, result: {} })
    await other.ask({ kind: 'open', table, salt: salts[1] })
    const open = { kind: 'open', id: 'open', table, salt: salts[0] }
    expect(await raw.ask(open)).toMatchObject({ ok: true, result: {} })
    expect(await raw.ask(open)).toMatchObject({ ok: true, result: {} })
    expect(await raw.ask(start)).toMatchObject({ ok: true, result: {} })
    const { result } = await raw.ask({ kind: 'legal', table, from: 0, count: 1 })
    const [action] = (result?.['actions'] ?? []) as readonly object[]
    const move = { kind: 'act', id: 'move', table, version: 0, action }
    expect(await raw.ask(move)).toMatchObject({ ok: true, result: { version: 1 } })
    expect(await raw.ask(move)).toMatchObject({ ok: true, result: { version: 1 } })
    const legal = await other.ask({ kind: 'legal', table, from: 0, count: 1 })
    const [reply] = (legal.result?.['actions'] ?? []) as readonly object[]
    expect(await other.ask({ kind: 'act', id: 'move', table, version: 1, action: reply })).toMatchObject({ ok: true })
    expect(await raw.ask(move)).toMatchObject({ ok: true, result: { version: 1 } })
    const third = await rawClient(house.ws)
    await third.ask({ kind: 'watch', table, secret: secrets[0] })
    expect(await third.ask(move)).toMatchObject({ ok: true, result: { version: 1 } })
    const { result: now } = await third.ask({ kind: 'watch', table, secret: secrets[0] })
    expect(now).toMatchObject({ game: { version: 2 } })
    third.close()
  })

  it('says a thing once, even when both arrive together', async () => {
    const chat = { kind: 'chat', id: 'chat', table, text: 'hello' }
    const twin = await rawClient(house.ws)
    await twin.ask({ kind: 'watch', table, secret: secrets[0] })
    const answers = await Promise.all([
      raw.ask(chat),
      twin.ask(chat),
      raw.ask({ text: 'hello', table, id: 'chat', kind: 'chat' }),
    ])
    expect(answers.map(({ result }) => result)).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }])
    twin.close()
  })

  it('is refused when it asks for something else under an id that was accepted', async () => {
    const reused = { ok: false, error: { id: 'server.reject.idReused' } }
    expect(await raw.ask({ kind: 'chat', id: 'chat', table, text: 'changed' })).toMatchObject(reused)
    const { result } = await raw.ask({ kind: 'legal', table, from: 0, count: 2 })
    const [first, second] = (result?.['actions'] ?? []) as readonly object[]
    const version = Number(result?.['version'])
    // A legal move, but under the id of another one: it must not seem to have been made.
    expect(await raw.ask({ kind: 'act', id: 'move', table, version, action: second })).toMatchObject(reused)
    expect(await raw.ask({ kind: 'act', id: 'chat', table, version, action: first })).toMatchObject(reused)
    expect(await raw.ask({ kind: 'act', id: 'move-2', table, version, action: first })).toMatchObject({
      result: { version: version + 1 },
    })
  })

  it('is judged anew when it was refused', async () => {
    const early = { kind: 'act', id: 'early', table, version: 9, action: { kind: 'takeBag' } }
    expect(await raw.ask(early)).toMatchObject({ ok: false, error: { id: 'server.reject.stale' } })
    expect(await raw.ask({ kind: 'chat', id: 'early', table, text: 'free again' })).toMatchObject({ ok: true })
  })
})
