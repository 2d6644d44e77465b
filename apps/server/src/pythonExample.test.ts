import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { games } from '@athanor/registry/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable, playRandomly, startGame } from './testing/players.ts'
import { testClient, until } from './testing/testClient.ts'
import { type TestServer, testServer } from './testing/testServer.ts'

const python = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0
const program = fileURLToPath(new URL('../../../examples/random_player.py', import.meta.url))
if (!python) console.warn('python3 (3.9 or newer) is not here: the Python player was not tried')

/** Skipped, and so counted as nothing, where there is no Python. */
describe.skipIf(!python)('a player in Python that knows only the documents', { timeout: 120_000 }, () => {
  let house: TestServer
  beforeAll(async () => {
    house = await testServer()
  })
  afterAll(() => house.stop())

  it.each(games.ids)(
    'plays %s to the end, comes back after a broken line, and proves the game by itself',
    async (game) => {
      const client = testClient(house.ws)
      const host = await hostTable(client, { game, seats: 3, bots: ['random'] })
      const child = spawn('python3', [program, `${house.http}/table/${host.table}`, 'Pythia', '--drop'])
      let output = ''
      child.stdout.on('data', (data: Buffer) => (output += data.toString()))
      child.stderr.on('data', (data: Buffer) => (output += data.toString()))
      const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
      await until(host.watch, (seen) => seen.table?.seats[1]?.name === 'Pythia')
      await startGame(host)
      await playRandomly(host, 4)
      expect({ code: await exit, output }).toMatchObject({ code: 0 })
      expect(output).toContain('dropped on purpose; coming back')
      expect(output).toMatch(/^1\. .+: -?\d+$/m)
      expect(output).toMatch(/^proved \d+ entries from seed [0-9a-f]{16}, \d+ of them seen$/m)
      client.close()
    },
  )
})
