import { type Certainties, type HardFact, isOneOf } from '@athanor/alchemy'
import { at } from '@athanor/kernel'
import { Button } from '@athanor/ui/Button.tsx'
import { memo } from 'react'
import { AlchemicalSign } from '../AlchemicalSign.tsx'
import { Medal } from '../Ingredients.tsx'
import { nameOf } from './factWords.ts'
import styles from './Notebook.module.css'
import { useWords } from './words.ts'

interface CertainProps {
  readonly certainties: Certainties
  /** Beside a board there is room for signs only; what they say is told when one is pressed. */
  readonly short?: boolean
  onWhy(claim: HardFact): void
}

/** The theories that cannot be wrong, and those that can be wrong in one colour only. */
export const Certain = memo(function Certain({ certainties: { certain, hedged }, short = false, onWhy }: CertainProps) {
  const words = useWords()
  const { say } = words
  if (certain.length + hedged.length === 0) return null
  const theories = [
    ...certain.map(({ ingredient, alchemical }) => ({ ingredient, alchemicals: [alchemical], open: null })),
    ...hedged,
  ]
  if (short) {
    return (
      <section className={styles['known']} aria-label={say('notebook.sheet.theories')}>
        <h3>{say('notebook.sheet.theories')}</h3>
        <ul>
          {theories.map(({ ingredient, alchemicals, open }) => {
            const sure = open === null ? say('notebook.sheet.sure') : say('notebook.sheet.butOne', { colour: open })
            return (
              <li key={ingredient}>
                <button
                  type="button"
                  data-open={open ?? undefined}
                  title={sure}
                  onClick={() => onWhy(isOneOf(ingredient, ...alchemicals))}
                >
                  <Medal ingredient={ingredient} label={nameOf(ingredient, words)} />
                  <AlchemicalSign
                    alchemical={at(alchemicals, 0, 'alchemical')}
                    label={alchemicals.map((each) => say(`alchemy.alchemical.${each}`)).join(', ')}
                  />
                  <span className="visually-hidden">{sure}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </section>
    )
  }
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
