import { setTimeout as sleep } from 'node:timers/promises'
import { CommandRefused } from '@athanor/protocol'
import { joined, opened, until } from '../company.ts'
import type { Attack } from './attack.ts'
import { clientFrom } from './clientFrom.ts'

/** Who plays there, and who else watches. */
const elsewhere = '127.0.0.5'
const ownLines = 20
const loudSockets = 5

/** Drowns out a table by watching it: players' words must stay, and other watchers be heard. */
export const watchersChat: Attack = {
  name: 'watchers who shout without end',
  spares: 'house',
  async run(scene) {
    const { target, isOver } = scene
    const friend = () => clientFrom({ target, address: elsewhere })
    const [one, two, quiet, back] = [friend(), friend(), friend(), friend()]
    const { table } = await opened(one, { seats: 3 })
    const guest = await joined(two, table, 'Bertram')
    for (let line = 1; line <= ownLines; line++)
      await one.send('chat', { table, text: `a word of ours, number ${line}` })
    const loud = Array.from({ length: loudSockets }, () => clientFrom(scene))
    let number = 0
    await Promise.all(
      loud.map(async (client) => {
        await until(client.watch(table, { secret: client.randomHex(32) }), ({ phase }) => phase === 'live')
        while (!isOver()) {
          try {
            await client.send('chat', { table, text: 'spam', name: `Loud ${++number}` })
          } catch (error) {
            if (!(error instanceof CommandRefused)) throw error
            await sleep(50)
          }
        }
      }),
    )
    const complaints: string[] = []
    await until(quiet.watch(table, { secret: quiet.randomHex(32) }), ({ phase }) => phase === 'live')
    await quiet.send('chat', { table, text: 'good luck', name: 'Grace' }).catch((error: unknown) => {
      complaints.push(`another watcher was silenced: ${String(error)}`)
    })
    const { chat } = await until(back.watch(table, { secret: guest.secret }), ({ phase }) => phase === 'live')
    const kept = chat.filter(({ seat }) => seat !== null).length
    if (kept < ownLines) complaints.push(`of ${ownLines} lines of a player ${kept} were left`)
    for (const client of [one, two, quiet, back, ...loud]) client.close()
    return complaints
  },
}
