import { describe, expect, it } from 'vitest'
import { fromAddress } from '../testing/fromAddress.ts'
import { hostTable, joinTable } from '../testing/players.ts'
import { refusalOf } from '../testing/rejections.ts'
import { live, testClient, until } from '../testing/testClient.ts'
import { testServer } from '../testing/testServer.ts'
import type { CommandContext } from './commandContext.ts'
import { say } from './talking.ts'

const record = {
  seats: [
    { name: 'Ann', bot: null },
    { name: 'Bea', bot: null },
    { name: null, bot: 'greedy' },
  ],
}

/** A table at which so much was said already. */
function context(chats: number, seat: number | null): CommandContext {
  return { table: { record, chats }, seat, now: 5 } as unknown as CommandContext
}

describe('whoever watches', () => {
  const guest = { name: 'Guest', mayTalk: true }

  it('is heard under a name of their own, until they have said so much that only players are', () => {
    const line = { number: 3001, seat: null, name: 'Guest', text: 'well played', at: 5 }
    expect(say(context(3000, null), 'well played', guest)).toMatchObject({ ok: true, chat: line })
    expect(say(context(3, null), 'well played', { ...guest, mayTalk: false })).toMatchObject({
      ok: false,
      reason: { id: 'server.reject.watchersHeard' },
    })
    expect(say(context(3, 1), 'thank you')).toMatchObject({ ok: true, chat: { number: 4, seat: 1, name: 'Bea' } })
  })

  it('does not speak under the name of somebody who sits there, of a bot that plays there, nor under none', () => {
    const refusals = { ann: 'server.reject.nameTaken', 'Gr\u0435edy': 'server.reject.nameOfProgram' }
    for (const [name, id] of Object.entries(refusals)) {
      expect(say(context(0, null), 'I give up', { ...guest, name })).toMatchObject({ reason: { id } })
    }
    expect(say(context(0, null), 'hello', { mayTalk: true })).toMatchObject({ reason: { id: 'server.reject.noSeat' } })
  })
})

describe('a flood of words', { timeout: 30_000 }, () => {
  const [flooder, calm] = ['10.0.0.1', '10.0.0.2'] as const

  it('silences the address that it comes from, nobody else, and pushes out nothing that players said', async () => {
    const house = await testServer({ ATHANOR_WATCHER_LINES: '250', ATHANOR_PROXIES: '1' })
    const from = (address: string) => testClient(house.ws, { open: fromAddress(house.ws, address) })
    const [one, two, loud, quiet] = [from(calm), from(calm), from(flooder), from(calm)]
    const host = await hostTable(one)
    const second = await joinTable(two, host.table)
    const { table } = host
    for (const each of [loud, quiet]) await live(each.watch(table, { secret: each.randomHex(32) }))
    for (let line = 0; line < 30; line++) await one.send('chat', { table, text: `a word of ours, number ${line}` })
    const shout = (name: string) => refusalOf(loud.send('chat', { table, text: 'spam', name }))
    const answers: unknown[] = []
    for (let line = 0; line < 260; line++) answers.push(await shout(`Loud ${line}`))
    expect(answers.filter((answer) => answer === 'server.reject.watchersHeard')).toHaveLength(10)
    // Another connection of the same address is the same address.
    const again = from(flooder)
    await live(again.watch(table, { secret: again.randomHex(32) }))
    expect(await refusalOf(again.send('chat', { table, text: 'spam', name: 'Fresh' }))).toBe(
      'server.reject.watchersHeard',
    )
    expect(await refusalOf(quiet.send('chat', { table, text: 'good luck', name: 'Grace' }))).toHaveProperty('number')
    await two.send('chat', { table, text: 'thank you' })
    const back = from(calm)
    const { chat } = await until(back.watch(table, { secret: second.secret }), ({ phase }) => phase === 'live')
    expect(chat.filter(({ seat }) => seat !== null)).toHaveLength(31)
    expect(chat.filter(({ seat }) => seat === null)).toHaveLength(200)
    expect(chat.map(({ number }) => number)).toEqual(chat.map(({ number }) => number).toSorted((a, b) => a - b))
    for (const each of [one, two, loud, quiet, again, back]) each.close()
    await house.stop()
  })
})
