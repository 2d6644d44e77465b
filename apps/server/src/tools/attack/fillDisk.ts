import { setTimeout as sleep } from 'node:timers/promises'
import { saltCommitmentOf } from '@athanor/kernel'
import { CommandRefused, type Connection } from '@athanor/protocol'
import { hasBegun, opened, until } from '../company.ts'
import type { Attack } from './attack.ts'
import { clientFrom } from './clientFrom.ts'

/** Tables at which one writes without end, of each kind. */
const each = 3
const longNote = 3900
/** What a refusal costs an attacker. */
const pause = 50

/** Whether it was written; a writer who is refused tries again. */
async function isTaken(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked
    return true
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error
    await sleep(pause)
    return false
  }
}

/** Says again and again what leaves a row each time: nothing of it may stay but the last. */
export const fillDisk: Attack = {
  name: 'being ready and writing notes until the disk is full',
  mostKept: 6,
  async run(scene) {
    let written = 0
    const clients: Connection[] = []
    const write = async (ask: (client: Connection, table: string, time: number) => Promise<unknown>, game: boolean) => {
      const client = clientFrom(scene)
      clients.push(client)
      const { table, watch } = await opened(client, { seats: 2, ...(game ? { bots: ['random'] } : {}) })
      if (game) {
        await client.send('start', { table })
        await until(watch, hasBegun)
      }
      for (let time = 0; !scene.isOver(); time++) if (await isTaken(ask(client, table, time))) written++
    }
    const writers = Array.from({ length: each }, () => [
      write(
        (client, table, time) => client.send('ready', { table, commitment: saltCommitmentOf(String(time)) }),
        false,
      ),
      write((client, table, time) => client.send('note', { table, text: `${time} ${'x'.repeat(longNote)}` }), true),
    ])
    await Promise.all(writers.flat())
    for (const client of clients) client.close()
    return written > 0 ? [] : ['nothing was written']
  },
}
