import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compendium, type View } from '@athanor/compendium'
import { type GameLog, quickChance, type Shape, verify } from '@athanor/kernel'
import { seenOf, type TrustStore, trustInMemory } from '@athanor/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  inventedLog,
  type Operator,
  operatorOf,
  startedFrom,
  withSalt,
  withSecret,
} from './testing/cheatingOperator.ts'
import { hostTable, joinTable, playRandomly, type SeatedPlayer, startGame } from './testing/players.ts'
import { refusalOf } from './testing/rejections.ts'
import { atVersion, type TestClient, testClient, until } from './testing/testClient.ts'
import { type TestServer, testServer } from './testing/testServer.ts'

/**
 * The operator of the server plays too, in the first seat, and will do anything to win. The other player has the
 * client library and what it kept.
 */
describe('an operator who cheats', { timeout: 60_000 }, () => {
  let data: string
  let house: TestServer
  let operator: Operator
  let mallory: TestClient
  let bea: TestClient
  let trustStore: TrustStore
  let host: SeatedPlayer
  let victim: SeatedPlayer
  beforeEach(async () => {
    data = mkdtempSync(join(tmpdir(), 'athanor-operator-'))
    house = await testServer({ ATHANOR_OPEN_SECONDS: '20' }, {}, data)
    operator = operatorOf(data)
    mallory = testClient(house.ws)
    trustStore = trustInMemory()
    bea = testClient(house.ws, { trustStore })
    host = await hostTable(mallory, { options: { firstPlayer: 'seat1' } })
    victim = await joinTable(bea, host.table, 'Bea')
  })
  afterEach(async () => {
    mallory.close()
    bea.close()
    await house.stop()
    rmSync(data, { recursive: true, force: true })
  })

  /** What the operator does while the server is down looks like a restart to everybody else. */
  async function behindTheScenes(work: () => void): Promise<void> {
    const { port } = new URL(house.http)
    await house.stop()
    await Promise.all([mallory, bea].map(({ status }) => until(status, (now) => now !== 'online')))
    work()
    house = await testServer({ ATHANOR_PORT: port, ATHANOR_OPEN_SECONDS: '20' }, {}, data)
  }

  /** Both are connected again, and the operator's client knows it. */
  const everybodyBack = () =>
    until(host.watch, ({ phase, table }) => phase === 'live' && table?.seats.every(({ present }) => present) === true)
  const doubt = () => until(victim.watch, (seen) => seen.doubt !== null).then((seen) => seen.doubt)
  const judged = (log: object) => {
    const kept = trustStore.load(host.table)
    const played = log as GameLog<unknown, unknown>
    const alone = verify(compendium, played)
    const compared = verify(compendium, played, seenOf(kept ?? expect.fail()))
    return { alone: alone.ok, compared: compared.ok ? 'ok' : `${compared.version} ${compared.reason.id}` }
  }

  it('who is honest after all is believed, restarts and all', async () => {
    await startGame(host)
    await behindTheScenes(() => undefined)
    await Promise.all([playRandomly(host, 1), playRandomly(victim, 2)])
    const { log } = await bea.send('log', { table: host.table })
    expect(judged(log)).toEqual({ alone: true, compared: 'ok' })
    expect(victim.watch.get().doubt).toBeNull()
  })

  it('by exchanging secret and commitment is caught by the client, and by the proof of the log', async () => {
    await behindTheScenes(() => operator.change(host.table, (record) => withSecret(record, '5e'.repeat(32))))
    expect((await doubt())?.reason.id).toBe('kernel.verify.otherCommitment')
    const { table } = host
    expect(await refusalOf(bea.send('act', { table, version: 0, action: {} }))).toBe('server.reject.doubtful')
    expect(await refusalOf(bea.ready(table))).toBe('server.reject.doubtful')
    // The salt stays closed: the operator's start comes to nothing.
    await until(host.watch, (seen) => seen.doubt !== null)
    host.watch.goOn()
    await everybodyBack()
    await mallory.send('start', { table })
    await until(host.watch, (seen) => seen.table?.unopened.length === 1)
    const { record } = operator.look(table)
    expect(record.seats.map(({ salt }) => salt === null)).toEqual([false, true])
    const invented = inventedLog(withSalt(record, 1, bea.trustRecord(table)?.shares[0]?.salt ?? ''), 1)
    expect(judged(invented)).toEqual({ alone: true, compared: '0 kernel.verify.otherCommitment' })
  })

  it('by choosing a salt in knowledge of everything else is caught by the client, and by the proof of the log', async () => {
    const { table } = host
    await withholding(async () => {
      await until(victim.watch, (seen) => seen.table?.status === 'opening' && seen.table.unopened.length === 1)
      const { record } = operator.look(table)
      expect(record.seats[1]?.salt).toBe(bea.trustRecord(table)?.shares[0]?.salt)
      const best = bestSalt((salt) => spidersOf(withSalt(record, 0, salt)))
      expect(best.spiders).toBeGreaterThanOrEqual(3)
      await behindTheScenes(() => operator.change(table, (before) => withSalt(before, 0, best.salt)))
      expect((await doubt())?.reason.id).toBe('kernel.verify.otherAgreement')
      expect(judged(inventedLog(withSalt(record, 0, best.salt), 3))).toEqual({
        alone: true,
        compared: '0 kernel.verify.otherAgreement',
      })
    })
  })

  it('by putting a salt of their own in the victim’s place is caught before the victim has opened anything', async () => {
    const { table } = host
    await behindTheScenes(() =>
      operator.change(table, (record) => {
        const { salt: _, ...chosen } = withSalt(record, 1, 'chosen-by-the-operator-0').seats[1] ?? expect.fail()
        return { ...record, seats: record.seats.with(1, { ...chosen, salt: null }) }
      }),
    )
    await everybodyBack()
    await mallory.send('start', { table })
    expect((await doubt())?.reason.id).toBe('kernel.verify.otherSalt')
    expect(bea.trustRecord(table)?.shares.map(({ openedFor }) => openedFor)).toEqual([null])
  })

  it('by fitting a salt to one that was opened for a start that came to nothing is caught, and by the proof', async () => {
    const { table } = host
    await withholding(async () => {
      await until(victim.watch, (seen) => seen.table?.status === 'opening' && seen.table.unopened.length === 1)
      const { record: before } = operator.look(table)
      expect(before.seats[1]?.salt).toBe(bea.trustRecord(table)?.shares[0]?.salt)
      // The operator stands up: the start is called off, and everybody sees it.
      await mallory.send('leave', { table })
      await until(victim.watch, (seen) => seen.table?.status === 'open' && seen.table.calledOff !== null)
      expect(victim.watch.get().doubt).toBeNull()
      // And sits there again as if nothing had happened, with the victim's salt as it was.
      const best = bestSalt((salt) => spidersOf(withSalt(before, 0, salt)))
      expect(best.spiders).toBeGreaterThanOrEqual(3)
      const aimed = withSalt(before, 0, best.salt)
      await behindTheScenes(() => operator.change(table, ({ calledOff }) => ({ ...aimed, calledOff })))
      expect((await doubt())?.reason.id).toBe('kernel.verify.spentSalt')
      expect(judged(inventedLog(aimed, 3))).toEqual({ alone: true, compared: '0 kernel.verify.spentSalt' })
    })
  })

  it('by rewriting the past is caught by the client, and by the proof of the log', async () => {
    const { table } = host
    await startGame(host)
    for (let version = 0; version < 9; version++) await moveOf(version % 2 === 0 ? host : victim, version)
    await until(victim.watch, atVersion(9))
    await behindTheScenes(() => operator.rewrite(table, 5))
    expect(await doubt()).toEqual({ version: 9, reason: { id: 'kernel.verify.otherHistory' } })
    // Also for whoever comes with nothing but what was kept: every entry is compared.
    const again = testClient(house.ws, { trustStore })
    const watch = again.watch(table, { secret: victim.secret })
    const seen = await until(watch, (now) => now.doubt !== null)
    expect(seen.doubt).toEqual({ version: 5, reason: { id: 'kernel.verify.otherHistory' } })
    again.close()
    // Whatever the operator makes of the rest, and however sound it is in itself.
    const { record, match } = operator.look(table)
    expect(match?.version).toBe(9)
    expect(judged(inventedLog(record, 5)).compared).toMatch(/^\d kernel\.verify\.otherHistory$/)
  })

  /** Starts with a client of the operator's that keeps its own salt back. */
  async function withholding(work: () => Promise<void>): Promise<void> {
    const { table } = host
    mallory.close()
    const closed = testClient(house.ws)
    mallory = closed
    const watch = closed.watch(table, { secret: host.secret })
    await until(watch, (seen) => seen.you === 0)
    await closed.send('start', { table })
    await work()
  }

  async function moveOf({ client, table, watch }: SeatedPlayer, version: number): Promise<void> {
    await until(watch, atVersion(version))
    const { size } = await client.send('legal', { table, from: 0, count: 1 })
    const { actions } = await client.send('legal', { table, from: quickChance(version).below(size), count: 1 })
    await client.send('act', { table, version, action: actions[0] })
  }
})

/** How many spiders the first seat is dealt: the operator likes spiders. */
function spidersOf(record: Parameters<typeof startedFrom>[0]): number {
  const { position } = startedFrom(record)
  const view = compendium.view(position.state as Parameters<typeof compendium.view>[0], 0) as View & Shape['view']
  return view.hand?.[0] ?? 0
}

function bestSalt(worth: (salt: string) => number): { readonly salt: string; readonly spiders: number } {
  const tries = Array.from({ length: 200 }, (_, number) => `tried-by-the-operator-${number}`)
  const [best = ''] = tries.toSorted((one, other) => worth(other) - worth(one))
  return { salt: best, spiders: worth(best) }
}
