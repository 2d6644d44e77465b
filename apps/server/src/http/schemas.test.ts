import { afterEach, expect, it } from 'vitest'
import { type TestServer, testServer } from '../testing/testServer.ts'

let house: TestServer
afterEach(() => house.stop())

it('schemas may be kept, and whoever has one is told that it is still the same', async () => {
  house = await testServer()
  const first = await fetch(`${house.http}/schemas/alchemists/1.json`)
  const tag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  expect((await first.text()).length).toBeGreaterThan(100_000)
  const again = await fetch(`${house.http}/schemas/alchemists/1.json`, { headers: { 'if-none-match': `W/${tag}` } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  const other = await fetch(`${house.http}/schemas/protocol.json`, { headers: { 'if-none-match': tag } })
  expect([other.status, other.headers.get('content-type')]).toEqual([200, 'application/schema+json; charset=utf-8'])
  for (const path of ['alchemists/9.json', '../1.json', '%2e%2e/protocol.schema.json', 'alchemists/1.json.map']) {
    expect((await fetch(`${house.http}/schemas/${path}`)).status).toBe(404)
  }
})

it('schemas are paid for by their bytes', async () => {
  house = await testServer({ ATHANOR_STRANGERS_RATE: '100' })
  let bytes = 0
  const statuses = new Set<number>()
  for (let asked = 0; asked < 30; asked++) {
    const answer = await fetch(`${house.http}/schemas/alchemists/1.json`)
    statuses.add(answer.status)
    if (answer.status === 200) bytes += (await answer.text()).length
    else await answer.text()
  }
  expect(statuses).toEqual(new Set([200, 429]))
  expect(bytes).toBeLessThan(1_500_000)
})
