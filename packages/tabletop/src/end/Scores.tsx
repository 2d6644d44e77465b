import type { Outcome } from '@athanor/kernel'
import { Panel } from '@athanor/ui/Panel.tsx'
import { type ScoreColumn, ScoreSheet } from '@athanor/ui/ScoreSheet.tsx'
import type { TableSeat } from '../tableSource.ts'
import { useWords } from '../words.ts'

export interface ScoresProps {
  /** What is counted, in words and in the order of the columns' points. */
  readonly rows: readonly string[]
  readonly totalLabel: string
  readonly columns: readonly ScoreColumn[]
}

/** The score sheet at the end of a game. */
export function Scores(props: ScoresProps) {
  const { say } = useWords()
  return (
    <Panel look="parchment">
      <ScoreSheet {...props} caption={say('web.end.scoreSheet')} placeLabel={say('web.end.place')} />
    </Panel>
  )
}

/** How far the count has been told. */
interface Told<Source> {
  /** The places are told last. */
  readonly places: boolean
  points(source: Source, index: number): boolean
}

/** A column of the score sheet for each seat. What is not told yet counts nothing. */
export function scoreColumns<Source extends string>(
  outcome: Outcome<Source>,
  seats: readonly TableSeat[],
  sources: readonly Source[],
  told: Told<Source>,
): readonly ScoreColumn[] {
  return outcome.seats.map(({ seat, place, breakdown }) => {
    const points = sources.map((source, index) =>
      told.points(source, index) ? (breakdown.find((each) => each.source === source)?.points ?? 0) : 0,
    )
    return {
      name: seats[seat]?.name ?? '',
      colour: seats[seat]?.colour ?? '',
      place: told.places ? place : null,
      total: points.reduce((sum, each) => sum + each, 0),
      points,
    }
  })
}
