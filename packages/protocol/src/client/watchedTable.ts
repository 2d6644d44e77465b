import type { Reason } from '@athanor/kernel'
import { hexOfBase64url } from '../base64url.ts'
import { applyChange } from '../change.ts'
import type { ResultOf } from '../command.ts'
import { limits } from '../limits.ts'
import type { SeenSight, Step, Update } from '../play.ts'
import type { ChatLine, TableInfo } from '../table.ts'
import type { Doubt } from './comparison.ts'

/** A watched game as far as this viewer sees it. */
export interface WatchedGame {
  readonly version: number
  /** Hash of the last entry of the log, in hexadecimal as in the log itself. */
  readonly head: string
  readonly canUndo: boolean
  readonly sight: SeenSight
  /** Everything this viewer saw happen, from the set-up on. */
  readonly steps: readonly Step[]
}

export interface WatchedTable {
  /** loading: nothing seen yet; live: up to date; behind: the connection is down; refused: see `reason`. */
  readonly phase: 'loading' | 'live' | 'behind' | 'refused'
  readonly reason: Reason | null
  readonly table: TableInfo | null
  /** The viewer's seat, null for a spectator. */
  readonly you: number | null
  readonly game: WatchedGame | null
  readonly chat: readonly ChatLine[]
  /** What the viewer's seat keeps for itself; empty for a spectator. */
  readonly note: string
  /** The table is not what it was before: nothing is sent to it any more, until the watcher says `goOn`. */
  readonly doubt: Doubt | null
}

export const unseenTable: WatchedTable = {
  phase: 'loading',
  reason: null,
  table: null,
  you: null,
  game: null,
  chat: [],
  note: '',
  doubt: null,
}

/** The table after the answer to a `watch`; null when that answer builds on something this client does not have. */
export function afterWatch(before: WatchedTable, result: ResultOf<'watch'>): WatchedTable | null {
  const { table, you, game, chat, note = '' } = result
  const known = before.chat.at(-1)?.number ?? 0
  const seen: WatchedTable = {
    phase: 'live',
    reason: null,
    table,
    you,
    game: null,
    chat: [...before.chat, ...chat.filter(({ number }) => number > known)],
    note,
    doubt: before.doubt,
  }
  if (game === null) return seen
  const { version, canUndo } = game
  const head = hexOfBase64url(game.head)
  const mine = before.game
  const last = mine?.steps.at(-1)?.version ?? -1
  const fresh = game.steps.filter((step) => step.version > last)
  if (game.sight !== undefined) {
    const steps = game.steps[0]?.version === 0 ? game.steps : [...(mine?.steps ?? []), ...fresh]
    return { ...seen, game: { version, head, canUndo, sight: game.sight, steps } }
  }
  if (mine === null) return null
  const sight = game.change === undefined ? mine.sight : (applyChange(mine.sight, game.change) as SeenSight)
  return { ...seen, game: { version, head, canUndo, sight, steps: [...mine.steps, ...fresh] } }
}

/** Steps to ask for by `steps`. */
export interface StepsPage {
  readonly from: number
  readonly count: number
}

/** The first steps that neither the client nor the answer to its `watch` has; null when none are missing. */
export function stepsMissing({ game: mine }: WatchedTable, { game }: ResultOf<'watch'>): StepsPage | null {
  let next = (mine?.steps.at(-1)?.version ?? -1) + 1
  for (const { version } of game?.steps ?? []) {
    if (version > next) return { from: next, count: Math.min(limits.steps, version - next) }
    if (version === next) next++
  }
  return null
}

/** The answer to a `watch` with a page of earlier steps put into it. */
export function withSteps(result: ResultOf<'watch'>, page: readonly Step[]): ResultOf<'watch'> {
  if (result.game === null) return result
  const steps = [...result.game.steps, ...page].sort((one, other) => one.version - other.version)
  return { ...result, game: { ...result.game, steps } }
}

/** The table after an update; null when one was missed. */
export function afterUpdate(before: WatchedTable, update: Update): WatchedTable | null {
  const { version, canUndo = false, by, events, change, undo, head } = update
  const game = before.game
  if (game !== null && version <= game.version) return before
  if (version !== (game === null ? 0 : game.version + 1)) return null
  const sight = change === undefined ? game?.sight : (applyChange(game?.sight ?? null, change) as SeenSight)
  if (sight === undefined) return null
  const step: Step = { version, by, events, head, ...(undo === true ? { undo } : {}) }
  return {
    ...before,
    game: { version, head: hexOfBase64url(head), canUndo, sight, steps: [...(game?.steps ?? []), step] },
  }
}

export function afterChat(before: WatchedTable, line: ChatLine): WatchedTable {
  const known = before.chat.at(-1)?.number ?? 0
  return line.number <= known ? before : { ...before, chat: [...before.chat, line] }
}
