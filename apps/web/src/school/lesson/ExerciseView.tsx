import { alchemicals, type Ingredient, ingredients } from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { nameOf } from '@athanor/alchemy-ui/notebook/factWords.ts'
import { demoPotion } from '@athanor/lessons/demo.ts'
import type { Exercise } from '@athanor/lessons/lesson.ts'
import { CauldronScene } from '@athanor/lessons/scenes.tsx'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { Tile, type TileProps, Tiles } from '../Pieces.tsx'
import type { LessonProgress } from './attempt.ts'
import styles from './LessonPage.module.css'
import { cellId, isDone, partsOf } from './parts.ts'

interface ExerciseProps {
  readonly exercise: Exercise
  readonly attempt: LessonProgress
  onPress(id: string): void
}

/** What lies on the desk, and what can be pressed. */
export function ExerciseView({ exercise, attempt, onPress }: ExerciseProps) {
  const words = useLoadedWords()
  const { say } = words
  const stateOf = (id: string, taken: 'right' | 'struck'): NonNullable<TileProps['state']> => {
    if (attempt.taken.includes(id)) return taken
    if (attempt.wrong === id) return 'wrong'
    return attempt.hinted === id ? 'hinted' : 'open'
  }
  return (
    <>
      {exercise.show !== undefined && <div className={styles['scene']}>{exercise.show}</div>}
      {exercise.kind === 'mix' && (
        <>
          <div className={styles['scene']}>
            <CauldronScene
              pair={ingredients.filter((each) => attempt.taken.includes(each))}
              potion={isDone(exercise, attempt.taken) ? demoPotion(exercise.pair) : null}
            />
          </div>
          <Tiles label={say('school.lesson.ingredients')} look="cards">
            {ingredients.map((ingredient) => (
              <Tile
                key={ingredient}
                label={nameOf(ingredient, words)}
                named
                picture={<Medal ingredient={ingredient} />}
                state={stateOf(ingredient, 'right')}
                onPress={() => onPress(ingredient)}
              />
            ))}
          </Tiles>
        </>
      )}
      {exercise.kind === 'pick' && (
        <Tiles label={say('school.lesson.choices')} look={exercise.look}>
          {partsOf(exercise).map(({ id, label, picture }) => (
            <Tile
              key={id}
              label={label(words)}
              named={exercise.look !== 'pieces'}
              picture={picture}
              state={stateOf(id, 'right')}
              onPress={() => onPress(id)}
            />
          ))}
        </Tiles>
      )}
      {exercise.kind === 'mark' &&
        exercise.columns.map((ingredient) => (
          <Column
            key={ingredient}
            exercise={exercise}
            ingredient={ingredient}
            taken={attempt.taken}
            stateOf={(id) => stateOf(id, 'struck')}
            onPress={onPress}
          />
        ))}
    </>
  )
}

interface ColumnProps {
  readonly exercise: Exercise
  readonly ingredient: Ingredient
  readonly taken: readonly string[]
  stateOf(id: string): NonNullable<TileProps['state']>
  onPress(id: string): void
}

/** One column of the grid, large enough for a thumb. */
function Column({ exercise, ingredient, taken, stateOf, onPress }: ColumnProps) {
  const words = useLoadedWords()
  const name = nameOf(ingredient, words)
  const wanted = partsOf(exercise).filter(({ id, wrong }) => id.startsWith(`${ingredient} `) && wrong === null)
  return (
    <section className={styles['column']}>
      <h2>
        <Medal ingredient={ingredient} /> {name}{' '}
        <span>
          {words.say('school.lesson.count', {
            count: wanted.filter(({ id }) => taken.includes(id)).length,
            all: wanted.length,
          })}
        </span>
      </h2>
      <Tiles label={name}>
        {alchemicals.map((alchemical) => {
          const id = cellId(ingredient, alchemical)
          return (
            <Tile
              key={id}
              label={words.say(`alchemy.alchemical.${alchemical}`)}
              picture={<AlchemicalSign alchemical={alchemical} />}
              state={stateOf(id)}
              onPress={() => onPress(id)}
            />
          )
        })}
      </Tiles>
    </section>
  )
}
