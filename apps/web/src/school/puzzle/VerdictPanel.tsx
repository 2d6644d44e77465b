import { type Alchemical, ingredients } from '@athanor/alchemy'
import type { DailyPuzzle, PuzzleVerdict } from '@athanor/alchemy/puzzle'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { FactList } from '@athanor/alchemy-ui/notebook/FactList.tsx'
import { nameOf } from '@athanor/alchemy-ui/notebook/factWords.ts'
import { useWords } from '@athanor/lessons/words.ts'
import styles from './PuzzlePage.module.css'
import type { PuzzleRecord } from './puzzleRecord.ts'

interface VerdictProps {
  readonly verdict: PuzzleVerdict
  readonly puzzle: DailyPuzzle
  readonly record: PuzzleRecord
}

/** Whether an answer is right; a wrong one shows what speaks against it. */
export function VerdictPanel({ verdict, puzzle, record }: VerdictProps) {
  const words = useWords()
  const { say } = words
  switch (verdict.kind) {
    case 'right':
      return (
        <section className={styles['verdict']} data-right>
          <h2>{say('school.puzzle.right')}</h2>
          <p>{say('school.puzzle.rightText', { wrong: record.wrong })}</p>
        </section>
      )
    case 'impossible':
      return (
        <section className={styles['verdict']}>
          <p className={styles['claim']}>
            <Medal ingredient={verdict.theory.ingredient} /> <Sign alchemical={verdict.theory.alchemical} />
            <span>
              {say('school.puzzle.impossible', {
                ingredient: nameOf(verdict.theory.ingredient, words),
                count: verdict.because.length,
              })}
            </span>
          </p>
          <FactList
            facts={puzzle.clues}
            places={verdict.because}
            label={say('school.puzzle.clues')}
            onPoint={() => undefined}
          />
        </section>
      )
    case 'unsure':
      return (
        <section className={styles['verdict']}>
          <p>{say('school.puzzle.unsure')}</p>
          <ul className={styles['world']}>
            {ingredients.map((ingredient) => (
              <li key={ingredient} data-lit={ingredient === verdict.theory.ingredient || undefined}>
                <Medal ingredient={ingredient} label={nameOf(ingredient, words)} />
                <Sign alchemical={verdict.instead[ingredient]} />
              </li>
            ))}
          </ul>
        </section>
      )
    case 'open':
      return (
        <section className={styles['verdict']}>
          <p className={styles['claim']}>
            <Flask potion={verdict.potion} />
            <span>
              {say('school.puzzle.open', { potion: say('notebook.fact.potion', { potion: verdict.potion }) })}
            </span>
          </p>
          <p className={styles['claim']}>
            {puzzle.task.kind === 'experiment' && (
              <Medal ingredient={puzzle.task.ingredient} label={nameOf(puzzle.task.ingredient, words)} />
            )}
            {verdict.left.map((alchemical) => (
              <Sign key={alchemical} alchemical={alchemical} />
            ))}
          </p>
        </section>
      )
  }
}

function Sign({ alchemical }: { readonly alchemical: Alchemical }) {
  const { say } = useWords()
  return <AlchemicalSign alchemical={alchemical} label={say(`alchemy.alchemical.${alchemical}`)} />
}
