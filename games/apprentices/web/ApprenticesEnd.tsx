import { icon as goalArt } from 'virtual:icon/stairs-goal'
import { type ApprenticesShape, topOfStairs } from '@athanor/apprentices'
import { EndScreen } from '@athanor/tabletop/end/EndScreen.tsx'
import { HistoryChart } from '@athanor/tabletop/end/HistoryChart.tsx'
import { Scores, scoreColumns } from '@athanor/tabletop/end/Scores.tsx'
import { useShow } from '@athanor/tabletop/end/useShow.ts'
import { Winner } from '@athanor/tabletop/end/Winner.tsx'
import type { EndProps } from '@athanor/tabletop/gameClient.ts'
import { CountUp } from '@athanor/ui/CountUp.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { Panel } from '@athanor/ui/Panel.tsx'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import type { ScoreColumn } from '@athanor/ui/ScoreSheet.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import styles from './ApprenticesEnd.module.css'
import { pointsHistory } from './pointsHistory.ts'
import { useWords } from './words.ts'

const cx = classes(styles)

/** What is counted, in this order: what brought knowledge, then what cost it. */
const sources = ['research', 'ravens', 'abilities', 'losses', 'dice'] as const

/** How long each of them stands before the next. */
const sceneTime = 1500

/** The final count as a show: source by source everybody climbs the stairs, and some slip back; then who won. */
export function ApprenticesEnd(props: EndProps<ApprenticesShape>) {
  const { outcome, seats, viewer, next, actions, highlights, log } = props
  const { say } = useWords()
  const show = useShow(sources.length, () => sceneTime)
  const scene = sources[show.at]
  const columns = scoreColumns(outcome, seats, sources, {
    places: show.isOver,
    points: (_, index) => index <= show.at,
  })
  return (
    <EndScreen
      show={show}
      telling={say('web.end.counting')}
      told={say('web.apprentices.result')}
      winner={
        <Winner
          outcome={outcome}
          seats={seats}
          viewer={viewer}
          sentence={(won) => say('apprentices.event.gameEnded', won)}
        >
          {next}
        </Winner>
      }
      fillsUp
      sheet={
        <Scores
          rows={sources.map((source) => say(`apprentices.score.${source}`))}
          totalLabel={say('web.apprentices.knowledge')}
          columns={columns}
        />
      }
      actions={actions}
      highlights={highlights}
      course={
        <HistoryChart
          log={log}
          seats={seats}
          historyOf={pointsHistory}
          title={say('web.apprentices.chart')}
          xLabel={say('web.apprentices.rounds')}
          tableLabel={say('web.apprentices.roundByRound')}
        />
      }
    >
      <Panel title={scene === undefined ? say('web.apprentices.climb') : say(`apprentices.score.${scene}`)}>
        <Climb columns={columns} />
      </Panel>
    </EndScreen>
  )
}

/** Everybody's way up, with the mark of 42. */
function Climb({ columns }: { readonly columns: readonly ScoreColumn[] }) {
  const { say } = useWords()
  const most = Math.max(topOfStairs + 4, ...columns.map(({ total }) => total + 2))
  return (
    <div className={cx('climb')}>
      <ul>
        {columns.map(({ name, colour, total }) => (
          <li key={colour}>
            <span className={cx('who')} title={name}>
              <PlayerName name={name} colour={colour} />
            </span>
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
