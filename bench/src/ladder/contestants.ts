import { alchemists } from '@athanor/alchemists'
import { type Judgement, scholarWith } from '@athanor/alchemists/bots'
import { randomBot } from '@athanor/bots'
import { findBot } from '@athanor/registry/bots'
// Frozen: today's bots are measured against it, and nobody can choose it at a table.
import { greedy51bb20f } from '../baselines/greedy51bb20f/greedyBot.ts'
import { type AlchemistsBot, type BenchPlayer, oracle, sighted } from './player.ts'

/** A contestant as plain data, so that it can travel to a worker: a name, and for a scholar with other worths those. */
export interface Contestant {
  readonly id: string
  readonly changed?: Partial<Judgement>
}

function fromLadder(id: string): AlchemistsBot {
  const bot = findBot(alchemists.id, id)
  if (bot === undefined) throw new RangeError(`there is no bot ${id}`)
  // A bot of this game answers with its actions.
  return bot as AlchemistsBot
}

/** Whoever plays under a name. */
export function seated({ id, changed }: Contestant): BenchPlayer {
  if (changed !== undefined) return sighted(scholarWith(changed), id)
  switch (id) {
    case 'oracle':
      return oracle(greedy51bb20f)
    case greedy51bb20f.id:
      return sighted(greedy51bb20f)
    case 'random':
      return sighted(randomBot(alchemists))
    default:
      return sighted(fromLadder(id))
  }
}
