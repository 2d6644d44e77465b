import { describe, expect, it } from 'vitest'
import { hostTable, startGame } from '../testing/players.ts'
import { refusalOf } from '../testing/rejections.ts'
import { live, testClient } from '../testing/testClient.ts'
import { testServer } from '../testing/testServer.ts'

describe('a program without a cookie', { timeout: 60_000 }, () => {
  it('is a person once it holds a seat: strangers of its address use up nothing that is its own', async () => {
    const house = await testServer({ ATHANOR_PERSON_DISK_MB: '1', ATHANOR_WATCHER_LINES: '100000' })
    const [program, stranger] = [testClient(house.ws), testClient(house.ws)]
    const host = await hostTable(program, { bots: ['random'], options: { firstPlayer: 'seat1' } })
    const { table } = host
    await startGame(host)
    await live(stranger.watch(table, { secret: stranger.randomHex(32) }))
    const shout = () => refusalOf(stranger.send('chat', { table, text: 'x'.repeat(400), name: 'Loud' }))
    let answer: unknown = null
    for (let line = 0; line < 1000 && typeof answer !== 'string'; line++) answer = await shout()
    expect(answer).toBe('server.reject.tooFast')
    expect(await refusalOf(program.send('note', { table, text: 'x'.repeat(3900) }))).toEqual({})
    const { actions } = await program.send('legal', { table, from: 0, count: 1 })
    expect(await refusalOf(program.send('act', { table, version: 0, action: actions[0] }))).toEqual({ version: 1 })
    for (const each of [program, stranger]) each.close()
    await house.stop()
  })

  it('is one person on one connection, however many seats it takes with ever new secrets', async () => {
    const house = await testServer({ ATHANOR_PERSON_SEATS: '2', ATHANOR_SEAT_SECONDS: '600' })
    const [host, squatter] = [testClient(house.ws), testClient(house.ws)]
    const { table } = await hostTable(host, { seats: 5 })
    const { table: other } = await hostTable(host, { seats: 5 })
    const take = (at: string, name: string) =>
      refusalOf(squatter.send('take', { table: at, name, commitment: 'ab'.repeat(32), secret: squatter.randomHex(32) }))
    // The first one counts for the strangers of the address: nobody knew yet who it is.
    expect([await take(table, 'A'), await take(other, 'B'), await take(table, 'C')]).toEqual([
      { seat: 1 },
      { seat: 1 },
      { seat: 2 },
    ])
    expect(await take(other, 'D')).toBe('server.reject.tooManySeats')
    for (const each of [host, squatter]) each.close()
    await house.stop()
  })
})
