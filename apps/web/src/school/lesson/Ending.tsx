import { Link } from 'wouter'
import { useWords } from '../../app/words.tsx'
import { lessonAfter } from '../courses.ts'
import { GuidedGames } from '../GuidedGames.tsx'
import { Owl } from '../Owl.tsx'
import school from '../SchoolPage.module.css'

/** After a lesson: the next one, and a game at any time. */
export function Ending({ lesson }: { readonly lesson: string }) {
  const words = useWords()
  const { say } = words
  const next = lessonAfter(lesson)
  return (
    <>
      <Owl>{say('school.lesson.ended')}</Owl>
      <Link href={next === undefined ? '/learn' : `/learn/${next.id}`} className={school['next'] ?? ''}>
        {next === undefined ? say('school.lesson.leave') : say('school.page.goOn', { lesson: next.title(words) })}
      </Link>
      <GuidedGames />
    </>
  )
}
