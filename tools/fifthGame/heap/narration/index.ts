import type { HeapShape } from '@athanor/heap'
import { type GameTelling, player, players, sayer } from '@athanor/narration'

const say = sayer<never>()

export const heapTelling: GameTelling<HeapShape, never> = {
  tell(event) {
    if (event.kind === 'ended')
      return [say('heap.event.ended', { winners: players(event.winners), total: event.total })]
    return [say(`heap.event.${event.kind}`, { player: player(event.seat), count: event.count })]
  },
  spell: () => '',
}
