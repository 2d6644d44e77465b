import type { DebunkQuestion, Ingredient, Publications } from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { nameOf } from '@athanor/alchemy-ui/notebook/factWords.ts'
import { Picks } from '@athanor/alchemy-ui/Picks.tsx'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Switch } from '@athanor/ui/Field.tsx'
import { useState } from 'react'
import styles from './ExplainScreen.module.css'
import { hasConflict, notedBeside, withConflict, withTheory } from './notedBoard.ts'
import { TheoryPicker } from './TheoryPicker.tsx'

interface NotedTheoriesProps {
  readonly question: DebunkQuestion
  readonly asked: readonly Ingredient[]
  readonly board: Publications
  onNote(board: Publications): void
}

/** The theories on the board, as somebody noted them. They stay noted until they fall or are taken away. */
export function NotedTheories({ question, asked, board, onNote }: NotedTheoriesProps) {
  const words = useWords()
  const { say } = words
  const { theories } = board
  const others = notedBeside(board, asked)
  // What was noted before is to be seen, and corrected where the table has moved on.
  const [wasNoted] = useState(() => Object.keys(theories).length > 0)
  const isPairNoted = asked.every((each) => theories[each] !== undefined)
  return (
    <details className={styles['theories']} open={wasNoted}>
      <summary>{say('reader.explain.theories')}</summary>
      {asked.map((ingredient) => (
        <TheoryPicker
          key={ingredient}
          ingredient={ingredient}
          theories={theories}
          onChoose={(alchemical) => onNote(withTheory(board, ingredient, alchemical))}
        />
      ))}
      {question.kind === 'demonstration' && isPairNoted && (
        <Switch
          label={say('reader.explain.marked')}
          checked={hasConflict(board, question.ingredients)}
          onChange={(isMarked) => onNote(withConflict(board, question.ingredients, isMarked))}
        />
      )}
      {others.length > 0 && (
        <Picks
          label={say('reader.explain.alsoNoted')}
          look="claims"
          items={others}
          isChosen={() => true}
          face={(ingredient) => {
            const alchemical = theories[ingredient]
            return (
              <>
                <Medal ingredient={ingredient} label={nameOf(ingredient, words)} />
                {alchemical !== undefined && (
                  <AlchemicalSign alchemical={alchemical} label={say(`alchemy.alchemical.${alchemical}`)} />
                )}
              </>
            )
          }}
          onPick={(ingredient) => onNote(withTheory(board, ingredient, undefined))}
        />
      )}
    </details>
  )
}
