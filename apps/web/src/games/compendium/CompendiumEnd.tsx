import { icon as crownArt } from 'virtual:icon/laurel-crown'
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
import { countedIngredient, ingredientName } from '@athanor/compendium-telling'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../../app/words.tsx'
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
import styles from './CompendiumEnd.module.css'
import { Cube, CubeLots } from './Cube.tsx'
import { fameHistory } from './fameHistory.ts'

type Props = EndProps<CompendiumShape>

/** The order of the final count (RR-42). Without schools the counting and the cards fall out (RR-41). */
const scenes = ['hands', 'counts', 'schools', 'winner'] as const
type Scene = (typeof scenes)[number]

/** How long each scene stands before the next begins by itself. */
const sceneTime = 2600

/** The final count as a show: screens lifted, piles counted, cards turned, and then who won and how it came. */
export function CompendiumEnd(props: Props) {
  const { shown, outcome, seats, actions } = props
  const words = useWords()
  const { say } = words
  const { view } = shown.sight
  const programme = useMemo(() => programmeOf(view), [view])
  const [at, setAt] = useState(() => (calmMotion() ? programme.length - 1 : 0))
  const last = programme.length - 1
  useEffect(() => {
    if (at >= last) return
    const clock = setTimeout(() => setAt(at + 1), sceneTime)
    return () => clearTimeout(clock)
  }, [at, last])
  const reached = (scene: Scene) => programme.indexOf(scene) >= 0 && programme.indexOf(scene) <= at
  const end = view.end
  if (end === null) return null
  const winners = outcome.seats.filter(({ place }) => place === 1)
  const level = outcome.seats.filter(({ total }) => total === winners[0]?.total).length
  return (
    <div className={styles['end']}>
      <div className={styles['show']}>
        <header className={styles['title']}>
          <h1>{reached('winner') ? say('web.end.title') : say('web.end.counting')}</h1>
          {at < last && (
            <span className={styles['skip']}>
              <Button onClick={() => setAt(at + 1)}>{say('web.end.next')}</Button>
              <Button look="primary" onClick={() => setAt(last)}>
                {say('web.end.skip')}
              </Button>
            </span>
          )}
        </header>
        {reached('winner') && (
          <section className={styles['winner']} aria-live="polite">
            {winners.map(({ seat }) => (
              <span key={seat} className={styles['seal']}>
                <WaxSeal colour={seats[seat]?.colour ?? ''} size={92} />
                <Icon art={crownArt} />
              </span>
            ))}
            <p>
              {say('compendium.event.gameEnded', {
                winners: words.list(winners.map(({ seat }) => seats[seat]?.name ?? '')),
                count: winners.length,
                total: winners[0]?.total ?? 0,
              })}
              {/* */}
              {level > winners.length && <small>{say('web.compendium.end.tieBreak')}</small>}
            </p>
          </section>
        )}
        {reached('hands') && <Hands {...props} end={end} view={view} />}
        {reached('counts') && <Counts end={end} view={view} />}
        {reached('schools') && <Schools {...props} end={end} view={view} />}
      </div>
      <div className={styles['result']}>
        <Panel look="parchment">
          <ScoreSheet
            caption={say('web.end.scoreSheet')}
            rows={sourcesOf(view).map((source) => say(sourceNames[source]))}
            totalLabel={say('web.end.total')}
            placeLabel={say('web.end.place')}
            columns={outcome.seats.map(({ seat, place, breakdown }) => {
              const points = sourcesOf(view).map((source) => {
                const found = breakdown.find((each) => each.source === source)?.points ?? 0
                if (source === 'halfPoints' && !reached('hands')) return 0
                if (source === 'award' && !reached('schools')) return 0
                return found
              })
              return {
                name: seats[seat]?.name ?? '',
                colour: seats[seat]?.colour ?? '',
                place: reached('winner') ? place : null,
                total: points.reduce((sum, each) => sum + each, 0),
                points,
              }
            })}
          />
        </Panel>
        {reached('winner') && (
          <>
            <div className={styles['actions']}>{actions}</div>
            <Fame {...props} />
          </>
        )}
      </div>
    </div>
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
            <b className={styles['points']}>+{view.players[number]?.score.halfPoints ?? 0}</b>
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
              <b className={styles['points']}>+{view.players[seat]?.score.award ?? 0}</b>
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

function Fame({ log, seats }: Props) {
  const { say } = useWords()
  const history = useMemo(() => (log === null ? null : fameHistory(log)), [log])
  if (history === null) return null
  return (
    <Panel title={say('web.end.chart')}>
      <LineChart
        title={say('web.end.chart')}
        xLabel={say('web.end.moves')}
        tableLabel={say('web.end.numbers')}
        labels={history.moves.map(String)}
        series={seats.map(({ name, colour }, seat) => ({ name, colour, values: history.fame[seat] ?? [] }))}
      />
    </Panel>
  )
}
