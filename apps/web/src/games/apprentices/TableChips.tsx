import { memo } from 'react'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import { notify } from '../../ui/notices.ts'
import { ValueCoin } from '../../ui/ValueCoin.tsx'
import { Resource } from './pieces/Resource.tsx'
import type { Prospect } from './prospects.ts'
import { prospectInWords } from './prospectWords.ts'
import styles from './TableChips.module.css'

const cx = classes(styles)

interface TableChipsProps {
  readonly prospects: readonly Prospect[]
  onResearch(prospect: Prospect): void
}

/** All tables at a glance beside the dice, where the tables themselves are in another pane. */
export const TableChips = memo(function TableChips({ prospects, onResearch }: TableChipsProps) {
  const words = useWords()
  const { say } = words
  return (
    <section className={cx('chips')}>
      <h3>{say('web.apprentices.research')}</h3>
      <ul>
        {prospects.map((prospect) => {
          const { table, now, later, points, missing } = prospect
          const look = now.length > 0 ? 'now' : later === null ? 'short' : 'later'
          const said = prospectInWords(prospect, words)
          return (
            <li key={table}>
              <button
                type="button"
                className={cx('chip', look)}
                data-open={look === 'now' || undefined}
                aria-disabled={look === 'short' || undefined}
                onClick={() => (look === 'short' ? notify(said) : onResearch(prospect))}
              >
                <span className="visually-hidden">
                  {say('web.apprentices.tableNumber', { table })}. {said}
                </span>
                <span className={cx('look')} aria-hidden>
                  <ValueCoin value={table} size="s" />
                  {look === 'short' ? (
                    <span className={cx('missing')}>
                      {points !== null && missing.map((type, index) => <Resource key={index} type={type} />)}
                    </span>
                  ) : (
                    <b>+{points}</b>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
})
