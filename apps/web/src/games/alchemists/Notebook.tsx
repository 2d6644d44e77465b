import { knowledgeOf, type View } from '@athanor/alchemists'
import { alchemicals, chanceOfAlchemical, ingredientIndex, ingredientPairs, ingredients } from '@athanor/alchemy'
import { memo } from 'react'
import { AlchemicalSign } from '../../alchemy/AlchemicalSign.tsx'
import { Flask } from '../../alchemy/Flask.tsx'
import { Medal } from '../../alchemy/Ingredients.tsx'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import styles from './Notebook.module.css'

const cx = classes(styles)

/** Half of a diamond's height, in columns of the grid. */
const half = 0.5
const height = 4

/** What I know: the results triangle over the deduction grid, which share one row of ingredients. */
export const Notebook = memo(function Notebook({ view }: { readonly view: View }) {
  const words = useWords()
  const { say } = words
  if (view.own === null) return null
  const { notebook, chances } = knowledgeOf(view)
  const noteOf = (one: string, other: string) =>
    notebook.triangle.findLast(({ pair }) => pair[0] === one && pair[1] === other)
  return (
    <section className={cx('notebook')} aria-label={say('web.alchemists.notebook')}>
      <h2>{say('web.alchemists.notebook')}</h2>
      <svg className={cx('triangle')} viewBox={`0 0 8 ${height}`} aria-hidden>
        {ingredientPairs.map(([one, other]) => {
          const a = ingredientIndex(one)
          const b = ingredientIndex(other)
          const x = (a + b) / 2 + half
          const y = height - (b - a) * half
          const note = noteOf(one, other)
          return (
            <g key={`${one}${other}`}>
              <path
                className={cx('diamond', note !== undefined && 'known')}
                d={`M${x} ${y - half + 0.03}l${half - 0.03} ${half - 0.03}-${half - 0.03} ${half - 0.03}-${half - 0.03}-${half - 0.03}Z`}
              />
              {note?.potions.map((potion, place) => (
                <svg
                  key={potion}
                  x={x - 0.31 + (place - (note.potions.length - 1) / 2) * 0.24}
                  y={y - 0.36}
                  width={0.62}
                  height={0.7}
                  viewBox="0 0 62 70"
                  overflow="visible"
                >
                  <Flask potion={potion} />
                </svg>
              ))}
            </g>
          )
        })}
      </svg>
      <ul className="visually-hidden">
        {notebook.triangle.map(({ pair, potions, result }) => (
          <li key={result}>
            {say('web.alchemists.noted', {
              ingredients: words.list(pair.map((each) => say(`alchemy.ingredient.${each}`))),
              potions: words.list(potions.map((each) => say(`alchemy.potion.${each}`))),
            })}
          </li>
        ))}
      </ul>
      <table className={cx('grid')}>
        <caption className="visually-hidden">{say('web.alchemists.grid')}</caption>
        <thead>
          <tr>
            <td />
            {ingredients.map((ingredient) => (
              <th key={ingredient} scope="col">
                <Medal ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {alchemicals.map((alchemical) => (
            <tr key={alchemical}>
              <th scope="row">
                <AlchemicalSign alchemical={alchemical} label={say(`alchemy.alchemical.${alchemical}`)} />
              </th>
              {ingredients.map((ingredient) => {
                const chance = chanceOfAlchemical(chances, ingredient, alchemical)
                return (
                  <td
                    key={ingredient}
                    data-sure={chance === 1 || undefined}
                    data-out={chance === 0 || undefined}
                    style={likely(chance)}
                  >
                    {mark(chance)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
})

/** × for what is impossible, ✓ for what is certain, percent for the rest; possible things are never 0. */
function mark(chance: number): string {
  if (chance === 0) return '×'
  if (chance === 1) return '✓'
  return String(Math.min(99, Math.max(1, Math.round(chance * 100))))
}

/** The likelier, the stronger the colour of a cell. */
function likely(chance: number): Readonly<Record<`--${string}`, number>> {
  return { '--likely': chance }
}
