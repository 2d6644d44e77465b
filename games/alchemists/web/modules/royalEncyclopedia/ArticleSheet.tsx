import { type ArticleSpace, articleSpaces, type Colour, type Ingredient, type Sign } from '@athanor/alchemy'
import { AspectSign } from '@athanor/alchemy-ui/AspectSign.tsx'
import { FlaskShape } from '@athanor/alchemy-ui/FlaskShape.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { useWords } from '../../words.ts'
import styles from './Article.module.css'

const cx = classes(styles)

interface SheetProps {
  readonly colour: Colour
  readonly signs: readonly (Sign | undefined)[]
  readonly ingredients: readonly (Ingredient | undefined)[]
  /** Spaces whose ingredient has another sign than the article says. */
  readonly wrong?: readonly ArticleSpace[]
}

/** G-086: an article as it lies open: two signs, and below each two ingredients on spaces of their own. */
export function ArticleSheet({ colour, signs, ingredients, wrong = [] }: SheetProps) {
  const { say } = useWords()
  return (
    <span className={cx('sheet')}>
      <span className={cx('ribbon', colour)}>
        <AspectSign colour={colour} sign={null} label={say(`alchemy.colour.${colour}`)} />
      </span>
      {[0, 1].map((row) => {
        const sign = signs[row]
        return (
          <span key={row} className={cx('line')}>
            {sign === undefined ? (
              <span className={cx('unset')} aria-hidden>
                ?
              </span>
            ) : (
              <FlaskShape body={colour} sign={sign} label={say('alchemists.value.sign', { sign })} />
            )}
            {articleSpaces.slice(row * 2, row * 2 + 2).map((space) => {
              const ingredient = ingredients[articleSpaces.indexOf(space)]
              return (
                <span key={space} className={cx('tile', space, wrong.includes(space) && 'wrong')}>
                  {ingredient === undefined ? (
                    <span className={cx('unset')} aria-hidden>
                      ?
                    </span>
                  ) : (
                    <Medal ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
                  )}
                </span>
              )
            })}
          </span>
        )
      })}
    </span>
  )
}
