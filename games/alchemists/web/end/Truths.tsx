import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { classes } from '@athanor/ui/lib/classes.ts'
import { signed } from '@athanor/ui/lib/withMinus.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { SealFace } from '../pieces/Pieces.tsx'
import { useWords } from '../words.ts'
import styles from './Truths.module.css'
import type { TruthVerdict } from './verdicts.ts'

const cx = classes(styles)

interface TruthsProps {
  readonly verdicts: readonly TruthVerdict[]
  readonly seats: readonly TableSeat[]
  /** So many lie open. */
  readonly open: number
}

/** Each ingredient with what it really is, what was published about it, and the seals that lay there. */
export function Truths({ verdicts, seats, open }: TruthsProps) {
  const { say } = useWords()
  return (
    <ul className={cx('truths')} aria-label={say('web.alchemists.revelation')}>
      {verdicts.map(({ ingredient, truth, theory, isRight, seals }, number) => {
        const isOpen = number < open
        return (
          <li
            key={ingredient}
            className={cx('truth', isOpen && theory !== null && (isRight ? 'right' : 'wrong'), !isOpen && 'covered')}
          >
            <span className={cx('name')}>
              <Medal ingredient={ingredient} />
              <b>{say(`alchemy.ingredient.${ingredient}`)}</b>
            </span>
            <span className={cx('sign')}>
              {isOpen ? (
                <AlchemicalSign alchemical={truth} label={say(`alchemy.alchemical.${truth}`)} />
              ) : (
                <span aria-hidden>?</span>
              )}
            </span>
            {isOpen && theory !== null && (
              <span className={cx('seals')}>
                <small>{say('web.alchemists.judged', { right: isRight ? 'yes' : 'no' })}</small>
                {seals.map(({ seat, seal, points }) => (
                  <span key={seat} className={cx('seal')}>
                    <WaxSeal colour={seats[seat]?.colour ?? ''} size={24} label={seats[seat]?.name ?? ''} />
                    {seal !== undefined && <SealFace seal={seal} label={say(`alchemists.seal.${seal}`)} />}
                    <span>{signed(points)}</span>
                  </span>
                ))}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
