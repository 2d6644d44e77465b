import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import styles from './Progress.module.css'

/** How far a lesson has come. */
export function Progress({ at, count }: { readonly at: number; readonly count: number }) {
  const { say } = useLoadedWords()
  return (
    <ol
      className={styles['progress']}
      aria-label={say('school.lesson.progress', { at: Math.min(at + 1, count), count })}
    >
      {Array.from({ length: count }, (_, place) => (
        <li key={place} data-state={place < at ? 'done' : place === at ? 'now' : 'open'} />
      ))}
    </ol>
  )
}
