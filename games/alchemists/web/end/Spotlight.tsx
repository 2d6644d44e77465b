import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { classes } from '@athanor/ui/lib/classes.ts'
import { signed } from '@athanor/ui/lib/withMinus.ts'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { SealFace } from '../pieces/Pieces.tsx'
import { useWords } from '../words.ts'
import styles from './Spotlight.module.css'
import type { TruthVerdict } from './verdicts.ts'

const cx = classes(styles)

interface SpotlightProps {
  readonly verdict: TruthVerdict
  readonly seats: readonly TableSeat[]
  readonly isTurned: boolean
}

/** One ingredient on the stage: what it is said to be, and then what it is, with the seals turned over. */
export function Spotlight({ verdict, seats, isTurned }: SpotlightProps) {
  const { say } = useWords()
  const { ingredient, truth, theory, isRight, seals } = verdict
  return (
    <section className={cx('stage')} aria-live="polite">
      <div className={cx('hero')}>
        <Medal ingredient={ingredient} />
        <h2>{say(`alchemy.ingredient.${ingredient}`)}</h2>
      </div>
      <div className={cx('claim')}>
        <small>{say('web.alchemists.published')}</small>
        {theory === null ? (
          <p className={cx('none')}>{say('alchemists.value.nothing')}</p>
        ) : (
          <AlchemicalSign alchemical={theory.alchemical} label={say(`alchemy.alchemical.${theory.alchemical}`)} />
        )}
      </div>
      <div className={cx('truth')}>
        <small>{say('web.alchemists.truth')}</small>
        <span className={cx('token', isTurned && 'turned')}>
          <span className={cx('cover')} aria-hidden>
            ?
          </span>
          <span className={cx('face')}>
            {isTurned && <AlchemicalSign alchemical={truth} label={say(`alchemy.alchemical.${truth}`)} />}
          </span>
        </span>
        {isTurned && theory !== null && (
          <b className={cx('stamp', isRight ? 'right' : 'wrong')}>
            {say('web.alchemists.judged', { right: isRight ? 'yes' : 'no' })}
          </b>
        )}
      </div>
      {seals.length > 0 && (
        <ul className={cx('seals')}>
          {seals.map(({ seat, seal, points }, number) => (
            <li key={seat} style={{ animationDelay: `${number * 260}ms` }}>
              <WaxSeal colour={seats[seat]?.colour ?? ''} size={34} />
              <PlayerName name={seats[seat]?.name ?? ''} colour={seats[seat]?.colour ?? ''} />
              {isTurned && seal !== undefined && (
                <>
                  <SealFace seal={seal} label={say(`alchemists.seal.${seal}`)} />
                  <b className={cx('points')} data-good={points > 0 || undefined} data-bad={points < 0 || undefined}>
                    {signed(points)}
                  </b>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
