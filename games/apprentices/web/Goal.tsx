import { icon as goalArt } from 'virtual:icon/stairs-goal'
import { topOfStairs } from '@athanor/apprentices'
import { Icon } from '@athanor/ui/Icon.tsx'
import styles from './Goal.module.css'
import { useWords } from './words.ts'

/** D-166: the top of the stairs, where the game is won. */
export function Goal({ as: Tag }: { readonly as: 'li' | 'span' }) {
  const { say } = useWords()
  return (
    <Tag className={styles['goal']} title={say('web.apprentices.goal')}>
      <Icon art={goalArt} />
      <span className="visually-hidden">{say('web.apprentices.goal')}: </span>
      {topOfStairs}
    </Tag>
  )
}
