import { dieColours, highestPrice, lowestPrice, type State } from '@athanor/apprentices'
import { classes } from '@athanor/ui/lib/classes.ts'
import { memo } from 'react'
import styles from './Market.module.css'
import { Die } from './pieces/Die.tsx'
import { useWords } from './words.ts'

const cx = classes(styles)

const prices = Array.from({ length: highestPrice - lowestPrice + 1 }, (_, step) => highestPrice - step)

/** D-015, D-105: what the next die costs, and which are left. */
export const Market = memo(function Market({
  price,
  pool,
  lit,
}: Pick<State, 'price' | 'pool'> & { readonly lit: boolean }) {
  const { say } = useWords()
  return (
    <section
      className={cx('market')}
      data-anchor="market"
      data-lit={lit || undefined}
      aria-label={say('web.apprentices.market')}
    >
      <h2>{say('web.apprentices.nextDie')}</h2>
      <ol className={cx('prices')} aria-label={say('web.apprentices.priceIs', { price })}>
        {prices.map((each) => (
          <li key={each} className={cx('price', each === price && 'current', each > price && 'past')} aria-hidden>
            {each}
          </li>
        ))}
      </ol>
      <ul className={cx('pool')} aria-label={say('web.apprentices.diceLeft')}>
        {dieColours.map((colour, index) => (
          <li key={colour} className={cx('lot', pool[index] === 0 && 'gone')}>
            <Die colour={colour} face={null} size="xs" silent />
            <span className="visually-hidden">{say('web.apprentices.dieColour', { colour })}: </span>
            {pool[index] ?? 0}
          </li>
        ))}
      </ul>
    </section>
  )
})
