import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AskingWire, askingWire } from './asking.ts'
import type { Attack } from './attack.ts'
import { frame } from './wire.ts'

const values = ['-0', '1e999', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`, `${'['.repeat(7700)}${']'.repeat(7700)}`]

/** Values that JSON can carry and no canonical text: each is refused as a bad message, not as a fault of the server. */
export const malformed: Attack = {
  name: 'numbers and depths that nothing can be made of',
  async run({ target, address, isOver }) {
    const wrong = new Map<string, number>()
    while (!isOver()) {
      const sockets = await Promise.all(Array.from({ length: 10 }, () => askingWire(target, address)))
      const open = sockets.filter((socket): socket is AskingWire => socket !== null)
      for (const { wire } of open) {
        for (const [index, value] of values.entries()) {
          const wish = '"game":"compendium","seats":2,"visibility":"link","name":"M"'
          const secret = `"secret":"${randomBytes(32).toString('hex')}"`
          wire.write(frame(1, true, `{"kind":"create","id":"m${index}",${wish},${secret},"options":{"a":${value}}}`))
        }
      }
      await sleep(500)
      for (const { wire, answers } of open) {
        for (const { error, re } of answers()) {
          // What answers the hello of the socket is no answer to these.
          if (re?.startsWith('m') !== true) continue
          if (error?.id === 'server.reject.badMessage' || error?.id === 'server.reject.tooFast') continue
          const what = error?.id ?? 'accepted'
          wrong.set(what, (wrong.get(what) ?? 0) + 1)
        }
        wire.close()
      }
    }
    return [...wrong].map(([what, count]) => `${count} × ${what}`)
  },
}
