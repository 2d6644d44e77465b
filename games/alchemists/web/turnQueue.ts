import type { Space, Table } from '@athanor/alchemists'
import type { Seat } from '@athanor/kernel'

/** Somebody whose turn it was, is or will be. */
export interface Turn {
  readonly seat: Seat
  readonly state: 'done' | 'now' | 'later'
}

/** Who does something after whom, as far as everybody knows. */
export interface TurnQueue {
  /** What they do: choose an order space, declare, offer a discount, sell, or act on a space. */
  readonly about: 'order' | 'declare' | 'bid' | 'sell' | 'act'
  readonly space: Space | null
  readonly turns: readonly Turn[]
}

/** Who still chooses, declares or acts, and in which order; null where there is no order to speak of. */
export function turnQueueOf(table: Table): TurnQueue | null {
  const queue = ofPhase(table)
  return queue === null || queue.turns.length < 2 ? null : queue
}

function ofPhase(table: Table): TurnQueue | null {
  const { phase, players, order, markers, paralysed, startingPlayer, space } = table
  switch (phase) {
    case 'order': {
      // from the starting player on; whoever is paralysed has no choice.
      const clockwise = players.map((_, step) => (startingPlayer + step) % players.length)
      const choosing = clockwise.filter((seat) => !paralysed.includes(seat))
      return { about: 'order', space: null, turns: choosing.map(turnIn(table, (seat) => markers.includes(seat))) }
    }
    case 'declare': {
      // from the lowest marker up.
      const isDone = (seat: Seat) => (players[seat]?.plan ?? null) !== null
      return { about: 'declare', space: null, turns: order.toReversed().map(turnIn(table, isDone)) }
    }
    case 'resolve':
      return space === null ? null : onSpace(table, space)
    default:
      return null
  }
}

function turnIn({ asks }: Table, isDone: (seat: Seat) => boolean): (seat: Seat) => Turn {
  return (seat) => {
    if (asks.some((ask) => ask.seat === seat)) return { seat, state: 'now' }
    return { seat, state: isDone(seat) ? 'done' : 'later' }
  }
}

/** the queue holds who comes after whoever acts now; who has sold before is known by the offers. */
function onSpace({ asks, queue, offers }: Table, space: Space): TurnQueue {
  if (asks.some(({ kind }) => kind === 'bid')) {
    return { about: 'bid', space, turns: queue.map(({ seat }) => ({ seat, state: 'now' })) }
  }
  const acting = [...new Set(asks.map(({ seat }) => seat))]
  const sold = offers.map(({ seat }) => seat).filter((seat) => !acting.includes(seat))
  return {
    about: space === 'sell' ? 'sell' : 'act',
    space,
    turns: [
      ...sold.map((seat): Turn => ({ seat, state: 'done' })),
      ...acting.map((seat): Turn => ({ seat, state: 'now' })),
      ...queue.map(({ seat }): Turn => ({ seat, state: 'later' })),
    ],
  }
}
