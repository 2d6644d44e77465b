import { icon as crownArt } from 'virtual:icon/laurel-crown'
import { icon as goalArt } from 'virtual:icon/stairs-goal'
import { type ApprenticesShape, topOfStairs } from '@athanor/apprentices'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import { calmMotion } from '../../lib/motion.ts'
import { Button } from '../../ui/Button.tsx'
import { CountUp } from '../../ui/CountUp.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LineChart } from '../../ui/LineChart.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PlayerName } from '../../ui/PlayerName.tsx'
import { ScoreSheet } from '../../ui/ScoreSheet.tsx'
import { WaxSeal } from '../../ui/WaxSeal.tsx'
import type { EndProps } from '../gameClient.ts'
import styles from './ApprenticesEnd.module.css'
import { pointsHistory } from './pointsHistory.ts'

const cx = classes(styles)

type Props = EndProps<ApprenticesShape>

/** What is counted, in this order: what brought knowledge, then what cost it. */
const sources = ['research', 'ravens', 'abilities', 'losses', 'dice'] as const

/** How long each of them stands before the next. */
const sceneTime = 1500

/** The final count as a show: source by source everybody climbs the stairs, and some slip back; then who won. */
export function ApprenticesEnd(props: Props) {
  const { outcome, seats, actions } = props
  const words = useWords()
  const { say } = words
  const last = sources.length
  const [at, setAt] = useState(() => (calmMotion() ? last : 0))
  useEffect(() => {
    if (at >= last) return
    const clock = setTimeout(() => setAt(at + 1), sceneTime)
    return () => clearTimeout(clock)
  }, [at, last])
  const isOver = at >= last
  const winners = outcome.seats.filter(({ place }) => place === 1)
  const columns = outcome.seats.map(({ seat, place, breakdown }) => {
    const points = sources.map((source, index) =>
      index > at ? 0 : (breakdown.find((each) => each.source === source)?.points ?? 0),
    )
    return {
      name: seats[seat]?.name ?? '',
      colour: seats[seat]?.colour ?? '',
      place: isOver ? place : null,
      points,
      total: points.reduce((sum, each) => sum + each, 0),
    }
  })
  const scene = sources[at]
  return (
    <div className={cx('end')}>
      <div className={cx('show')}>
        <header className={cx('title')}>
          <h1>{isOver ? say('web.apprentices.result') : say('web.end.counting')}</h1>
          {!isOver && (
            <span className={cx('skip')}>
              <Button onClick={() => setAt(at + 1)}>{say('web.end.next')}</Button>
              <Button look="primary" onClick={() => setAt(last)}>
                {say('web.end.skip')}
              </Button>
            </span>
          )}
        </header>
        {isOver && (
          <section className={cx('winner')} aria-live="polite">
            {winners.map(({ seat }) => (
              <span key={seat} className={cx('seal')}>
                <WaxSeal colour={seats[seat]?.colour ?? ''} size={92} />
                <Icon art={crownArt} />
              </span>
            ))}
            <p>
              {say('apprentices.event.gameEnded', {
                winners: words.list(winners.map(({ seat }) => seats[seat]?.name ?? '')),
                count: winners.length,
                total: winners[0]?.total ?? 0,
              })}
            </p>
          </section>
        )}
        <Panel title={scene === undefined ? say('web.apprentices.climb') : say(`apprentices.score.${scene}`)}>
          <Climb columns={columns} />
        </Panel>
        {isOver && <Chart {...props} />}
      </div>
      <div className={cx('result')}>
        <Panel look="parchment">
          <ScoreSheet
            caption={say('web.end.scoreSheet')}
            rows={sources.map((source) => say(`apprentices.score.${source}`))}
            totalLabel={say('web.apprentices.knowledge')}
            placeLabel={say('web.end.place')}
            columns={columns}
          />
        </Panel>
        {isOver && <div className={cx('actions')}>{actions}</div>}
      </div>
    </div>
  )
}

interface Column {
  readonly name: string
  readonly colour: string
  readonly total: number
}

/** Everybody's way up, with the mark of 42. */
function Climb({ columns }: { readonly columns: readonly Column[] }) {
  const { say } = useWords()
  const most = Math.max(topOfStairs + 4, ...columns.map(({ total }) => total + 2))
  return (
    <div className={cx('climb')}>
      <ul>
        {columns.map(({ name, colour, total }) => (
          <li key={colour}>
            <PlayerName name={name} colour={colour} />
            <span className={cx('stair')}>
              <span className={cx('way')} style={{ transform: `scaleX(${total / most})` }} />
              <span className={cx('climber')} style={{ left: `${(total / most) * 100}%` }}>
                <WaxSeal colour={colour} size={34} />
              </span>
              <span className={cx('mark')} style={{ left: `${(topOfStairs / most) * 100}%` }} />
            </span>
            <b>
              <CountUp value={total} />
            </b>
          </li>
        ))}
      </ul>
      <p>
        <Icon art={goalArt} /> {say('web.apprentices.goal')}: {topOfStairs}
      </p>
    </div>
  )
}

function Chart({ log, seats }: Props) {
  const { say } = useWords()
  const history = useMemo(() => (log === null ? null : pointsHistory(log)), [log])
  if (history === null) return null
  return (
    <Panel title={say('web.apprentices.chart')}>
      <LineChart
        title={say('web.apprentices.chart')}
        xLabel={say('web.apprentices.rounds')}
        tableLabel={say('web.apprentices.roundByRound')}
        labels={history.rounds.map(String)}
        series={seats.map(({ name, colour }, seat) => ({ name, colour, values: history.points[seat] ?? [] }))}
      />
    </Panel>
  )
}
