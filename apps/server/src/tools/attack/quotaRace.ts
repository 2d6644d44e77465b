import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AskingWire, askingWire } from './asking.ts'
import type { Attack } from './attack.ts'

/** Seats that strangers of one address may hold together, as shipped. */
const allowed = 12
const atOnce = 40

export const quotaRace: Attack = {
  name: 'many seats asked for at once',
  async run({ target, address, openTables, isOver }) {
    const opened = await Promise.all(Array.from({ length: atOnce }, () => askingWire(target, address)))
    const sockets = opened.filter((socket): socket is AskingWire => socket !== null)
    for (const [index, socket] of sockets.entries()) {
      const secret = randomBytes(32).toString('hex')
      const table = openTables[index % Math.max(1, openTables.length)] ?? ''
      socket.say({ kind: 'take', id: 'seat', table, name: `M ${index}`, commitment: secret, secret })
    }
    await sleep(1000)
    const taken = sockets.filter(({ answers }) => answers().some(({ re, ok }) => re === 'seat' && ok === true)).length
    while (!isOver()) await sleep(50)
    for (const { wire } of sockets) wire.close()
    return taken <= allowed ? [] : [`${taken} seats were taken, ${allowed} are allowed`]
  },
}
