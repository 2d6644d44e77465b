import type { Seat, Viewer } from './game.ts'

/**
 * Something that happened: in one place, what everybody sees and what only single seats see.
 * @example { public: { kind: 'drewFromBag', seat: 1, count: 2 }, secret: { 1: { cubes: [0, 2, 0, 0, 0] } } }
 */
export interface GameEvent<Public, Secret> {
  readonly public: Public
  readonly secret?: Readonly<Record<Seat, Secret>>
}

/** An event as one viewer receives it: the public part, with the viewer's own secret part laid over it. */
export function seenBy<Public extends object, Secret extends object>(
  event: GameEvent<Public, Secret>,
  viewer: Viewer,
): Public & Partial<Secret> {
  const secret = viewer === 'spectator' ? undefined : event.secret?.[viewer]
  return secret === undefined ? event.public : { ...event.public, ...secret }
}
