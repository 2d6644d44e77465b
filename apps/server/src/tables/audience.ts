import {
  canUndo,
  type Game,
  type Match,
  type Observation,
  observeMatch,
  type Seat,
  type Shape,
  type Viewer,
} from '@athanor/kernel'
import { difference, type TableInfo, type Update } from '@athanor/protocol'
import { type Remembered, stepOf } from './recent.ts'
import { seatOfKey, type TableRecord } from './record.ts'
import type { TableState } from './tableState.ts'

/** Somebody who looks at a table: a connection, and the hash of the secret it has shown, if any. */
export interface Onlooker {
  readonly key: string | null
  /** From where it looks. */
  readonly address: string
  /** Wants the whole sight instead of what changed in it. */
  readonly whole: boolean
  send(text: string): void
}

/** Everybody who looks at one table. Each gets what their seat may see, made once per seat. */
export interface Audience {
  readonly size: number
  readonly spectators: number
  isPresent(seat: Seat): boolean
  /** Seats from which somebody looks. */
  readonly seats: readonly Seat[]
  /** From where one of these seats is looked from; null when none is. */
  addressOf(seats: readonly Seat[]): string | null
  add(watcher: Onlooker, record: TableRecord): void
  remove(watcher: Onlooker): boolean
  /** People sat down or stood up: whoever looked with a seat's eyes may do so only while the secret holds the seat. */
  reseat(record: TableRecord): void
  /** The same for everybody. */
  tell(message: object): void
  /** Only for those who look with the eyes of a seat. */
  tellSeat(seat: Seat, message: object): void
  /** The same for everybody, besides which seat is their own. */
  tellInfo(table: TableInfo): void
  /** The game went on by one version. */
  showMove(after: TableState, before: Match<Shape> | null, now: Remembered): void
}

export function seatFor({ key }: Pick<Onlooker, 'key'>, record: TableRecord): Seat | null {
  return key === null ? null : seatOfKey(record, key)
}

interface Seen {
  readonly before: Observation<Shape> | null
  readonly sight: Observation<Shape>
}

export function audience(game: Game<Shape>): Audience {
  const watchers = new Map<Onlooker, Seat | null>()
  /** What each viewer saw last, so that the next difference needs only one more look. */
  let shown = new Map<Viewer, { readonly match: Match<Shape>; readonly sight: Observation<Shape> }>()

  function sightBefore(viewer: Viewer, match: Match<Shape> | null): Observation<Shape> | null {
    const last = shown.get(viewer)
    if (last?.match === match) return last.sight
    return match === null ? null : observeMatch(game, match, viewer)
  }

  function updateFor(after: TableState, viewer: Viewer, whole: boolean, seen: Seen, now: Remembered): Update {
    const { match } = now
    const change = whole ? undefined : difference(seen.before, seen.sight)
    const { version, by, undo, events, head } = stepOf(now, viewer)
    return {
      kind: 'update',
      table: after.record.id,
      version,
      by,
      ...(undo === true ? { undo } : {}),
      events,
      ...(change === undefined ? {} : { change }),
      ...(whole ? { sight: seen.sight as Observation<Shape> & { readonly view: Record<string, unknown> } } : {}),
      head,
      ...(viewer !== 'spectator' && canUndo(match, viewer) ? { canUndo: true } : {}),
    }
  }

  return {
    get size() {
      return watchers.size
    },
    get spectators() {
      return [...watchers.values()].filter((seat) => seat === null).length
    },
    isPresent: (seat) => [...watchers.values()].includes(seat),
    get seats() {
      return [...new Set([...watchers.values()].filter((seat) => seat !== null))]
    },
    addressOf(seats) {
      for (const [{ address }, seat] of watchers) if (seat !== null && seats.includes(seat)) return address
      return null
    },
    add: (watcher, record) => void watchers.set(watcher, seatFor(watcher, record)),
    remove: (watcher) => watchers.delete(watcher),
    reseat(record) {
      for (const watcher of watchers.keys()) watchers.set(watcher, seatFor(watcher, record))
    },
    tell(message) {
      if (watchers.size === 0) return
      const text = JSON.stringify(message)
      for (const watcher of watchers.keys()) watcher.send(text)
    },
    tellSeat(seat, message) {
      const text = JSON.stringify(message)
      for (const [watcher, own] of watchers) if (own === seat) watcher.send(text)
    },
    tellInfo(table) {
      const texts = new Map<Seat | null, string>()
      for (const [watcher, you] of watchers) {
        const text = texts.get(you) ?? JSON.stringify({ kind: 'table', table, you })
        texts.set(you, text)
        watcher.send(text)
      }
    },
    showMove(after, before, now) {
      const { match } = now
      const seen = new Map<Viewer, Seen>()
      const texts = new Map<string, string>()
      for (const [watcher, seat] of watchers) {
        const viewer = seat ?? 'spectator'
        const eyes = seen.get(viewer) ?? {
          before: sightBefore(viewer, before),
          sight: observeMatch(game, match, viewer),
        }
        seen.set(viewer, eyes)
        const { whole } = watcher
        const text = texts.get(`${viewer} ${whole}`) ?? JSON.stringify(updateFor(after, viewer, whole, eyes, now))
        texts.set(`${viewer} ${whole}`, text)
        watcher.send(text)
      }
      shown = new Map([...seen].map(([viewer, { sight }]) => [viewer, { match, sight }]))
    },
  }
}
