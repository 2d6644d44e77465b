import { setTimeout as sleep } from 'node:timers/promises'
import { CommandRefused } from '@athanor/protocol'
import { hasBegun, joined, opened, until } from '../company.ts'
import type { Attack } from './attack.ts'
import { clientFrom } from './clientFrom.ts'

const refused = (error: unknown) => {
  if (!(error instanceof CommandRefused)) throw error
  return null
}

/** Shows a voter one bot and proposes another while the answer is on its way. */
export const voteRace: Attack = {
  name: 'another bot than the one that was voted for',
  async run(scene) {
    const [one, two, three] = [clientFrom(scene), clientFrom(scene), clientFrom(scene)]
    const host = await opened(one, { seats: 3, options: { firstPlayer: 'seat1' } })
    const { table } = host
    const voter = await joined(two, table, 'Bertram')
    const gone = await joined(three, table, 'Clara')
    await one.send('start', { table })
    for (const { watch } of [host, voter, gone]) await until(watch, hasBegun)
    let seen = gone.watch
    for (let round = 0; !scene.isOver(); round++) {
      await three.send('leave', { table }).catch(refused)
      seen.close()
      const [first = '', second = ''] = round % 2 === 0 ? ['greedy', 'random'] : ['random', 'greedy']
      await one.send('propose', { table, seat: 2, bot: first }).catch(refused)
      const { table: info } = await until(voter.watch, (now) => (now.table?.proposals.length ?? 0) > 0)
      const shown = info?.proposals[0]?.bot ?? ''
      const changed = one.send('propose', { table, seat: 2, bot: second }).catch(refused)
      const answer = await two.send('vote', { table, seat: 2, agree: true, bot: shown }).catch(refused)
      await changed
      const { table: after } = await two.send('glance', { table })
      const bot = after.seats[2]?.bot ?? null
      if (answer !== null && bot !== null && bot !== shown) throw new Error(`voted for ${shown}, got ${bot}`)
      seen = three.watch(table, { secret: gone.secret })
      await until(seen, ({ phase }) => phase === 'live')
      await three.send('resume', { table }).catch(refused)
      await until(voter.watch, ({ table: now }) => now?.seats[2]?.bot === null && now.proposals.length === 0)
      await sleep(50)
    }
    for (const each of [one, two, three]) each.close()
  },
}
