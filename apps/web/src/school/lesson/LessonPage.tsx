import { icon as leaveArt } from 'virtual:icon/cancel'
import { icon as hintArt } from 'virtual:icon/light-bulb'
import type { Exercise, Lesson } from '@athanor/lessons/lesson.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Shell } from '../../app/Shell.tsx'
import { Owl } from '../Owl.tsx'
import { Path } from '../Path.tsx'
import { Practice } from '../practice/Practice.tsx'
import { useSchool } from '../useSchool.ts'
import {
  type Effort,
  hinted,
  type LessonProgress,
  newAttempt,
  nextAfter,
  noEffort,
  pressed,
  triedAtTable,
} from './attempt.ts'
import { Ending } from './Ending.tsx'
import { ExerciseView } from './ExerciseView.tsx'
import { LessonNotebook } from './LessonNotebook.tsx'
import styles from './LessonPage.module.css'
import { Progress } from './Progress.tsx'
import { isDone, leftIn, partsOf } from './parts.ts'

/** A lesson, one exercise at a time. */
export function LessonPage({ lesson }: { readonly lesson: Lesson }) {
  const words = useLoadedWords()
  const { say } = words
  const { finish } = useSchool()
  const [attempt, setAttempt] = useState<LessonProgress | null>(newAttempt)
  const [effort, setEffort] = useState<Effort>(noEffort)
  const title = lesson.title(words)
  const path = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const here = path.current?.querySelector<HTMLElement>('[aria-current]')
    if (path.current !== null && here) path.current.scrollTop = here.offsetTop - path.current.clientHeight / 2
  }, [])
  const go = () => {
    const next = attempt === null ? null : nextAfter(attempt, lesson)
    if (next === null && attempt !== null) {
      finish(lesson.id, attempt.effort)
      setEffort(attempt.effort)
    }
    setAttempt(next)
  }
  const exercise = attempt === null ? undefined : lesson.exercises[attempt.at]
  if (attempt !== null && exercise?.kind === 'act') {
    const tried = (how: 'right' | 'wrong' | 'shown') => setAttempt((now) => now && triedAtTable(now, how))
    return (
      <Practice
        key={attempt.at}
        lesson={lesson}
        exercise={exercise}
        at={attempt.at}
        onWrong={() => tried('wrong')}
        onDone={() => tried('right')}
        onShown={() => tried('shown')}
        onNext={go}
      />
    )
  }
  return (
    <Shell title={title}>
      <div className={styles['page']} data-notebook={lesson.notebook}>
        <div ref={path} className={styles['path']}>
          <Path current={lesson.id} />
        </div>
        <section className={styles['lesson']} aria-labelledby="lesson-title">
          <header className={styles['head']}>
            <Link href="/learn" className={styles['leave'] ?? ''} aria-label={say('school.lesson.leave')}>
              <Icon art={leaveArt} />
            </Link>
            <Progress at={attempt?.at ?? lesson.exercises.length} count={lesson.exercises.length} />
            <span>{say('school.page.minutes', { minutes: lesson.minutes })}</span>
          </header>
          <h1 id="lesson-title">{title}</h1>
          {exercise === undefined || attempt === null ? (
            <Ending lesson={lesson} effort={effort} />
          ) : (
            <Running
              key={attempt.at}
              exercise={exercise}
              attempt={attempt}
              isLast={attempt.at + 1 === lesson.exercises.length}
              onChange={setAttempt}
              onNext={go}
            />
          )}
        </section>
        {lesson.notebook === true && (
          <div className={styles['paper']}>
            <LessonNotebook lesson={lesson} attempt={attempt} />
          </div>
        )}
      </div>
    </Shell>
  )
}

interface RunningProps {
  readonly exercise: Exercise
  readonly attempt: LessonProgress
  readonly isLast: boolean
  onChange(attempt: LessonProgress): void
  onNext(): void
}

function Running({ exercise, attempt, isLast, onChange, onNext }: RunningProps) {
  const words = useLoadedWords()
  const { say } = words
  const isOver = isDone(exercise, attempt.taken)
  const wrong = partsOf(exercise).find(({ id }) => id === attempt.wrong)?.wrong ?? null
  const answer = isOver ? exercise.after : (wrong ?? undefined)
  const left = leftIn(exercise, attempt.taken)
  // What is said of a tap stands below what was tapped, wherever one has scrolled to.
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer !== undefined) said.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return (
    <>
      <Owl>{exercise.text(words)}</Owl>
      <ExerciseView exercise={exercise} attempt={attempt} onPress={(id) => onChange(pressed(attempt, exercise, id))} />
      <div ref={said} aria-live="assertive" className={styles['said']} data-right={isOver || undefined}>
        {answer !== undefined && <p>{answer(words)}</p>}
      </div>
      <footer className={styles['foot']}>
        {exercise.kind !== 'tell' && !isOver && (
          <Button icon={hintArt} onClick={() => onChange(hinted(attempt, exercise))}>
            {say('school.lesson.hint')}
          </Button>
        )}
        <Button look="primary" refusal={isOver ? null : say('school.lesson.notYet', { left })} onClick={onNext}>
          {isLast ? say('school.lesson.finish') : say('school.lesson.next')}
        </Button>
      </footer>
    </>
  )
}
