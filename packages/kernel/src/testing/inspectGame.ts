import type { Game, Shape } from '../game.ts'
import { type Position, perform } from '../position.ts'
import { type QuickChance, quickChance } from '../quickChance.ts'
import { attempt } from './attempt.ts'
import { anyAction, guestToMove, unanswered } from './choosing.ts'
import { shown } from './difference.ts'
import type { Finding, PropertyName } from './finding.ts'
import type { Harness, TableSetup } from './harness.ts'
import { type Inspection, newInspector } from './inspector.ts'
import type { PlayedMove } from './scene.ts'
import { newTable, type Table } from './table.ts'

const usualStepLimit = 5000

/**
 * Plays one test game and looks at it through the properties. The same arguments always play the same game and find
 * the same, so a finding can be seen again from its set-up and its seed.
 */
export function inspectGame<G extends Shape>(
  game: Game<G>,
  harness: Harness<G>,
  setup: TableSetup,
  seed: string,
  inspection: Inspection = {},
): readonly Finding[] {
  const noTable = (property: PropertyName, detail: string) => [{ property, detail, setup, seed, step: 0 }]
  const seated = attempt(() => newTable(game, setup, seed))
  if (!seated.ok) return noTable('wholeOrNothing', `the set-up threw ${seated.error}`)
  const table = seated.result
  if ('id' in table) return noTable('ends', `the game refuses the table: ${table.id}`)

  const inspector = newInspector(table, harness, inspection)
  const { findings, tally } = inspector
  const chance = quickChance(`${seed}/play`)
  const moves: PlayedMove<G>[] = []
  const positions: Position<G>[] = []
  for (let position = table.start.position; ; ) {
    positions.push(position)
    inspector.position(position)
    const next = nextMove(table, harness, position, chance)
    if (next === 'over') {
      // Whole games are worth a look only when they are whole.
      if (findings.every(({ property }) => property !== 'ends')) inspector.game(position, { moves, positions })
      return findings
    }
    if ('stuck' in next) {
      inspector.report(next.property, next.stuck)
      return findings
    }
    if (moves.length >= (harness.stepLimit ?? usualStepLimit)) {
      inspector.report('ends', `no end after ${moves.length} moves`)
      return findings
    }
    inspector.move(position, next)
    moves.push(next)
    tally.moves++
    position = next.done.position
  }
}

/** Why a test game cannot go on, and which property that breaks. */
interface Stuck {
  readonly property: PropertyName
  readonly stuck: string
}

/** Makes the next move of a test game. */
function nextMove<G extends Shape>(
  table: Table<G>,
  harness: Harness<G>,
  position: Position<G>,
  chance: QuickChance,
): PlayedMove<G> | Stuck | 'over' {
  const asked = attempt(() => {
    const open = unanswered(table, position)
    const decision = open.length > 1 ? open[chance.below(open.length)] : open[0]
    const seat = guestToMove(table, position, chance) ?? decision?.seat
    if (seat === undefined) return null
    const view = table.game.view(position.state, seat)
    const legal = table.game.legal(view)
    const action = legal.size === 0 ? null : (harness.choose?.(view, legal, chance) ?? anyAction(legal, chance))
    return { seat, action }
  })
  if (!asked.ok) return { property: 'wholeOrNothing', stuck: `asking for the next move threw ${asked.error}` }
  if (asked.result === null) return 'over'
  const { seat, action } = asked.result
  if (action === null) return { property: 'ends', stuck: `seat ${seat} is to move and can do nothing` }
  const tried = attempt(() => perform(table.game, position, seat, action, table.source))
  if (!tried.ok) return { property: 'wholeOrNothing', stuck: `${shown(action)} of seat ${seat} threw ${tried.error}` }
  const done = tried.result
  if (done.ok) return { seat, action, done }
  return {
    property: 'agreement',
    stuck: `${shown(action)} of seat ${seat} was legal but is refused: ${done.reason.id}`,
  }
}
