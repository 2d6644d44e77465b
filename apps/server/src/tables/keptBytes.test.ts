import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { saltCommitmentOf } from '@athanor/kernel'
import { CommandRefused } from '@athanor/protocol'
import { afterAll, describe, expect, it } from 'vitest'
import { hostTable, startGame } from '../testing/players.ts'
import { live, testClient } from '../testing/testClient.ts'
import { testServer } from '../testing/testServer.ts'

const root = mkdtempSync(join(tmpdir(), 'athanor-bytes-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function kept(data: string, table: string) {
  const database = new DatabaseSync(join(data, 'athanor.db'))
  const rows = database.prepare('select * from journal where table_id = ?').all(table)
  database.close()
  const bytes = rows.reduce((sum, row) => sum + JSON.stringify(row).length, 0)
  return { rows, bytes }
}

describe('what a table keeps', { timeout: 60_000 }, () => {
  it('does not grow with how often somebody is ready, and rows do not say again what the table was made with', async () => {
    const data = join(root, 'ready')
    const house = await testServer({}, {}, data)
    const client = testClient(house.ws)
    const { table, secret } = await hostTable(client)
    const sizes: number[] = []
    for (let time = 1; time <= 600; time++) {
      await client.send('ready', { table, commitment: saltCommitmentOf(String(time)) })
      if (time % 200 === 0) sizes.push(kept(data, table).bytes)
    }
    const { rows, bytes } = kept(data, table)
    expect(rows.length).toBeLessThan(150)
    expect(bytes).toBeLessThan(150_000)
    expect(Math.max(...sizes)).toBeLessThan(1.2 * (sizes[0] ?? 0))
    for (const { record } of rows) {
      expect(String(record)).toContain('"commitment"')
      for (const name of ['options', 'secret', 'rulesVersion']) expect(String(record)).not.toContain(`"${name}"`)
    }
    // And yet the table is whole when it is read again.
    house.server.forget(table)
    client.close()
    const again = testClient(house.ws)
    const { you, table: info } = await live(again.watch(table, { secret }))
    expect(you).toBe(0)
    expect(info?.options).toMatchObject({ firstPlayer: expect.anything() as unknown })
    expect(info?.seats[0]?.commitment).toBe(saltCommitmentOf('600'))
    again.close()
    await house.stop()
  })

  it('does not grow with how often somebody writes a note', async () => {
    const data = join(root, 'note')
    const house = await testServer({}, {}, data)
    const client = testClient(house.ws)
    const host = await hostTable(client, { bots: ['random'], options: { firstPlayer: 'seat1' } })
    const { table, secret } = host
    await startGame(host)
    for (let time = 1; time <= 400; time++) await client.send('note', { table, text: `${time} ${'x'.repeat(3900)}` })
    expect(kept(data, table).bytes).toBeLessThan(150 * 4500)
    client.close()
    await house.stop()
    const back = await testServer({}, {}, data)
    const again = testClient(back.ws)
    expect((await live(again.watch(table, { secret }))).note).toMatch(/^400 x/)
    again.close()
    await back.stop()
  })

  it('is paid for by the address that wanted it: notes end, the game goes on', async () => {
    const data = join(root, 'share')
    const house = await testServer({ ATHANOR_PERSON_DISK_MB: '1' }, {}, data)
    const client = testClient(house.ws)
    const host = await hostTable(client, { bots: ['random'], options: { firstPlayer: 'seat1' } })
    const { table } = host
    await startGame(host)
    let written = 0
    let reason: unknown = null
    while (reason === null && written < 1_000_000) {
      try {
        await client.send('note', { table, text: `${written} ${'x'.repeat(3900)}` })
        written += 3900
      } catch (error) {
        if (!(error instanceof CommandRefused)) throw error
        reason = error.reason.id
      }
    }
    expect(reason).toBe('server.reject.tooFast')
    expect(written).toBeGreaterThan(150_000)
    expect(written).toBeLessThan(200_000)
    const { actions } = await client.send('legal', { table, from: 0, count: 1 })
    expect(await client.send('act', { table, version: 0, action: actions[0] })).toEqual({ version: 1 })
    client.close()
    await house.stop()
  })
})
