import { apprentices } from '@athanor/apprentices'
import styles from './Wish.module.css'
import { useWords } from './words.ts'

interface WishProps {
  readonly wish: string
  /** Whose it is, where several people share the screen. */
  readonly player: string
  onSettle(wish: string): void
}

/** DR-81: what a player has settled about helping others, once for all. */
export function Wish({ wish, player, onSettle }: WishProps) {
  const words = useWords()
  const label = words.say('web.apprentices.wishOf', { player })
  return (
    <label className={styles['wish']} title={label}>
      <span>{words.say('web.apprentices.help')}</span>
      <select aria-label={label} value={wish} onChange={(event) => onSettle(event.target.value)}>
        {(apprentices.autoResponse?.wishes ?? []).map((each) => (
          <option key={each} value={each}>
            {words.data({ id: `apprentices.wish.${each}` })}
          </option>
        ))}
      </select>
    </label>
  )
}
