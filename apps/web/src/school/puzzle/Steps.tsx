import { type Ingredient, ingredients, type Theory } from '@athanor/alchemy'
import type { Inspection, ProofStep } from '@athanor/alchemy/puzzle'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { aspectName, nameOf, pairName } from '@athanor/alchemy-ui/notebook/factWords.ts'
import { useWords, type Words } from '@athanor/lessons/words.ts'
import { useEffect, useRef } from 'react'
import styles from './PuzzlePage.module.css'

/** The first steps of a shortest proof, each with what it strikes out. */
export function Steps({ steps }: { readonly steps: readonly ProofStep[] }) {
  const words = useWords()
  const { say } = words
  const list = useRef<HTMLOListElement>(null)
  // Below an answer that was wrong, the step that was asked for would be out of sight on a phone.
  useEffect(() => {
    if (steps.length > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [steps.length])
  if (steps.length === 0) return null
  return (
    <ol ref={list} className={styles['steps']} aria-label={say('school.puzzle.steps')}>
      {steps.map(({ look, struck }, place) => (
        <li key={place}>
          <p>
            {lookText(look, words)} {look.kind === 'alchemical' && <AlchemicalSign alchemical={look.alchemical} />}{' '}
            {say('school.puzzle.struck')}
          </p>
          {columnsIn(struck).map((ingredient) => (
            <p key={ingredient} className={styles['claim']}>
              <Medal ingredient={ingredient} label={nameOf(ingredient, words)} />
              {struck
                .filter((each) => each.ingredient === ingredient)
                .map(({ alchemical }) => (
                  <AlchemicalSign
                    key={alchemical}
                    alchemical={alchemical}
                    label={say(`alchemy.alchemical.${alchemical}`)}
                  />
                ))}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}

function columnsIn(struck: readonly Theory[]): readonly Ingredient[] {
  return ingredients.filter((ingredient) => struck.some((each) => each.ingredient === ingredient))
}

function lookText(look: Inspection, words: Words): string {
  const { say } = words
  switch (look.kind) {
    case 'clue':
      return say('school.look.clue', { number: look.clue + 1 })
    case 'ingredient':
      return say('school.look.ingredient', { ingredient: nameOf(look.ingredient, words) })
    case 'alchemical':
      return say('school.look.alchemical', { alchemical: say(`alchemy.alchemical.${look.alchemical}`) })
    case 'twins':
      return say('school.look.twins', { ingredients: pairName(look.ingredients, words) })
    case 'four':
      return say('school.look.four', { aspect: aspectName(look.aspect, words) })
  }
}
