import { setTimeout as sleep } from 'node:timers/promises'
import { CommandRefused, type Connection } from '@athanor/protocol'
import { hasBegun, opened, type Seated, until } from '../company.ts'
import type { Attack, Scene } from './attack.ts'
import { clientFrom } from './clientFrom.ts'

/** Somebody who plays against a bot meanwhile. */
const elsewhere = '127.0.0.5'
const tables = 20

/** What one long thought and the table's own pause may cost whoever plays elsewhere, in milliseconds. */
const longestReply = 6000

/** Plays the first legal move whenever this seat owes one, so that the bots are asked again and again. */
async function playOn({ client, table, watch }: Seated, isOver: () => boolean, replied?: (took: number) => void) {
  for (;;) {
    const { you } = watch.get()
    const mine = (seen: ReturnType<typeof watch.get>) =>
      seen.game?.sight.owed.some(({ seat, answered }) => seat === you && !answered) === true
    while (!mine(watch.get()) && watch.get().table?.outcome === null && !isOver()) await sleep(20)
    if (isOver() || watch.get().table?.outcome !== null) return
    const { actions, version } = await client.send('legal', { table, from: 0, count: 1 })
    const began = performance.now()
    await client.send('act', { table, version, action: actions[0] })
    if (replied === undefined) continue
    while (!mine(watch.get()) && watch.get().table?.outcome === null && !isOver()) await sleep(5)
    // A turn of two: the bot has answered.
    if (!isOver()) replied(performance.now() - began)
  }
}

/** Whatever is refused to an attacker, or lost when the scene ends, is no news. */
async function quietly(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof CommandRefused) && !(error instanceof Error && error.message.startsWith('nothing fitting')))
      throw error
  }
}

/** Opens tables at which masters play, and keeps them thinking. */
export const manyMasters: Attack = {
  name: 'twenty tables of masters',
  longestAnswer: 50,
  spares: 'house',
  async run(scene: Scene) {
    const { isOver } = scene
    const clients: Connection[] = []
    const open = async () => {
      while (!isOver()) {
        const client = clientFrom(scene)
        clients.push(client)
        const host = await opened(client, { game: 'alchemists', seats: 4, bots: ['master', 'master', 'master'] })
        await client.send('start', { table: host.table })
        await until(host.watch, hasBegun)
        await playOn(host, isOver)
        client.close()
      }
    }
    const crowd = Promise.all(Array.from({ length: tables }, () => quietly(open())))
    const friend = clientFrom({ ...scene, address: elsewhere })
    const replies: number[] = []
    const play = async () => {
      while (!isOver()) {
        const own = await opened(friend, { seats: 2, bots: ['greedy'] })
        await friend.send('start', { table: own.table })
        await until(own.watch, hasBegun)
        await playOn(own, isOver, (took) => replies.push(took))
      }
    }
    await Promise.all([crowd, quietly(play())])
    for (const client of [...clients, friend]) client.close()
    const worst = Math.max(0, ...replies)
    return [
      ...(replies.length === 0 ? ['a bot at another address never answered'] : []),
      ...(worst > longestReply ? [`a bot at another address took ${worst.toFixed(0)} ms`] : []),
    ]
  },
}
