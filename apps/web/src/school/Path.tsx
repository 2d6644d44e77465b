import { icon as positionArt } from 'virtual:icon/cauldron'
import { icon as doneArt } from 'virtual:icon/check-mark'
import { icon as puzzleArt } from 'virtual:icon/puzzle'
import type { LessonCard } from '@athanor/lessons/lesson.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { use, useState } from 'react'
import { Link } from 'wouter'
import { gameTitle, loadCards } from '../games/clients.ts'
import { gameCourses, path } from './courses.ts'
import { scienceLessons } from './lessons/lessons.ts'
import styles from './Path.module.css'
import { dayAt, streakOf } from './puzzle/puzzleRecord.ts'
import { useSchool } from './useSchool.ts'

/** All lessons, what is done, and the puzzle of the day. */
export function Path({ current }: { readonly current: string | null }) {
  use(loadCards())
  const words = useLoadedWords()
  const { say } = words
  return (
    <nav className={styles['path']} aria-label={say('school.page.path')} data-spread={current === null || undefined}>
      <Lessons title={say('school.page.first')} cards={scienceLessons.first} current={current} />
      <DailyLinks />
      <Lessons title={say('school.page.further')} cards={scienceLessons.further} current={current} />
      {gameCourses.map(({ game, cards }) => (
        <Lessons key={game} title={gameTitle(game, words)} cards={cards} current={current} />
      ))}
    </nav>
  )
}

interface LessonsProps {
  readonly title: string
  readonly cards: readonly LessonCard[]
  readonly current: string | null
}

function Lessons({ title, cards, current }: LessonsProps) {
  const words = useLoadedWords()
  const { say } = words
  const { done } = useSchool()
  return (
    <section className={styles['course']}>
      <h2>{title}</h2>
      <ol>
        {cards.map((card) => (
          <li key={card.id}>
            <Link
              href={`/learn/${card.id}`}
              className={styles['lesson'] ?? ''}
              aria-current={card.id === current ? 'page' : undefined}
            >
              <span className={styles['number']} data-done={done.includes(card.id) || undefined}>
                {done.includes(card.id) ? (
                  <Icon art={doneArt} label={say('school.page.done')} />
                ) : (
                  path.indexOf(card) + 1
                )}
              </span>
              <span className={styles['name']}>{card.title(words)}</span>
              <span className={styles['minutes']}>{say('school.page.minutes', { minutes: card.minutes })}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What there is anew every day. */
function DailyLinks() {
  const { say } = useLoadedWords()
  const { puzzles, positions } = useSchool()
  const [today] = useState(() => dayAt(new Date()))
  const days = { puzzle: streakOf(puzzles, today), position: streakOf(positions, today) }
  return (
    <div className={styles['daily']}>
      <Link href="/learn/puzzle" className={styles['puzzle'] ?? ''}>
        <span className={styles['coin']} aria-hidden>
          <Icon art={puzzleArt} />
        </span>
        <strong>{say('school.puzzle.title')}</strong>
        <span>{say('school.page.puzzleText', { days: days.puzzle })}</span>
      </Link>
      <Link href="/learn/position" className={styles['puzzle'] ?? ''}>
        <span className={styles['coin']} aria-hidden>
          <Icon art={positionArt} />
        </span>
        <strong>{say('school.position.title')}</strong>
        <span>{say('school.page.positionText', { days: days.position })}</span>
      </Link>
    </div>
  )
}
