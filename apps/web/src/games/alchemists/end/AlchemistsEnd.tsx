import { icon as crownArt } from 'virtual:icon/laurel-crown'
import { type AlchemistsShape, rulesAt } from '@athanor/alchemists'
import { ingredients } from '@athanor/alchemy'
import { useEffect, useState } from 'react'
import { useWords } from '../../../app/words.tsx'
import { classes } from '../../../lib/classes.ts'
import { calmMotion } from '../../../lib/motion.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ScoreSheet } from '../../../ui/ScoreSheet.tsx'
import { WaxSeal } from '../../../ui/WaxSeal.tsx'
import type { EndProps } from '../../gameClient.ts'
import { revelations } from '../modules/revelations.ts'
import styles from './AlchemistsEnd.module.css'
import { LookingBack } from './LookingBack.tsx'
import { RunningCount } from './RunningCount.tsx'
import { Spotlight } from './Spotlight.tsx'
import { Truths } from './Truths.tsx'
import { verdictsOf } from './verdicts.ts'

const cx = classes(styles)

export type AlchemistsEndProps = EndProps<AlchemistsShape>

/** How long an ingredient stands covered, and how long it is looked at; one that nobody wrote about needs less. */
const coveredTime = 800
const shownTime = { disputed: 2000, plain: 900 } as const

/** Each ingredient comes twice: covered, and then turned over. */
const beats = 2
const turned = ingredients.length * beats

/** A-370..A-378: the Big Revelation, ingredient by ingredient, then the count, and then a look back. */
export function AlchemistsEnd({ shown, outcome, seats, actions, log }: AlchemistsEndProps) {
  const words = useWords()
  const { say } = words
  const { table } = shown.sight.view
  const { end } = table
  // What modules bring to light comes after the ingredients, one after the other.
  const more = revelations.filter(({ isIn }) => isIn(table))
  const last = turned + more.length
  const [at, setAt] = useState(() => (calmMotion() ? last : 0))
  const number = Math.min(ingredients.length, Math.floor(at / beats))
  const isTurned = at < turned && at % beats === 1
  const ingredient = ingredients[number]
  const verdicts = verdictsOf(table)
  const verdict = ingredient === undefined ? undefined : verdicts?.find((each) => each.ingredient === ingredient)
  const isStanding = isTurned || at >= turned
  const time = isStanding ? shownTime[verdict?.theory === null ? 'plain' : 'disputed'] : coveredTime
  useEffect(() => {
    if (at >= last) return
    const clock = setTimeout(() => setAt(at + 1), time)
    return () => clearTimeout(clock)
  }, [at, time, last])
  if (verdicts === null) return null
  const winners = outcome.seats.filter(({ place }) => place === 1)
  const level = outcome.seats.filter(({ total }) => total === winners[0]?.total).length
  const sources = rulesAt(table)
    .scorers.map(({ source }) => source)
    .filter((source) =>
      outcome.seats.some(({ breakdown }) => breakdown.some((each) => each.source === source && each.points !== 0)),
    )
  const isOver = at >= last
  // So many ingredients lie open.
  const open = number + (isTurned ? 1 : 0)
  return (
    <div className={cx('end')}>
      <header>
        <h1>{isOver ? say('web.alchemists.result') : say('web.alchemists.revelation')}</h1>
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
            <span key={seat} className={cx('crowned')}>
              <WaxSeal colour={seats[seat]?.colour ?? ''} size={84} />
              <Icon art={crownArt} />
            </span>
          ))}
          <p>
            {say('web.alchemists.winner', {
              winners: words.list(winners.map(({ seat }) => seats[seat]?.name ?? '')),
              count: winners.length,
              total: winners[0]?.total ?? 0,
            })}
            {/* AR-61 */}
            {level > winners.length && <small> {say('web.alchemists.tieBreak')}</small>}
          </p>
        </section>
      )}
      {verdict !== undefined && (
        <Spotlight key={verdict.ingredient} verdict={verdict} seats={seats} isTurned={isTurned} />
      )}
      <Truths verdicts={verdicts} seats={seats} open={open} />
      {end !== null &&
        more
          .slice(0, Math.max(0, at - turned + 1))
          .map(({ Scene }, place) => <Scene key={place} view={shown.sight.view} end={end} seats={seats} />)}
      {isOver ? (
        <>
          <Panel look="parchment">
            <ScoreSheet
              caption={say('web.end.scoreSheet')}
              rows={sources.map((source) => say(`alchemists.score.${source}`))}
              totalLabel={say('web.alchemists.total')}
              placeLabel={say('web.end.place')}
              columns={outcome.seats.map(({ seat, place, total, breakdown }) => ({
                name: seats[seat]?.name ?? '',
                colour: seats[seat]?.colour ?? '',
                place,
                total,
                points: sources.map((source) => breakdown.find((each) => each.source === source)?.points ?? 0),
              }))}
            />
          </Panel>
          <div className={cx('actions')}>{actions}</div>
          {log !== null && <LookingBack log={log} seats={seats} />}
        </>
      ) : (
        <RunningCount table={table} outcome={outcome} verdicts={verdicts.slice(0, open)} seats={seats} />
      )}
    </div>
  )
}
