import { at, type Stream, shuffled } from '@athanor/kernel'
import type { Rules } from '../rules.ts'
import type { Hidden, Table } from '../state.ts'

/** adventurers that nobody has seen, and the one in the box. */
export function tileShuffler(
  rules: Rules,
  { gone, adventurer, nextAdventurer, adventurersLeft }: Table,
): (stream: Stream) => Pick<Hidden, 'adventurers' | 'boxed'> {
  const unseen = [...rules.adventurers.keys()].filter(
    (tile) => !gone.includes(tile) && tile !== adventurer && tile !== nextAdventurer,
  )
  return (stream) => {
    const tiles = shuffled(stream, unseen)
    return { adventurers: tiles.slice(0, adventurersLeft), boxed: at(tiles, tiles.length - 1, 'adventurer') }
  }
}
