import type { MessageId } from '@athanor/messages'
import { useWords } from '../../app/words.tsx'
import styles from './AlchemistsRules.module.css'

const parts = [
  'alchemists.rules.aim',
  'alchemists.rules.mixing',
  'alchemists.rules.secret',
  'alchemists.rules.order',
  'alchemists.rules.plan',
  'alchemists.rules.gather',
  'alchemists.rules.experiment',
  'alchemists.rules.sell',
  'alchemists.rules.publish',
  'alchemists.rules.debunk',
  'alchemists.rules.reputation',
  'alchemists.rules.round',
  'alchemists.rules.last',
  'alchemists.rules.count',
] as const satisfies readonly MessageId[]

/** The rules in our own words. Each part begins with its heading. */
export function AlchemistsRules() {
  const { say } = useWords()
  return (
    <div className={styles['rules']}>
      {parts.map((part) => {
        const text = say(part)
        const end = text.indexOf('. ')
        return (
          <section key={part}>
            <h3>{text.slice(0, end)}</h3>
            <p>{text.slice(end + 2)}</p>
          </section>
        )
      })}
    </div>
  )
}
