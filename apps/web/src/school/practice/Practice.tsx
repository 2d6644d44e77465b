import { icon as leaveArt } from 'virtual:icon/cancel'
import { icon as nextArt } from 'virtual:icon/check-mark'
import { icon as hintArt } from 'virtual:icon/light-bulb'
import type { Shape } from '@athanor/kernel'
import type { Exercise, Lesson, Said } from '@athanor/lessons/lesson.ts'
import { Unhinted } from '@athanor/tabletop/Hint.tsx'
import { Button } from '@athanor/ui/Button.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { Tray } from '@athanor/ui/Tray.tsx'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { use, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { loadClient } from '../../games/clients.ts'
import { Table } from '../../table/Table.tsx'
import { Progress } from '../lesson/Progress.tsx'
import { Owl } from '../Owl.tsx'
import styles from './Practice.module.css'
import { openPracticeTable, type Verdict } from './practiceTable.ts'

interface PracticeProps {
  readonly lesson: Lesson
  readonly exercise: Extract<Exercise, { kind: 'act' }>
  readonly at: number
  /** Something was tried that was not asked for. */
  onWrong(): void
  onDone(): void
  /** The learner wanted to be shown. */
  onShown(): void
  onNext(): void
}

/** An exercise at the table itself: the teacher speaks above it, and what is asked is done as in any game. */
export function Practice({ lesson, exercise, at, onWrong, onDone, onShown, onNext }: PracticeProps) {
  const client = use(loadClient(exercise.task.game))
  const words = useLoadedWords()
  const { say } = words
  const [, go] = useLocation()
  const [done, setDone] = useState(false)
  const [wrong, setWrong] = useState<Said | null>(null)
  const judged = useHandler((verdict: Verdict<Shape>) => {
    if (verdict === 'done') {
      setDone(true)
      onDone()
    } else {
      setWrong(() => verdict.wrong)
      onWrong()
    }
  })
  const { task } = exercise
  const [you, rival] = [say('school.act.you'), say('school.act.rival')]
  const source = useMemo(() => {
    const seats = client.game.colours
      .slice(0, 2)
      .map((colour, seat) => ({ name: seat === task.seat ? you : rival, colour, bot: null, present: true }))
    return openPracticeTable(client.game, task, seats, judged)
  }, [client, task, you, rival, judged])
  const isLast = at + 1 === lesson.exercises.length
  const said = done ? exercise.after : wrong
  // Whoever is told that something was wrong hears it once more when it is tried again.
  useEffect(() => {
    if (done) document.querySelector<HTMLElement>('#decision')?.focus({ preventScroll: true })
  }, [done])
  return (
    <Unhinted value>
      <Table
        client={client}
        source={source}
        live
        notice={
          <section
            aria-label={lesson.title(words)}
            className={styles['lecture']}
            data-tone={done ? 'right' : wrong === null ? undefined : 'wrong'}
          >
            <header className={styles['head']}>
              <Link href="/learn" className={styles['leave'] ?? ''} aria-label={say('school.lesson.leave')}>
                <Icon art={leaveArt} />
              </Link>
              <Progress at={at} count={lesson.exercises.length} />
              {!done && (
                <Button
                  look="quiet"
                  icon={hintArt}
                  onClick={() => {
                    onShown()
                    source.show()
                  }}
                >
                  {say('school.act.show')}
                </Button>
              )}
            </header>
            <Owl aside>
              {(said ?? exercise.text)(words)}
              {said !== null && !done && <small className={styles['task']}>{exercise.text(words)}</small>}
            </Owl>
          </section>
        }
        {...(done
          ? {
              controls: (
                <Tray
                  title={say('school.act.done')}
                  active
                  question={null}
                  actions={
                    <Button look="primary" icon={nextArt} onClick={onNext}>
                      {isLast ? say('school.lesson.finish') : say('school.lesson.next')}
                    </Button>
                  }
                />
              ),
            }
          : {})}
        menu={
          <Button wide onClick={() => go('/learn')}>
            {say('school.lesson.leave')}
          </Button>
        }
      />
    </Unhinted>
  )
}
