import { type GameEvent, type Seat, seenBy, type Viewer } from '@athanor/kernel'

/** Who reads: a seat, a spectator, or somebody before whom nothing is hidden, such as the reader of a finished game. */
export type Watcher = Viewer | 'all'

/**
 * An event as a watcher reads it. Before whom nothing is hidden, the secret part of whoever it concerns is open; when
 * it concerns several, that of the first of them.
 */
export function watchedEvent<Public extends object, Secret extends object>(
  event: GameEvent<Public, Secret>,
  watcher: Watcher,
): Public & Partial<Secret> {
  if (watcher !== 'all') return seenBy(event, watcher)
  const [seat] = Object.keys(event.secret ?? {})
  return seat === undefined ? event.public : seenBy(event, Number(seat) satisfies Seat)
}
