import {
  canonical,
  type Game,
  type GameLog,
  observeMatch,
  type ReplayStep,
  replay,
  type Shape,
  seenBy,
  type Viewer,
} from '@athanor/kernel'
import { applyChange, type JsonChange } from '@athanor/protocol'
import type { Traffic } from './wire.ts'

interface Seen {
  readonly version: number
  readonly events?: readonly unknown[]
  readonly steps?: readonly { readonly version: number; readonly events: readonly unknown[] }[]
  readonly sight?: unknown
  readonly change?: JsonChange
}

/**
 * Everything that a page heard and was not entitled to, one sentence each. With the finished log it is known what the
 * viewer may have seen at every version; whatever the server sent must be exactly that, and the secret of the game must
 * not occur before the end.
 */
export function leaksIn<G extends Shape>(
  rules: Game<G>,
  traffic: Traffic,
  viewer: Viewer,
  log: GameLog<unknown, unknown>,
): readonly string[] {
  const game = replayed(rules, log)
  const leaks: string[] = []
  let sight: unknown = null
  let updates = 0
  let over = false
  for (const text of traffic.heard) {
    const seen = gamePart(JSON.parse(text) as Record<string, unknown>)
    if (seen !== null) {
      updates++
      over ||= seen.version === game.length - 1
      for (const { version, events } of seen.steps ?? [{ version: seen.version, events: seen.events ?? [] }]) {
        const step = game[version]
        const expected = step === undefined ? null : eventsFor(step, viewer)
        if (canonical(events) !== canonical(expected)) leaks.push(`events of version ${version} for ${viewer}`)
      }
      if (seen.sight !== undefined) sight = seen.sight
      else if (seen.change !== undefined) sight = applyChange(sight, seen.change)
      const step = game[seen.version]
      const expected = step === undefined ? null : observeMatch(rules, step.match, viewer)
      if (canonical(sight) !== canonical(expected)) leaks.push(`sight of version ${seen.version} for ${viewer}`)
    }
    if (!over && log.secret !== null && text.includes(log.secret)) leaks.push(`the secret, heard by ${viewer}`)
  }
  if (updates === 0) leaks.push(`nothing was heard by ${viewer}: the tap does not work`)
  return leaks
}

const games = new WeakMap<GameLog<unknown, unknown>, readonly ReplayStep<Shape>[]>()

/** A game is played again once for all who listened to it. */
function replayed<G extends Shape>(rules: Game<G>, log: GameLog<unknown, unknown>): readonly ReplayStep<G>[] {
  const known = games.get(log) as readonly ReplayStep<G>[] | undefined
  const game = known ?? [...replay(rules, log)]
  games.set(log, game)
  return game
}

function eventsFor<G extends Shape>({ events }: ReplayStep<G>, viewer: Viewer): readonly unknown[] {
  return events.map((event) => seenBy(event, viewer))
}

/** The part of a message that shows something of the game: an update, or the answer to a watch. */
function gamePart(message: Record<string, unknown>): Seen | null {
  if (message['kind'] === 'update') return message as unknown as Seen
  const { result } = message as { readonly result?: { readonly game?: Seen | null } }
  return result?.game ?? null
}
