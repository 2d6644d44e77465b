import type { Review } from '@athanor/alchemists'
import { percent } from '@athanor/alchemy-ui/percent.ts'
import type { GameLog } from '@athanor/kernel'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Choice } from '@athanor/ui/Choice.tsx'
import { LineChart } from '@athanor/ui/LineChart.tsx'
import { withMinus } from '@athanor/ui/lib/withMinus.ts'
import { Panel } from '@athanor/ui/Panel.tsx'
import { useState } from 'react'
import { useWords } from '../words.ts'
import styles from './LookingBack.module.css'
import { RoundReview } from './RoundReview.tsx'
import { useReview } from './useReview.ts'

interface LookingBackProps {
  readonly log: GameLog<unknown, unknown>
  readonly seats: readonly TableSeat[]
}

/** How it came: reputation and knowledge over the rounds, and every round in hindsight. */
export function LookingBack({ log, seats }: LookingBackProps) {
  const { say } = useWords()
  const { told, state } = useReview(log)
  if (told !== null) return <Reviewed review={told} seats={seats} />
  if (state === 'failed') return <p role="status">{say('web.alchemists.review.failed')}</p>
  return state === 'counting' ? <p aria-live="polite">{say('web.alchemists.review.thinking')}</p> : null
}

function Reviewed({ review, seats }: { readonly review: Review; readonly seats: readonly TableSeat[] }) {
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
      <Panel title={say('web.alchemists.review.title')}>
        <Totals review={review} seats={seats} />
        <Choice
          legend={say('web.alchemists.review.rounds')}
          options={labels.map((label, index) => ({ value: index, label }))}
          value={number}
          onChange={setNumber}
        />
        {round !== undefined && <RoundReview round={round} all={all} seats={seats} />}
        <details className={styles['help']}>
          <summary>{say('web.alchemists.review.what')}</summary>
          <p>{say('web.alchemists.review.help', { all })}</p>
        </details>
      </Panel>
    </>
  )
}

/** Luck and skill of the whole game, told apart. */
function Totals({ review, seats }: { readonly review: Review; readonly seats: readonly TableSeat[] }) {
  const words = useWords()
  const { say } = words
  return (
    <table className={styles['totals']}>
      <caption className="visually-hidden">{say('web.alchemists.review.title')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{say('web.alchemists.review.mixes')}</th>
          <th scope="col">{say('web.alchemists.review.skill')}</th>
          <th scope="col">{say('web.alchemists.review.luck')}</th>
          <th scope="col">{say('web.alchemists.review.claims')}</th>
          <th scope="col">{say('web.alchemists.review.promises')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(({ name, colour }, seat) => {
          const own = review.rounds.flatMap((round) => round[seat] ?? [])
          const mixes = own.flatMap((each) => each.mixes)
          const claims = own.flatMap((each) => each.claims)
          const promises = own.flatMap((each) => each.promises)
          const sum = (value: (mix: (typeof mixes)[number]) => number) =>
            mixes.reduce((total, mix) => total + value(mix), 0)
          const best = sum((mix) => mix.best.expected)
          return (
            <tr key={colour}>
              <th scope="row" title={name}>
                {name}
              </th>
              <td>{mixes.length}</td>
              <td>{best === 0 ? '–' : percent(sum((mix) => mix.expected) / best, words)}</td>
              <td>
                {mixes.length === 0
                  ? '–'
                  : withMinus(
                      say('web.alchemists.review.bits', { bits: tenths(sum((mix) => mix.gained - mix.expected)) }),
                    )}
              </td>
              <td>
                {claims.length === 0
                  ? '–'
                  : say('web.alchemists.review.right', {
                      right: claims.filter(({ right }) => right).length,
                      count: claims.length,
                    })}
              </td>
              <td>
                {promises.length === 0
                  ? '–'
                  : say('web.alchemists.review.keptOf', {
                      kept: promises.filter(({ kept }) => kept).length,
                      count: promises.length,
                    })}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function tenths(bits: number): number {
  return Math.round(bits * 10) / 10
}
