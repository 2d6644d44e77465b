import { numberOfDay } from '@athanor/alchemy/puzzle'
import { useWords } from '@athanor/lessons/words.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { PageHead } from '../../app/PageHead.tsx'
import { Shell } from '../../app/Shell.tsx'
import { useSchool } from '../useSchool.ts'
import { Archive } from './Archive.tsx'
import styles from './PuzzlePage.module.css'
import { PuzzleSheet } from './PuzzleSheet.tsx'
import { dayAt, streakOf } from './puzzleRecord.ts'
import { usePuzzle } from './usePuzzle.ts'

/** A day's puzzle: today's where no day is named. */
export function PuzzlePage({ day: named }: { readonly day: string | null }) {
  const { say } = useWords()
  const [today] = useState(() => dayAt(new Date()))
  const day = named ?? today
  const { puzzles } = useSchool()
  const streak = streakOf(puzzles, today)
  const isKnown = numberOfDay(day) !== null && day <= today
  const puzzle = usePuzzle(isKnown ? day : null)
  return (
    <Shell title={say('school.puzzle.title')}>
      <div className={styles['page']}>
        <PageHead
          back={
            <Link href="/learn" className={styles['back'] ?? ''}>
              ← {say('school.page.title')}
            </Link>
          }
          title={say('school.puzzle.title')}
          lead={`${say('school.puzzle.streak', { days: streak })} ${say('school.puzzle.lead')}`}
        />
        {!isKnown && (
          <p>
            {say('school.puzzle.noneThen')} <Link href="/learn/puzzle">{say('school.puzzle.toToday')}</Link>
          </p>
        )}
        {puzzle !== null && <PuzzleSheet key={puzzle.day} puzzle={puzzle} today={today} />}
        <Archive day={day} today={today} />
      </div>
    </Shell>
  )
}
