import type { Fact } from '@athanor/alchemy'
import { Medal } from '../Ingredients.tsx'
import { factSentence } from './factWords.ts'
import styles from './Notebook.module.css'
import { ingredientsOf } from './place.ts'
import { useWords } from './words.ts'

/** A fact in words, beside what it speaks of. */
export function FactLine({ fact }: { readonly fact: Fact }) {
  const words = useWords()
  const told = fact.kind === 'hunch' ? fact.fact : fact
  const pictured = told.kind === 'publication' || told.kind === 'leaning' ? [told.ingredient] : ingredientsOf(told)
  return (
    <span className={styles['fact']}>
      <span className={styles['medals']} aria-hidden>
        {pictured.map((ingredient) => (
          <Medal key={ingredient} ingredient={ingredient} />
        ))}
      </span>
      <span>{factSentence(fact, words)}</span>
    </span>
  )
}
