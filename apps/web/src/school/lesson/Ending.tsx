import type { Lesson } from '@athanor/lessons/lesson.ts'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { Link } from 'wouter'
import { lessonAfter } from '../courses.ts'
import { GuidedGames } from '../GuidedGames.tsx'
import { Owl } from '../Owl.tsx'
import school from '../SchoolPage.module.css'
import { slipsIn } from '../schoolStore.ts'
import { useSchool } from '../useSchool.ts'
import type { Effort } from './attempt.ts'

interface EndingProps {
  readonly lesson: Lesson
  readonly effort: Effort
}

/** After a lesson: what it took, the next one, and a game at any time. */
export function Ending({ lesson, effort }: EndingProps) {
  const words = useLoadedWords()
  const { say } = words
  const { efforts } = useSchool()
  const best = efforts[lesson.id] ?? effort
  const next = lessonAfter(lesson.id)
  return (
    <>
      <Owl>
        {say('school.lesson.ended')} {say('school.lesson.effort', { ...effort })}{' '}
        {slipsIn(best) < slipsIn(effort) && say('school.lesson.best', { ...best })}
      </Owl>
      <Link href={next === undefined ? '/learn' : `/learn/${next.id}`} className={school['next'] ?? ''}>
        {next === undefined ? say('school.lesson.leave') : say('school.page.goOn', { lesson: next.title(words) })}
      </Link>
      <GuidedGames />
    </>
  )
}
