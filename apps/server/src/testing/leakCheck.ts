import {
  canUndo,
  type Game,
  type GameLibrary,
  type GameLog,
  observeMatch,
  type ReplayStep,
  replay,
  type Seat,
  type Shape,
  seedFor,
  seenBy,
  type Viewer,
} from '@athanor/kernel'
import { applyChange, base64urlOf, difference, type GameState, type JsonChange, type Update } from '@athanor/protocol'
import { games as servedGames } from '@athanor/registry/rules'

/** Everything that one client received, and who that client was. */
export interface Recording {
  readonly table: string
  /** With whose eyes the client was entitled to see the game. */
  readonly viewer: Viewer
  readonly received: readonly string[]
  /** The log of the finished game, which proves what could be seen when. */
  readonly log: GameLog<unknown, unknown>
  /** Whatever else must not occur: secrets of seats and their hashes. */
  readonly secrets: readonly string[]
}

/**
 * Every place where a recording says more than its viewer may know, one sentence each. The log is played again; what
 * may be said is made anew from nothing but the viewer's own sights and events, and each message must be exactly that.
 */
export function leaksIn(recording: Recording, games: GameLibrary = servedGames): readonly string[] {
  const { log, table, viewer, received } = recording
  const game = games.newest(log.header.game)
  if (game === undefined) return [`there is no ${log.header.game}`]
  const steps = [...replay(game, log)]
  const messages = received.map((text) => JSON.parse(text) as Readonly<Record<string, unknown>>)
  return [
    ...messages.flatMap((message) => {
      if (message['kind'] === 'update' && message['table'] === table) {
        return updateLeaks(game, steps, viewer, message as unknown as Update)
      }
      const result = message['result'] as Caught | Listed | undefined
      if (result === undefined) return []
      if ('actions' in result) return legalLeaks(game, steps, viewer, result)
      return result.game && result.table.id === table ? stateLeaks(game, steps, viewer, result.game) : []
    }),
    ...wordLeaks(recording),
  ]
}

interface Caught {
  readonly table: { readonly id: string }
  readonly game?: GameState | null
}

/** What `legal` answers. It does not say of which table, so a recording is of one client at one table. */
interface Listed {
  readonly version: number
  readonly size: number
  readonly actions: readonly unknown[]
}

export type Steps = readonly ReplayStep<Shape>[]

function updateLeaks(game: Game<Shape>, steps: Steps, viewer: Viewer, update: Update): readonly string[] {
  const allowed = allowedUpdate(game, steps, viewer, update)
  return same(update, allowed) ? [] : [`${viewer} got an update ${update.version} that is not theirs`]
}

/** What a viewer may be told about a step, in the form of the given update. */
export function allowedUpdate(game: Game<Shape>, steps: Steps, viewer: Viewer, update: Update): Update | null {
  const { version, table } = update
  const step = steps[version]
  if (step === undefined) return null
  const { match, entry, events } = step
  const before = steps[version - 1]?.match
  // By its salt, which everybody may know.
  const isBot = (seat: Seat) => match.header.seats[seat]?.salt === `bot-${seat}`
  const sight = observeMatch(game, match, viewer)
  const change = difference(before === undefined ? null : observeMatch(game, before, viewer), sight)
  return {
    kind: 'update',
    table,
    version,
    by: entry?.seat ?? null,
    ...(entry !== null && 'undo' in entry ? { undo: true } : {}),
    events: events.map((event) => seenBy(event, viewer)),
    ...('sight' in update ? { sight: sight as NonNullable<Update['sight']> } : change === undefined ? {} : { change }),
    head: base64urlOf(match.head),
    ...(viewer !== 'spectator' && canUndo(match, viewer, isBot) ? { canUndo: true } : {}),
  }
}

function stateLeaks(game: Game<Shape>, steps: Steps, viewer: Viewer, state: GameState): readonly string[] {
  const leaks: string[] = []
  const { version, sight, change } = state
  const match = steps[version]?.match
  const now = match === undefined ? null : observeMatch(game, match, viewer)
  if (sight !== undefined && !same(sight, now)) leaks.push(`${viewer} got a sight ${version} that is not theirs`)
  if (change !== undefined) {
    const fits = steps.some((step) => same(applied(observeMatch(game, step.match, viewer), change), now))
    if (!fits) leaks.push(`${viewer} got a change to ${version} that is not theirs`)
  }
  for (const step of state.steps) {
    const allowed = steps[step.version]?.events.map((event) => seenBy(event, viewer))
    if (!same(step.events, allowed)) leaks.push(`${viewer} got events ${step.version} that are not theirs`)
  }
  return leaks
}

/** What somebody may do tells what they hold: nobody may be told what others may do. */
function legalLeaks(game: Game<Shape>, steps: Steps, viewer: Viewer, { version, size, actions }: Listed) {
  const match = steps[version]?.match
  if (match === undefined) return [`${viewer} was told what is legal at ${version}, which never was`]
  const { view, sealed } = observeMatch(game, match, viewer)
  const isTheirs = (action: unknown) => {
    const parsed = game.actionSchema.safeParse(action)
    return parsed.success && game.check(view, parsed.data) === null
  }
  const most = viewer === 'spectator' || sealed !== null ? 0 : game.legal(view).size
  return size === most && actions.every(isTheirs) ? [] : [`${viewer} was told what is legal for others at ${version}`]
}

/** Nothing that opens a seat or tells the luck, in any message before the log is shown; salts only once all are open. */
function wordLeaks({ log, viewer, received, secrets }: Recording): readonly string[] {
  const secret = log.secret ?? ''
  // A bot's salt is its seat's number and says nothing.
  const salts = log.header.seats.map(({ salt }) => salt).filter((salt) => salt.length >= 16)
  const forbidden = [secret, seedFor(secret, log.header), ...secrets]
  const areOpen = (text: string) => text.includes('"status":"running"') || text.includes('"status":"finished"')
  return received
    .filter((text) => !text.includes('"log":{'))
    .flatMap((text) => [...forbidden, ...(areOpen(text) ? [] : salts)].filter((word) => text.includes(word)))
    .map((word) => `${viewer} got ${word.slice(0, 6)}…, which nobody may have`)
}

function applied(sight: unknown, change: JsonChange): unknown {
  try {
    return applyChange(sight, change)
  } catch {
    return null
  }
}

/** Equal as JSON, in whatever order the fields come. */
export function same(one: unknown, other: unknown): boolean {
  return difference(JSON.parse(JSON.stringify(one ?? null)), JSON.parse(JSON.stringify(other ?? null))) === undefined
}
