import { type Level, levels } from '../../base/components/levels.ts'
import { type Reason, reason } from '../../base/reasons.ts'
import { misshapenAt } from './schema.ts'
import type { PrintedMoodTile, PrintedOrderBoard, PrintedStartupCard, PrintedValues } from './values.ts'

/** One reason for each thing that can be wrong with printed values. */
export const valuesReasonIds = [
  'alchemists.reject.valuesShape',
  'alchemists.reject.valuesStartupCards',
  'alchemists.reject.valuesArtifactCards',
  'alchemists.reject.valuesBoards',
  'alchemists.reject.valuesPlainBoards',
  'alchemists.reject.valuesApproval',
  'alchemists.reject.valuesBoardSpaces',
  'alchemists.reject.valuesMoodTiles',
  'alchemists.reject.valuesMoodMarks',
  'alchemists.reject.valuesStartingPrice',
  'alchemists.reject.valuesConferenceRow',
] as const

declare module '../../engine/contributions.ts' {
  interface ReasonIds {
    readonly printedValues: (typeof valuesReasonIds)[number]
  }
}

const startupCards = 20
const orderBoards = 18
const moodTiles = 8
const playerCounts = [2, 3, 4]
/** Rows of the tile: for no seal, for one and so on up to the number that gains. */
const conferenceRows: Readonly<Record<Level, number>> = { apprentice: 4, master: 5 }

/** GR-97: null, or the first thing that the rules could not be played with. */
export function checkPrintedValues(values: PrintedValues): Reason | null {
  const path = misshapenAt(values)
  if (path !== null) return reason('alchemists.reject.valuesShape', { path })
  return (
    (values.startupCards && checkStartupCards(values.startupCards)) ??
    (values.orderBoards && checkOrderBoards(values.orderBoards)) ??
    (values.moodTiles && checkMoodTiles(values.moodTiles)) ??
    checkStartingPrice(values) ??
    checkConference(values) ??
    null
  )
}

function checkStartupCards(cards: readonly PrintedStartupCard[]): Reason | null {
  if (cards.length !== startupCards) {
    return reason('alchemists.reject.valuesStartupCards', { count: cards.length, due: startupCards })
  }
  for (const pool of ['starting', 'secret'] as const) {
    const count = cards.filter(({ artifact }) => artifact === pool).length
    if (count !== 1) return reason('alchemists.reject.valuesArtifactCards', { pool, count })
  }
  return null
}

function checkOrderBoards(boards: readonly PrintedOrderBoard[]): Reason | null {
  if (boards.length !== orderBoards) {
    return reason('alchemists.reject.valuesBoards', { count: boards.length, due: orderBoards })
  }
  for (const rounds of ['1-2', '3-4', '5-6'] as const) {
    const count = boards.filter((board) => board.rounds === rounds && !board.golem).length
    if (count < 2) return reason('alchemists.reject.valuesPlainBoards', { rounds, count })
  }
  for (const [number, { golem, spaces }] of boards.entries()) {
    const board = number + 1
    if (!golem && spaces.some(({ cost }) => (cost.approval ?? 0) > 0)) {
      return reason('alchemists.reject.valuesApproval', { board })
    }
    for (const players of playerCounts) {
      const open = spaces.filter((space) => space.players <= players).length
      if (open < players) return reason('alchemists.reject.valuesBoardSpaces', { board, open, players })
    }
  }
  return null
}

function checkMoodTiles(tiles: readonly PrintedMoodTile[]): Reason | null {
  if (tiles.length !== moodTiles) {
    return reason('alchemists.reject.valuesMoodTiles', { count: tiles.length, due: moodTiles })
  }
  for (const mark of [3, 4] as const) {
    const count = tiles.filter(({ without }) => without === mark).length
    if (count !== 2) return reason('alchemists.reject.valuesMoodMarks', { mark, count })
  }
  return null
}

/** G-044: reputation is the price of a starting artifact, and only for printed prices of 3 and 4. */
function checkStartingPrice({ replicator }: PrintedValues): Reason | null {
  if (replicator === undefined || replicator.cost === 3 || replicator.cost === 4) return null
  return reason('alchemists.reject.valuesStartingPrice', { price: replicator.cost })
}

function checkConference({ secondConference }: PrintedValues): Reason | null {
  if (secondConference === undefined) return null
  const level = levels.find((each) => secondConference[each].length < conferenceRows[each])
  if (level === undefined) return null
  const [rows, due] = [secondConference[level].length, conferenceRows[level]]
  return reason('alchemists.reject.valuesConferenceRow', { level, rows, due })
}
