import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { Link } from 'wouter'
import { Shell } from '../app/Shell.tsx'
import { path } from './courses.ts'
import { GuidedGames } from './GuidedGames.tsx'
import { Owl } from './Owl.tsx'
import { Path } from './Path.tsx'
import styles from './SchoolPage.module.css'
import { useSchool } from './useSchool.ts'

/** The school: the path of lessons, the puzzle of the day, and the way to a first game. */
export function SchoolPage() {
  const words = useLoadedWords()
  const { say } = words
  const { done } = useSchool()
  const next = path.find(({ id }) => !done.includes(id))
  return (
    <Shell title={say('school.page.title')}>
      <div className={styles['page']}>
        <header className={styles['head']}>
          <h1>{say('school.page.title')}</h1>
          <Owl>{say('school.page.lead')}</Owl>
          {next !== undefined && (
            <Link href={`/learn/${next.id}`} className={styles['next'] ?? ''}>
              {say('school.page.goOn', { lesson: next.title(words) })}
            </Link>
          )}
          <GuidedGames />
        </header>
        <Path current={null} />
      </div>
    </Shell>
  )
}
