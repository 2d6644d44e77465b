import { alchemicals } from '@athanor/alchemy'
import type { PuzzleTask } from '@athanor/alchemy/puzzle'
import { useWords } from '@athanor/lessons/words.ts'
import { AlchemicalTile, IngredientTile, Tiles } from '../Pieces.tsx'
import { type AnswerDraft, withIngredient } from './answerDraft.ts'

interface AnswerTilesProps {
  readonly task: PuzzleTask
  readonly draft: AnswerDraft
  onChange(draft: AnswerDraft): void
}

/** The pieces that an answer is made of; all eight ingredients are answered in the notebook itself. */
export function AnswerTiles({ task, draft, onChange }: AnswerTilesProps) {
  const { say } = useWords()
  if (task.kind === 'assignment') return null
  const [offered, most] = task.kind === 'theory' ? [task.among, 1] : [task.hand, 2]
  return (
    <>
      <Tiles label={say('school.puzzle.ingredients', { kind: task.kind })} look="cards">
        {offered.map((ingredient) => (
          <IngredientTile
            key={ingredient}
            ingredient={ingredient}
            state={draft.ingredients.includes(ingredient) ? 'chosen' : 'open'}
            onPress={() => onChange(withIngredient(draft, ingredient, most))}
          />
        ))}
      </Tiles>
      {task.kind === 'theory' && (
        <Tiles label={say('school.puzzle.alchemicals')}>
          {alchemicals.map((alchemical) => (
            <AlchemicalTile
              key={alchemical}
              alchemical={alchemical}
              state={draft.alchemical === alchemical ? 'chosen' : 'open'}
              onPress={() => onChange({ ...draft, alchemical })}
            />
          ))}
        </Tiles>
      )}
    </>
  )
}
