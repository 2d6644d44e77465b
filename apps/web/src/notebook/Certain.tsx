import { type Certainties, type HardFact, isOneOf } from '@athanor/alchemy'
import { memo } from 'react'
import { AlchemicalSign } from '../alchemy/AlchemicalSign.tsx'
import { Medal } from '../alchemy/Ingredients.tsx'
import { useWords } from '../app/words.tsx'
import { Button } from '../ui/Button.tsx'
import { nameOf } from './factWords.ts'
import styles from './Notebook.module.css'

interface CertainProps {
  readonly certainties: Certainties
  onWhy(claim: HardFact): void
}

/** The theories that cannot be wrong, and those that can be wrong in one colour only. */
export const Certain = memo(function Certain({ certainties: { certain, hedged }, onWhy }: CertainProps) {
  const words = useWords()
  const { say } = words
  if (certain.length + hedged.length === 0) return null
  const theories = [
    ...certain.map(({ ingredient, alchemical }) => ({ ingredient, alchemicals: [alchemical], open: null })),
    ...hedged,
  ]
  return (
    <section className={styles['certain']} aria-label={say('notebook.sheet.theories')}>
      <h3>{say('notebook.sheet.theories')}</h3>
      <ul className={styles['lines']}>
        {theories.map(({ ingredient, alchemicals, open }) => (
          <li key={ingredient}>
            <span className={styles['line']}>
              <Medal ingredient={ingredient} label={nameOf(ingredient, words)} />
              {alchemicals.map((each) => (
                <AlchemicalSign key={each} alchemical={each} label={say(`alchemy.alchemical.${each}`)} />
              ))}
              <span>{open === null ? say('notebook.sheet.sure') : say('notebook.sheet.butOne', { colour: open })}</span>
            </span>
            <Button look="quiet" onClick={() => onWhy(isOneOf(ingredient, ...alchemicals))}>
              {say('notebook.sheet.why')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
})
