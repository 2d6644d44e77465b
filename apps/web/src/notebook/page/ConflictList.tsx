import { icon as deleteArt } from 'virtual:icon/cancel'
import type { IngredientPair } from '@athanor/alchemy'
import { pairName } from '@athanor/alchemy-ui/notebook/factWords.ts'
import styles from '@athanor/alchemy-ui/notebook/Notebook.module.css'
import { IconButton } from '@athanor/ui/Button.tsx'
import { useWords } from './words.ts'

interface ConflictListProps {
  readonly conflicts: readonly IngredientPair[]
  onRemove(pair: IngredientPair): void
}

/** the pairs of theories that carry conflict tokens. */
export function ConflictList({ conflicts, onRemove }: ConflictListProps) {
  const words = useWords()
  if (conflicts.length === 0) return null
  return (
    <ul className={styles['facts']} aria-label={words.say('notebook.page.conflicts')}>
      {conflicts.map((pair) => {
        const ingredients = pairName(pair, words)
        return (
          <li key={ingredients}>
            <span className={styles['fact']}>{words.say('notebook.page.conflict', { ingredients })}</span>
            <IconButton
              icon={deleteArt}
              label={words.say('notebook.page.removeConflict', { ingredients })}
              onClick={() => onRemove(pair)}
            />
          </li>
        )
      })}
    </ul>
  )
}
