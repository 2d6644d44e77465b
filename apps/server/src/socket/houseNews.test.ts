import { describe, expect, it } from 'vitest'
import { rawClient } from '../testing/rawClient.ts'
import { demandNoProblems, testClient, until } from '../testing/testClient.ts'
import { testServer } from '../testing/testServer.ts'

describe('what the house says to everybody', { timeout: 30_000 }, () => {
  it('is heard by who is there and by who comes later, until it no longer stands', async () => {
    const house = await testServer()
    const here = testClient(house.ws)
    await until(here.status, (status) => status === 'online')
    expect(here.notice.get()).toBeNull()
    const notice = { text: 'We restart at nine.', until: 1_800_000_000_000 }
    house.server.announce(notice)
    expect(await until(here.notice, (now) => now !== null)).toEqual(notice)
    const late = testClient(house.ws)
    expect(await until(late.notice, (now) => now !== null)).toEqual(notice)
    house.server.announce(null)
    await until(here.notice, (now) => now === null)
    await until(late.notice, (now) => now === null)
    const last = await rawClient(house.ws)
    await last.ask({ kind: 'ping' })
    expect(last.received.map(({ kind }) => kind)).not.toContain('notice')
    last.close()
    demandNoProblems([here, late])
    here.close()
    late.close()
    await house.stop()
  })

  it('at the end is when to come back: everybody at another moment', async () => {
    const house = await testServer()
    const raws = await Promise.all(Array.from({ length: 40 }, () => rawClient(house.ws)))
    await Promise.all(raws.map((raw) => raw.ask({ kind: 'ping' })))
    const stopped = house.stop()
    expect(await Promise.all(raws.map(({ closed }) => closed))).toEqual(raws.map(() => 1012))
    await stopped
    const moments = raws.map(({ received }) => {
      expect(received.slice(-2)).toMatchObject([{ kind: 'comeBack' }, { kind: 'bye' }])
      return Number(received.at(-2)?.['after'])
    })
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...moments)).toBeLessThan(500)
    // Forty draws of five hundred are not all alike.
    expect(new Set(moments).size).toBeGreaterThan(10)
  })

  it('brings a client back when it was asked to', async () => {
    const house = await testServer()
    let after = Number.NaN
    const client = testClient(house.ws, {
      onTraffic: (direction, text) => {
        const said = JSON.parse(text) as { readonly kind?: string; readonly after?: number }
        if (direction === 'in' && said.kind === 'comeBack') after = said.after ?? Number.NaN
      },
    })
    await until(client.status, (status) => status === 'online')
    const { port } = new URL(house.http)
    await house.stop()
    await until(client.status, (status) => status === 'offline')
    expect(after).toBeLessThan(500)
    const again = await testServer({ ATHANOR_PORT: port })
    await until(client.status, (status) => status === 'online')
    expect(client.server.get()?.node).toMatch(/^n/)
    client.close()
    await again.stop()
  })
})
