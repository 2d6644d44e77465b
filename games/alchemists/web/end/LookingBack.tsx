import type { Review } from '@athanor/alchemists'
import type { GameLog } from '@athanor/kernel'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Choice } from '@athanor/ui/Choice.tsx'
import { LineChart } from '@athanor/ui/LineChart.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { type ReactNode, useState } from 'react'
import { useWords } from '../words.ts'
import styles from './LookingBack.module.css'
import { RoundReview } from './RoundReview.tsx'
import { useReview } from './useReview.ts'

interface LookingBackProps {
  readonly log: GameLog<unknown, unknown>
  readonly seats: readonly TableSeat[]
  /** Every decision looked at again, where somebody can. */
  readonly again: ReactNode
}

/** How it came: reputation and knowledge over the rounds, every decision looked at again, and what notes told then. */
export function LookingBack({ log, seats, again }: LookingBackProps) {
  const { say } = useWords()
  const { told, state } = useReview(log)
  if (told !== null) return <Reviewed review={told} seats={seats} again={again} />
  if (state === 'failed') return <p role="status">{say('web.alchemists.review.failed')}</p>
  return state === 'counting' ? <p aria-live="polite">{say('web.alchemists.review.thinking')}</p> : null
}

interface ReviewedProps extends Pick<LookingBackProps, 'seats' | 'again'> {
  readonly review: Review
}

function Reviewed({ review, seats, again }: ReviewedProps) {
  const { say } = useWords()
  const { all, rounds } = review
  const [number, setNumber] = useState(0)
  const round = rounds[number]
  const labels = rounds.map((_, index) => String(index + 1))
  const series = (value: (seat: number, index: number) => number) =>
    seats.map(({ name, colour }, seat) => ({ name, colour, values: rounds.map((_, index) => value(seat, index)) }))
  const chart = { labels, xLabel: say('web.alchemists.review.rounds'), tableLabel: say('web.end.numbers') }
  const knowledge = say('web.alchemists.review.knowledge', { all })
  return (
    <>
      <div className={styles['charts']}>
        <Panel title={say('web.alchemists.reputation')}>
          <LineChart
            {...chart}
            title={say('web.alchemists.reputation')}
            series={series((seat, index) => rounds[index]?.[seat]?.reputation ?? 0)}
          />
        </Panel>
        <Panel title={knowledge}>
          <LineChart
            {...chart}
            title={knowledge}
            series={series((seat, index) => tenths(rounds[index]?.[seat]?.known ?? 0))}
          />
        </Panel>
      </div>
      <Panel title={say('web.end.review')}>
        {again}
        <details className={styles['notes']} open={again === null || undefined}>
          <summary>{say('web.alchemists.review.notes')}</summary>
          <Choice
            legend={say('web.alchemists.review.rounds')}
            options={labels.map((label, index) => ({ value: index, label }))}
            value={number}
            onChange={setNumber}
          />
          {round !== undefined && <RoundReview round={round} all={all} seats={seats} />}
          <p className={styles['help']}>{say('web.alchemists.review.help', { all })}</p>
        </details>
      </Panel>
    </>
  )
}

function tenths(bits: number): number {
  return Math.round(bits * 10) / 10
}
