import { type Aid, aids } from '@athanor/alchemy'
import { Button } from '@athanor/ui/Button.tsx'
import styles from './Notebook.module.css'
import { useWords } from './words.ts'

/** Asked once on a device: to deduce is the game, so nobody takes that over without being told to. */
export function AidQuestion({ onChoose }: { onChoose(aid: Aid): void }) {
  const { say } = useWords()
  return (
    <section className={styles['detail']} aria-label={say('notebook.aid.title')}>
      <h3>{say('notebook.aid.title')}</h3>
      <p className={styles['quiet']}>{say('notebook.aid.houseRule')}</p>
      {aids
        .filter((aid) => aid !== 'none')
        .map((aid) => (
          <Button key={aid} wide onClick={() => onChoose(aid)}>
            {say('notebook.aid.offer', { aid })}
          </Button>
        ))}
    </section>
  )
}
