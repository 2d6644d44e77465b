import { type HardFact, ingredientPairs, made } from '@athanor/alchemy'
import type { CellState } from '@athanor/alchemy-ui/notebook/Cell.tsx'
import { Grid } from '@athanor/alchemy-ui/notebook/Grid.tsx'
import sheet from '@athanor/alchemy-ui/notebook/Notebook.module.css'
import type { NotebookPlace } from '@athanor/alchemy-ui/notebook/place.ts'
import { Triangle } from '@athanor/alchemy-ui/notebook/Triangle.tsx'
import { tokensOf } from '@athanor/alchemy-ui/notebook/tokens.ts'
import { demoPotion } from '@athanor/lessons/demo.ts'
import type { Lesson } from '@athanor/lessons/lesson.ts'
import { useWords } from '@athanor/lessons/words.ts'
import { useMemo } from 'react'
import type { LessonProgress } from './attempt.ts'
import { cellId, isDone, rightIn } from './parts.ts'

interface LessonNotebookProps {
  readonly lesson: Lesson
  /** null after the last exercise. */
  readonly attempt: LessonProgress | null
}

/** The real notebook beside the exercise: it fills as the lesson goes on. */
export function LessonNotebook({ lesson, attempt }: LessonNotebookProps) {
  const { say } = useWords()
  const { facts, crosses } = useMemo(() => writtenIn(lesson, attempt), [lesson, attempt])
  const tokens = useMemo(() => (facts.length === 0 ? ingredientPairs.map(() => []) : tokensOf(facts)), [facts])
  const cellAt = useMemo(
    () =>
      (place: NotebookPlace): CellState => ({
        chance: null,
        mark: place.kind === 'cell' && crosses.has(cellId(place.ingredient, place.alchemical)) ? 'cross' : undefined,
        note: undefined,
        aid: 'none',
      }),
    [crosses],
  )
  return (
    <section className={sheet['notebook']} aria-label={say('school.lesson.notebook')}>
      <header className={sheet['head']}>
        <h2>{say('school.lesson.notebook')}</h2>
      </header>
      <div className={sheet['paper']}>
        <Triangle tokens={tokens} lit={[]} selected={null} onSelect={() => undefined} />
        <Grid cellAt={cellAt} selected={null} lit={[]} withLuminaries={false} onPress={() => undefined} />
      </div>
      <p className={sheet['quiet']}>{say('school.lesson.box')}</p>
    </section>
  )
}

/** What stands in the notebook so far: what exercises brought, and the crosses that were made. */
function writtenIn(lesson: Lesson, attempt: LessonProgress | null) {
  const at = attempt?.at ?? lesson.exercises.length
  let facts: readonly HardFact[] = []
  const crosses = new Set<string>()
  for (const [place, exercise] of lesson.exercises.entries()) {
    if (place > at) break
    facts = exercise.facts ?? facts
    const taken = place === at ? (attempt?.taken ?? []) : null
    if (exercise.kind === 'mix' && (taken === null || isDone(exercise, taken))) {
      facts = [...facts, made(...exercise.pair, demoPotion(exercise.pair))]
    }
    if (exercise.kind === 'mark') {
      for (const id of taken ?? rightIn(exercise)) crosses.add(id)
    }
  }
  return { facts, crosses }
}
