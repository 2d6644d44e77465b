import { type ChanceSource, type Position, perform, type Reason, seededChance } from '@athanor/kernel'
import { rulesOfAll } from '../../engine/compose.ts'
import type { Action, Happening } from '../../engine/contributions.ts'
import type { Rules } from '../../engine/rules.ts'
import type { Player, State } from '../../engine/state.ts'
import type { View } from '../../engine/view.ts'
import { type AlchemistsShape, alchemistsWith } from '../../game.ts'
import { modules } from '../../modules.ts'
import { referee } from '../../referee/referee.ts'
import { type MadeGame, type TablePlan, tableOf } from '../table.ts'
import { fair, fairCards } from './fair.ts'

/** The game with the cards of the fair, made as any module is added. */
export const fairGame: MadeGame = {
  game: alchemistsWith([...modules, fair]),
  rulesOf: rulesOfAll([...modules, fair]),
}

const chance: ChanceSource = seededChance('fa'.repeat(32))

/** Where a game of a test stands, and what has happened in it. */
export interface FairGame {
  readonly state: State
  /** Where the kernel stands, sealed answers that wait included. */
  readonly position: Position<AlchemistsShape>
  readonly seen: readonly Happening[]
}

/** A table with the cards of the fair at the moment when the lowest player declares. */
export function fairTable(plan: TablePlan): FairGame {
  const state = tableOf(fairGame, { ...plan, options: { ...plan.options, fair: true } })
  return { state, position: { state, step: 0, sealed: [] }, seen: [] }
}

export function rulesIn({ state: { table } }: FairGame): Rules {
  return fairGame.rulesOf(table.options, table.players.length)
}

function askedSeat({ state, position: { sealed } }: FairGame): number {
  const decision = fairGame.game.decisions(state).find(({ seat }) => sealed.every((answer) => answer.seat !== seat))
  if (decision === undefined) throw new Error('nobody owes anything')
  return decision.seat
}

/** What whoever is asked sees. */
export function askedView(game: FairGame): View {
  return fairGame.game.view(game.state, askedSeat(game))
}

export function legalIn(game: FairGame): readonly Action[] {
  return [...fairGame.game.legal(askedView(game))]
}

export function refusalIn(game: FairGame, action: Action): Reason | null {
  return fairGame.game.check(askedView(game), action)
}

/** Answers of whoever is asked, one after the other; each of them is well formed, legal and all right to the referee. */
export function playFair(game: FairGame, actions: readonly Action[]): FairGame {
  return actions.reduce((now, action) => {
    const seat = askedSeat(now)
    const read = fairGame.game.actionSchema.safeParse(action)
    if (!read.success) throw new Error(`${JSON.stringify(action)} is not well formed`)
    const done = perform(fairGame.game, now.position, seat, action, chance)
    if (!done.ok) throw new Error(`${JSON.stringify(action)} was refused: ${JSON.stringify(done.reason)}`)
    const after = done.position.state
    const objections = referee(now.state, seat, action, done.events, after, fairCards)
    if (objections.length > 0) throw new Error(objections.join('; '))
    return { state: after, position: done.position, seen: [...now.seen, ...done.events.map((event) => event.public)] }
  }, game)
}

export function playerIn({ state }: FairGame, seat = 0): Player {
  const player = state.table.players[seat]
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`)
  return player
}

/** Happenings of one kind. */
export function seenIn<Kind extends Happening['kind']>(
  { seen }: FairGame,
  kind: Kind,
): readonly Extract<Happening, { kind: Kind }>[] {
  return seen.filter((event): event is Extract<Happening, { kind: Kind }> => event.kind === kind)
}
