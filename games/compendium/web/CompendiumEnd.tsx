import {
  type CompendiumShape,
  type Ingredient,
  ingredients,
  kindOf,
  kinds,
  noCubes,
  type Revealed,
  type View,
} from '@athanor/compendium'
import { countedIngredient, ingredientName } from '@athanor/compendium/narration'
import { at } from '@athanor/kernel'
import { EndScreen } from '@athanor/tabletop/end/EndScreen.tsx'
import { HistoryChart } from '@athanor/tabletop/end/HistoryChart.tsx'
import { Scores, scoreColumns } from '@athanor/tabletop/end/Scores.tsx'
import { useShow } from '@athanor/tabletop/end/useShow.ts'
import { Winner } from '@athanor/tabletop/end/Winner.tsx'
import type { EndProps } from '@athanor/tabletop/gameClient.ts'
import { CountUp } from '@athanor/ui/CountUp.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import styles from './CompendiumEnd.module.css'
import { Cube, CubeLots } from './Cube.tsx'
import { fameHistory } from './fameHistory.ts'
import { useWords } from './words.ts'

type Props = EndProps<CompendiumShape>

/** The order of the final count (RR-42). Without schools the counting and the cards fall out (RR-41). */
const scenes = ['hands', 'counts', 'schools', 'winner'] as const
type Scene = (typeof scenes)[number]

/** How long each scene stands before the next begins by itself. */
const sceneTime = 2600

/** The final count as a show: screens lifted, piles counted, cards turned, and then who won and how it came. */
export function CompendiumEnd(props: Props) {
  const { shown, outcome, seats, viewer, next, actions, highlights, log } = props
  const { say } = useWords()
  const { view } = shown.sight
  const programme = programmeOf(view)
  const show = useShow(programme.length - 1, () => sceneTime)
  const reached = (scene: Scene) => programme.slice(0, show.at + 1).includes(scene)
  const sources = sourcesOf(view)
  const end = view.end
  if (end === null) return null
  return (
    <EndScreen
      show={show}
      telling={say('web.end.counting')}
      told={say('web.end.title')}
      winner={
        <Winner
          outcome={outcome}
          seats={seats}
          viewer={viewer}
          sentence={(won) => say('compendium.event.gameEnded', won)}
          //
          tieBreak={say('web.compendium.end.tieBreak')}
        >
          {next}
        </Winner>
      }
      fillsUp
      sheet={
        <Scores
          rows={sources.map((source) => say(sourceNames[source]))}
          totalLabel={say('web.end.total')}
          columns={scoreColumns(outcome, seats, sources, {
            places: show.isOver,
            points: (source) =>
              (source !== 'halfPoints' || reached('hands')) && (source !== 'award' || reached('schools')),
          })}
        />
      }
      actions={actions}
      highlights={highlights}
      course={
        <HistoryChart
          log={log}
          seats={seats}
          historyOf={fameHistory}
          title={say('web.end.chart')}
          xLabel={say('web.end.moves')}
          tableLabel={say('web.end.numbers')}
        />
      }
    >
      {reached('hands') && <Hands {...props} end={end} view={view} />}
      {reached('counts') && <Counts end={end} view={view} />}
      {reached('schools') && <Schools {...props} end={end} view={view} />}
    </EndScreen>
  )
}

function programmeOf(view: View): readonly Scene[] {
  return view.options.schools ? scenes : ['hands', 'winner']
}

/** the four sums of a score sheet (RR-46). */
const sourceNames = {
  creations: 'compendium.score.creations',
  copies: 'compendium.score.copies',
  halfPoints: 'compendium.score.halfPoints',
  award: 'compendium.score.award',
} as const

function sourcesOf(view: View): readonly (keyof typeof sourceNames)[] {
  return view.options.schools ? ['creations', 'copies', 'halfPoints', 'award'] : ['creations', 'copies', 'halfPoints']
}

interface SceneProps {
  readonly view: View
  readonly end: Revealed
}

/** a point for every two cubes left. */
function Hands({ view, end, seats }: Props & SceneProps) {
  const { say } = useWords()
  return (
    <Panel title={say('web.compendium.end.hands')}>
      <ul className={styles['rows']}>
        {seats.map((seat, number) => (
          <li key={seat.colour}>
            <WaxSeal colour={seat.colour} size={30} />
            <PlayerName name={seat.name} colour={seat.colour} />
            <CubeLots cubes={end.hands[number] ?? noCubes} />
            <b className={styles['points']}>+{at(view.players, number).score.halfPoints}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** R-072..R-074: the hands go back; the piles that are left decide. */
function Counts({ end }: SceneProps) {
  const words = useWords()
  const counts = end.counts ?? [0, 0, 0, 0, 0]
  const most = Math.max(1, ...counts)
  const sorted = kinds.toSorted((a, b) => counts[a] - counts[b])
  return (
    <Panel title={words.say('web.compendium.end.counts')}>
      <ul className={styles['piles']}>
        {sorted.map((kind) => (
          <li key={kind}>
            <Cube ingredient={ingredients[kind]} size="m" silent />
            <span className="visually-hidden">{countedIngredient(ingredients[kind], counts[kind], words)}</span>
            <span className={styles['bar']} aria-hidden>
              <span style={{ transform: `scaleX(${counts[kind] / most})` }} />
            </span>
            <b aria-hidden>
              <CountUp value={counts[kind]} />
            </b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** R-075..R-077: the smaller the pile of a school, the greater its award. */
function Schools({ view, end, seats }: Props & SceneProps) {
  const words = useWords()
  const { say } = words
  const counts = end.counts ?? [0, 0, 0, 0, 0]
  const order = [...seats.keys()].sort((a, b) => count(end.schools[a]) - count(end.schools[b]))
  function count(school: Ingredient | undefined): number {
    return school === undefined ? 0 : counts[kindOf(school)]
  }
  return (
    <Panel title={say('web.compendium.end.schools')}>
      <ul className={styles['schools']}>
        {order.map((seat, index) => {
          const school = end.schools[seat]
          if (school === undefined) return null
          return (
            <li key={seat} className={styles['school']} style={{ animationDelay: `${index * 350}ms` }}>
              <Cube ingredient={school} size="l" silent />
              <span>
                <PlayerName name={seats[seat]?.name ?? ''} colour={seats[seat]?.colour ?? ''} />
                <small>
                  {ingredientName(school, words)} · {count(school)}
                </small>
              </span>
              <b className={styles['points']}>+{at(view.players, seat).score.award}</b>
            </li>
          )
        })}
      </ul>
      {end.undealt.length > 0 && (
        <p className={styles['undealt']}>
          {say('compendium.word.undealtSchools', {
            schools: words.list(end.undealt.map((school) => ingredientName(school, words))),
          })}
        </p>
      )}
    </Panel>
  )
}
