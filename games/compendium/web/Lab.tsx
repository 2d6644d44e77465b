import { ingredients, kinds, total, type View } from '@athanor/compendium'
import { countedIngredient, ingredientAmong } from '@athanor/compendium/narration'
import { CountUp } from '@athanor/ui/CountUp.tsx'
import { memo } from 'react'
import { Cube } from './Cube.tsx'
import styles from './Lab.module.css'
import { leastPile } from './leastPile.ts'
import { useWords } from './words.ts'

interface LabProps {
  readonly view: View
  /** The hand is being spent elsewhere on the page: only the school is shown. */
  readonly schoolOnly: boolean
}

/** What lies behind my screen: my school and my cubes. Nobody else's page has it. */
export const Lab = memo(function Lab({ view, schoolOnly }: LabProps) {
  const words = useWords()
  const { say } = words
  const { hand, school, reserve, end } = view
  if (hand === null || (schoolOnly && school === null)) return null
  const pile = school === null || end !== null ? null : leastPile(reserve, hand, school)
  return (
    <section className={styles['lab']} aria-label={say('web.compendium.behindScreen')}>
      <p className={styles['caption']} aria-hidden>
        {pile === null ? (
          <b>{say('web.compendium.yourHand')}</b>
        ) : (
          <span>{say('web.compendium.schoolBrief', pile)}</span>
        )}
      </p>
      {school !== null && (
        <div className={styles['school']}>
          <Cube ingredient={school} size="l" silent />
          <p>
            <span className={styles['schoolName']}>{say('web.compendium.school', { school })}</span>
            {pile !== null && (
              <small title={say('web.compendium.schoolHint')}>{say('web.compendium.schoolLeast', pile)}</small>
            )}
          </p>
        </div>
      )}
      {!schoolOnly && (
        <ul className={styles['hand']} aria-label={say('web.compendium.hand', { count: total(hand) })}>
          {kinds.map((kind) => {
            const ingredient = ingredients[kind]
            const count = hand[kind]
            return (
              <li
                key={kind}
                className={styles['lot']}
                data-anchor={`hand:${ingredient}`}
                data-none={count === 0 || undefined}
              >
                <span className="visually-hidden">{countedIngredient(ingredient, count, words)}</span>
                <span className={styles['fan']} aria-hidden>
                  {Array.from({ length: Math.max(1, Math.min(count, 4)) }, (_, index) => (
                    <Cube key={index} ingredient={ingredient} size="l" silent />
                  ))}
                </span>
                <span className={styles['count']} aria-hidden>
                  <CountUp value={count} />
                </span>
                <span className={styles['name']} aria-hidden>
                  {ingredientAmong(ingredient, count, words)}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
})
