import { icon as solvedArt } from 'virtual:icon/check-mark'
import { dayOfNumber, firstDay, numberOfDay } from '@athanor/alchemy/puzzle'
import { useWords } from '@athanor/lessons/words.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { useId } from 'react'
import { Link, useLocation } from 'wouter'
import { useSchool } from '../useSchool.ts'
import styles from './PuzzlePage.module.css'

/** Days that can be reached with one touch; any other by its date. */
const near = 14

interface ArchiveProps {
  readonly day: string
  readonly today: string
}

/** The puzzles of the days before. */
export function Archive({ day, today }: ArchiveProps) {
  const { say } = useWords()
  const { locale } = useSettings()
  const { puzzles } = useSchool()
  const [, go] = useLocation()
  const dateId = useId()
  const last = numberOfDay(today) ?? 0
  const days = Array.from({ length: Math.min(near, last) }, (_, before) => dayOfNumber(last - before))
  return (
    <section className={styles['archive']}>
      <h2>{say('school.puzzle.archive')}</h2>
      <ol className={styles['days']}>
        {days.map((each) => {
          const isSolved = typeof puzzles[each]?.solvedOn === 'string'
          return (
            <li key={each}>
              <Link
                href={each === today ? '/learn/puzzle' : `/learn/puzzle/${each}`}
                aria-current={each === day ? 'page' : undefined}
              >
                <time dateTime={each}>
                  {new Date(`${each}T12:00:00`).toLocaleDateString(locale, { day: 'numeric', month: 'short' })}
                </time>
                {isSolved && <Icon art={solvedArt} label={say('school.puzzle.solved')} />}
              </Link>
            </li>
          )
        })}
      </ol>
      <p className={styles['date']}>
        <label htmlFor={dateId}>{say('school.puzzle.date')}</label>
        <input
          id={dateId}
          type="date"
          min={firstDay}
          max={today}
          value={day}
          onChange={({ target }) => {
            const wanted = target.value
            if (numberOfDay(wanted) !== null && wanted <= today) go(`/learn/puzzle/${wanted}`)
          }}
        />
      </p>
    </section>
  )
}
