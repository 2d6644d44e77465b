import { classes } from '@athanor/ui/lib/classes.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { memo } from 'react'
import { Resource } from './pieces/Resource.tsx'
import type { ResearchProspect } from './prospects.ts'
import { prospectInWords } from './prospectWords.ts'
import styles from './TableChips.module.css'
import { useWords } from './words.ts'

const cx = classes(styles)

interface TableChipsProps {
  readonly prospects: readonly ResearchProspect[]
  onResearch(prospect: ResearchProspect): void
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
