import type { GameLog } from '@athanor/kernel'
import { LineChart } from '@athanor/ui/LineChart.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { useMemo } from 'react'
import type { TableSeat } from '../tableSource.ts'

/** How points went over a game. */
export interface History {
  /** The moments at which they were counted: moves or rounds. */
  readonly moments: readonly number[]
  /** For each seat its points at every moment. */
  readonly points: readonly (readonly number[])[]
}

export interface HistoryChartProps {
  readonly log: GameLog<unknown, unknown> | null
  readonly seats: readonly TableSeat[]
  /** Reads a finished game. */
  historyOf(log: GameLog<unknown, unknown>): History
  readonly title: string
  /** What the moments are. */
  readonly xLabel: string
  readonly tableLabel: string
}

/** Everybody's points over the game; nothing where its log is not at hand. */
export function HistoryChart({ log, seats, historyOf, ...labels }: HistoryChartProps) {
  const history = useMemo(() => (log === null ? null : historyOf(log)), [log, historyOf])
  if (history === null) return null
  return (
    <Panel title={labels.title}>
      <LineChart
        {...labels}
        labels={history.moments.map(String)}
        series={seats.map(({ name, colour }, seat) => ({ name, colour, values: history.points[seat] ?? [] }))}
      />
    </Panel>
  )
}
