import { canUndo, type Game, observeMatch, type Shape } from '@athanor/kernel'
import { base64urlOf, type GameState, limits } from '@athanor/protocol'
import { DamagedTable } from '../storage/damagedTable.ts'
import type { TableStore } from '../storage/store.ts'
import { type Onlooker, seatFor } from './audience.ts'
import { changeSince, type Remembered, stepOfRow } from './recent.ts'
import type { TableState } from './tableState.ts'

interface Catching {
  readonly game: Game<Shape>
  readonly store: Pick<TableStore, 'movesFrom'>
  readonly state: TableState
  readonly recent: readonly Remembered[]
}

/** What somebody who begins to watch, or comes back, has to be told of the game; null before it began. */
export async function catchUp(
  { game, store, state, recent }: Catching,
  watcher: Onlooker,
  since: number | undefined,
): Promise<GameState | null> {
  const { match, record } = state
  if (match === null) return null
  const seat = seatFor(watcher, record)
  const viewer = seat ?? 'spectator'
  const { version, head } = match
  const common = {
    version,
    head: base64urlOf(head),
    canUndo: seat !== null && canUndo(match, seat),
  }
  if (since === version && !watcher.whole) return { ...common, steps: [] }
  const missed = since === undefined || watcher.whole ? undefined : changeSince(game, recent, since, viewer)
  if (missed !== undefined) return { ...common, ...missed }
  const known = since === undefined || since > version ? null : since
  const from = Math.max(known === null ? 0 : known + 1, version + 1 - limits.steps)
  const stepsFrom = async (first: number, most: number) =>
    (await store.movesFrom(record.id, first, most)).map((row) => stepOfRow(row, match.header, viewer))
  const steps = await stepsFrom(from, limits.steps)
  if (steps.length < version + 1 - from) throw new DamagedTable('its last moves are gone')
  const sight = observeMatch(game, match, viewer) as GameState['sight'] & object
  if (known === null) return { ...common, steps, sight }
  // The version that the client knows is looked up, so that its hash can be compared.
  const [then] = await stepsFrom(known, 1)
  return { ...common, ...(then === undefined ? {} : { sinceHead: then.head }), steps, sight }
}
