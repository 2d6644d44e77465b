import { CommandRefused } from '@athanor/protocol'
import { hasBegun, joined, opened, type Seated, until } from '../company.ts'
import type { Attack } from './attack.ts'
import { clientFrom } from './clientFrom.ts'

/** Who loses a move. */
const elsewhere = '127.0.0.5'

/** Legal moves that are read at once. */
const atATime = 200

/** Takes something that lies open: nobody learns anything by it, so it could be taken back. */
async function takeOpen({ client, table }: Seated): Promise<void> {
  for (let from = 0; ; from += atATime) {
    const { actions, version, size } = await client.send('legal', { table, from, count: atATime })
    const action = actions.find(({ kind }) => kind === 'takeReserve')
    if (action !== undefined) return void (await client.send('act', { table, version, action }))
    if (from >= size) throw new RangeError('nothing lies open')
  }
}

/** Takes back what a person did, once a bot sits in for them. */
export const standInUndo: Attack = {
  name: 'taking back a person’s move once a bot sits in',
  spares: 'house',
  async run(scene) {
    const complaints: string[] = []
    do {
      const [rival, friend] = [clientFrom(scene), clientFrom(scene)]
      const victim = clientFrom({ ...scene, address: elsewhere })
      // The friend moves first, then the rival, and the victim last.
      const host = await opened(rival, { seats: 3, options: { firstPlayer: 'seat3' } })
      const { table } = host
      const second = await joined(victim, table, 'Bertram')
      const third = await joined(friend, table, 'Clara')
      await rival.send('start', { table })
      for (const { watch } of [host, second, third]) await until(watch, hasBegun)
      for (const player of [third, host, second]) await takeOpen(player)
      await until(host.watch, ({ game }) => game?.version === 3)
      await victim.send('leave', { table })
      await rival.send('propose', { table, seat: 1, bot: 'random' })
      await friend.send('vote', { table, seat: 1, agree: true, bot: 'random' })
      await until(host.watch, ({ table: info }) => info?.seats[1]?.bot === 'random')
      try {
        await rival.send('undo', { table, version: 3 })
        complaints.push('what a person did was taken back')
      } catch (error) {
        if (!(error instanceof CommandRefused)) throw error
      }
      for (const client of [rival, friend, victim]) client.close()
    } while (!scene.isOver())
    return [...new Set(complaints)]
  },
}
