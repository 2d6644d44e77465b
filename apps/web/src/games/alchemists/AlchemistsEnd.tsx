import { icon as crownArt } from 'virtual:icon/laurel-crown'
import { type AlchemistsShape, type End, rulesAt, theoryOn, type View } from '@athanor/alchemists'
import { ingredients } from '@athanor/alchemy'
import { useEffect, useState } from 'react'
import { AlchemicalSign } from '../../alchemy/AlchemicalSign.tsx'
import { Medal } from '../../alchemy/Ingredients.tsx'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import { calmMotion } from '../../lib/motion.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScoreSheet } from '../../ui/ScoreSheet.tsx'
import { WaxSeal } from '../../ui/WaxSeal.tsx'
import type { EndProps } from '../gameClient.ts'
import styles from './AlchemistsEnd.module.css'
import { SealFace } from './pieces/Pieces.tsx'

const cx = classes(styles)

type Props = EndProps<AlchemistsShape>

/** How long each ingredient of the Big Revelation stands before the next one. */
const sceneTime = 900

/** A-370..A-378: the Big Revelation, ingredient by ingredient, then the count. */
export function AlchemistsEnd(props: Props) {
  const { shown, outcome, seats, actions } = props
  const words = useWords()
  const { say } = words
  const { view } = shown.sight
  const [at, setAt] = useState(() => (calmMotion() ? ingredients.length : 0))
  useEffect(() => {
    if (at >= ingredients.length) return
    const clock = setTimeout(() => setAt(at + 1), sceneTime)
    return () => clearTimeout(clock)
  }, [at])
  const { end } = view.table
  if (end === null) return null
  const isOver = at >= ingredients.length
  const winners = outcome.seats.filter(({ place }) => place === 1)
  const level = outcome.seats.filter(({ total }) => total === winners[0]?.total).length
  const sources = rulesAt(view.table)
    .scorers.map(({ source }) => source)
    .filter((source) =>
      outcome.seats.some(({ breakdown }) => breakdown.some((each) => each.source === source && each.points !== 0)),
    )
  return (
    <div className={cx('end')}>
      <header>
        <h1>{isOver ? say('web.alchemists.result') : say('web.alchemists.revelation')}</h1>
        {!isOver && (
          <span className={cx('skip')}>
            <Button look="primary" onClick={() => setAt(ingredients.length)}>
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
      <Revelation view={view} end={end} seats={seats} shown={at} />
      {isOver && (
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
        </>
      )}
    </div>
  )
}

interface RevelationProps extends Pick<Props, 'seats'> {
  readonly view: View
  readonly end: End
  /** So many ingredients are turned already. */
  readonly shown: number
}

/** Each ingredient with what it really is, what was published about it, and the seals that lay there. */
function Revelation({ view, end, seats, shown }: RevelationProps) {
  const { say } = useWords()
  return (
    <ul className={cx('truths')} aria-label={say('web.alchemists.revelation')}>
      {ingredients.map((ingredient, number) => {
        const theory = theoryOn(view.table, ingredient)
        const truth = end.answers[ingredient]
        const isTurned = number < shown
        return (
          <li
            key={ingredient}
            className={cx('truth', isTurned && theory !== null && (theory.alchemical === truth ? 'right' : 'wrong'))}
          >
            <Medal ingredient={ingredient} />
            <b>{say(`alchemy.ingredient.${ingredient}`)}</b>
            <span className={cx('sign')}>
              {isTurned ? (
                <AlchemicalSign alchemical={truth} label={say(`alchemy.alchemical.${truth}`)} />
              ) : (
                <span aria-hidden>?</span>
              )}
            </span>
            {isTurned && theory !== null && (
              <span className={cx('seals')}>
                <small>{say('web.alchemists.judged', { right: theory.alchemical === truth ? 'yes' : 'no' })}</small>
                {theory.seals.map((seat) => {
                  const seal = end.placed[seat]?.[ingredient]
                  return (
                    <span key={seat}>
                      <WaxSeal colour={seats[seat]?.colour ?? ''} size={24} label={seats[seat]?.name ?? ''} />
                      {seal !== undefined && <SealFace seal={seal} label={say(`alchemists.seal.${seal}`)} />}
                    </span>
                  )
                })}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
