import type { PreviewChance } from '@athanor/alchemists'
import type { Potion } from '@athanor/alchemy'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { percent } from '@athanor/alchemy-ui/percent.ts'
import { useWords } from '../words.ts'
import styles from './PotionOdds.module.css'

/** What two ingredients may make: a bar for every potion, as long as it is likely. */
export function PotionOdds({ chances }: { readonly chances: readonly PreviewChance<Potion>[] }) {
  const words = useWords()
  return (
    <ul className={styles['odds']} aria-label={words.say('web.alchemists.mayMake')}>
      {chances.map(({ of, chance }) => (
        <li key={of} style={{ flexGrow: Math.max(0.12, chance) }}>
          <Flask potion={of} label={words.say(`alchemy.potion.${of}`)} />
          <span>{percent(chance, words)}</span>
        </li>
      ))}
    </ul>
  )
}
