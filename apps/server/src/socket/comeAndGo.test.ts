import { describe, expect, it } from 'vitest'
import { testServer } from '../testing/testServer.ts'
import { comeAndGo } from '../tools/attack/lobbyGhosts.ts'

describe('connections that ask for the lobby and hang up', { timeout: 60_000 }, () => {
  it('leave nobody behind who would be told what is new', async () => {
    const house = await testServer()
    const { hostname, port } = new URL(house.http)
    const before = house.server.lobbyReaders
    const done = await comeAndGo({ host: hostname, port: Number(port) }, '127.0.0.1', 200)
    expect(done).toBeGreaterThan(190)
    await expect.poll(() => house.server.lobbyReaders).toBe(before)
    await house.stop()
  })
})
