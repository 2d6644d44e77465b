import {
  firstHash,
  type Game,
  type LogHeader,
  type Match,
  observeMatch,
  type Seat,
  type Shape,
  seenBy,
  type Viewer,
} from '@athanor/kernel'
import { base64urlOf, difference, type GameState, type Step } from '@athanor/protocol'
import type { MoveRow } from '../storage/store.ts'
import type { AnyEntry, AnyEvent } from './verdict.ts'

/** One version of a game that is still in memory, for those who were away for a moment. */
export interface Remembered {
  readonly match: Match<Shape>
  readonly by: Seat | null
  readonly undo: boolean
  readonly events: readonly AnyEvent[]
}

/** Versions kept in memory; whoever missed more gets the whole sight. */
const most = 32

export function remember(recent: readonly Remembered[], latest: Remembered): readonly Remembered[] {
  return [...recent.slice(1 - most), latest]
}

export function rememberedMove(match: Match<Shape>, entry: AnyEntry | null, events: readonly AnyEvent[]): Remembered {
  return { match, by: entry?.seat ?? null, undo: entry !== null && 'undo' in entry, events }
}

/** A version that was there before this node began to remember: only its state counts. */
export function standing(match: Match<Shape>): Remembered {
  return { match, by: null, undo: false, events: [] }
}

/** What a viewer saw at one version. */
export function stepOf({ match, by, undo, events }: Remembered, viewer: Viewer): Step {
  return {
    version: match.version,
    by,
    ...(undo ? { undo } : {}),
    events: events.map((event) => seenBy(event, viewer)),
    head: base64urlOf(match.head),
  }
}

/** `header` is that of the game: the set-up has no entry of its own. */
export function stepOfRow(row: MoveRow, header: LogHeader<unknown>, viewer: Viewer): Step {
  const entry = JSON.parse(row.entry) as AnyEntry | null
  const events = JSON.parse(row.events) as readonly AnyEvent[]
  return {
    version: row.version,
    by: entry?.seat ?? null,
    ...(entry !== null && 'undo' in entry ? { undo: true as const } : {}),
    events: events.map((event) => seenBy(event, viewer)),
    head: base64urlOf(entry?.hash ?? firstHash(header)),
  }
}

/** What changed for a viewer since a version that is still remembered; undefined when it is not. */
export function changeSince(
  game: Game<Shape>,
  recent: readonly Remembered[],
  version: number,
  viewer: Viewer,
): Pick<GameState, 'change' | 'sinceHead' | 'steps'> | undefined {
  const from = recent.findIndex(({ match }) => match.version === version)
  const old = recent[from]
  const now = recent.at(-1)
  if (old === undefined || now === undefined) return undefined
  const change = difference(observeMatch(game, old.match, viewer), observeMatch(game, now.match, viewer))
  return {
    ...(change === undefined ? {} : { change }),
    sinceHead: base64urlOf(old.match.head),
    steps: recent.slice(from + 1).map((remembered) => stepOf(remembered, viewer)),
  }
}
