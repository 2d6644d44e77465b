import { setTimeout as sleep } from 'node:timers/promises'
import { CommandRefused } from '@athanor/protocol'
import { hasBegun, joined, opened, until } from '../company.ts'
import type { Attack } from './attack.ts'
import { clientFrom } from './clientFrom.ts'

const clock = { move: 10, reserve: 0, bot: 'random' } as const
/** Milliseconds after which the bot has moved, however often the seat is asked back. */
const patience = 1000 * clock.move + 5000

/** Thinks for ever about one decision, by asking for the seat again whenever the bot takes over. */
export const resumeForEver: Attack = {
  name: 'asking a seat back from the bot, again and again',
  async run(scene) {
    const [thinker, friend] = [clientFrom(scene), clientFrom(scene)]
    const host = await opened(thinker, { seats: 2, options: { firstPlayer: 'seat1' }, clock })
    await joined(friend, host.table, 'Bertram')
    await thinker.send('start', { table: host.table })
    await until(host.watch, hasBegun)
    const began = performance.now()
    const isDecided = () => (host.watch.get().game?.version ?? 0) > 0
    while (!scene.isOver() && !isDecided()) {
      if (performance.now() - began > patience) throw new Error('one decision was kept open for ever')
      await thinker.send('resume', { table: host.table }).catch((error: unknown) => {
        if (!(error instanceof CommandRefused)) throw error
      })
      await sleep(20)
    }
    while (!scene.isOver()) await sleep(50)
    for (const each of [thinker, friend]) each.close()
  },
}
