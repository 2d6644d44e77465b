import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { games } from './games.ts'
import { hostTable, playRandomly, startGame } from './testing/players.ts'
import { testClient, until } from './testing/testClient.ts'
import { testServer } from './testing/testServer.ts'

it.each(games.ids)(
  'a program that knows only the documented protocol joins by a link and plays %s to the end',
  {
    timeout: 120_000,
  },
  async (game) => {
    const house = await testServer()
    const client = testClient(house.ws)
    const host = await hostTable(client, { game, seats: 3, bots: ['random'] })
    const program = fileURLToPath(new URL('../../../examples/random-player.mjs', import.meta.url))
    const child = spawn(process.execPath, [program, `${house.http}/table/${host.table}`, 'Stranger'])
    let output = ''
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr.on('data', (data: Buffer) => (output += data.toString()))
    const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
    await until(host.watch, (seen) => seen.table?.seats[1]?.name === 'Stranger')
    await startGame(host)
    await playRandomly(host, 4)
    expect(await exit).toBe(0)
    expect(output).toMatch(/^1\. .+: \d+$/m)
    expect(output).toContain('Stranger')
    client.close()
    await house.stop()
  },
)
