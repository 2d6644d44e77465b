import { type Alchemical, alchemicals, type Ingredient, ingredients, luminaryOf } from '@athanor/alchemy'
import type { KeyboardEvent } from 'react'
import { memo } from 'react'
import { AlchemicalSign } from '../alchemy/AlchemicalSign.tsx'
import { Medal } from '../alchemy/Ingredients.tsx'
import { useWords } from '../app/words.tsx'
import { classes } from '../lib/classes.ts'
import { useRoving } from '../lib/useRoving.ts'
import { CellContent, type CellFace, cellText } from './Cell.tsx'
import { nameOf } from './factWords.ts'
import styles from './Notebook.module.css'
import { type Place, samePlace } from './place.ts'

const cx = classes(styles)

interface GridProps {
  faceAt(place: Place): CellFace
  readonly selected: Place | null
  /** Ingredients that facts in the light speak of. */
  readonly lit: readonly Ingredient[]
  readonly withLuminaries: boolean
  onPress(place: Place): void
}

/** The deduction grid under its row of ingredients, one stop of the Tab key; arrows go about in it. */
export const Grid = memo(function Grid({ faceAt, selected, lit, withLuminaries, onPress }: GridProps) {
  const words = useWords()
  const { say } = words
  const roving = useRoving(ingredients.length * (alchemicals.length + 1), () => ingredients.length)
  const chosen =
    selected?.kind === 'pair' ? selected.pair : selected?.kind === 'ingredient' ? [selected.ingredient] : []
  return (
    <table
      role="grid"
      className={cx('grid')}
      aria-label={say('notebook.sheet.grid')}
      {...roving.group}
      onKeyDown={(event) => {
        pressByKey(event)
        roving.group.onKeyDown(event)
      }}
    >
      <thead>
        <tr>
          <td />
          {ingredients.map((ingredient, column) => (
            <th
              key={ingredient}
              scope="col"
              {...roving.item(column)}
              aria-selected={chosen.includes(ingredient)}
              aria-label={nameOf(ingredient, words)}
              title={nameOf(ingredient, words)}
              data-lit={lit.includes(ingredient) || undefined}
              onClick={() => onPress({ kind: 'ingredient', ingredient })}
            >
              <Medal ingredient={ingredient} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {alchemicals.map((alchemical, row) => (
          <tr key={alchemical}>
            <RowHead alchemical={alchemical} withLuminary={withLuminaries} />
            {ingredients.map((ingredient, column) => {
              const place: Place = { kind: 'cell', ingredient, alchemical }
              const face = faceAt(place)
              return (
                <td
                  key={ingredient}
                  {...roving.item((row + 1) * ingredients.length + column)}
                  className={cx('cell')}
                  data-sure={face.chance === 1 || undefined}
                  data-out={face.chance === 0 || undefined}
                  data-lit={lit.includes(ingredient) || chosen.includes(ingredient) || undefined}
                  aria-selected={samePlace(place, selected)}
                  aria-label={cellLabel(ingredient, alchemical, cellText(face, words))}
                  style={likely(face)}
                  onClick={() => onPress(place)}
                >
                  <CellContent face={face} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )

  function cellLabel(ingredient: Ingredient, alchemical: Alchemical, said: string): string {
    return say('notebook.sheet.cell', {
      ingredient: nameOf(ingredient, words),
      alchemical: say(`alchemy.alchemical.${alchemical}`),
      said: said === '' ? say('notebook.sheet.empty') : said,
    })
  }
})

/** Enter and space press what the keyboard stands on. */
export function pressByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  const target = event.target as HTMLElement
  if (target.dataset['roving'] === undefined) return
  event.preventDefault()
  target.click()
}

/** The likelier, the stronger the colour of a cell; only where chances may be seen. */
export function likely({ chance, aid }: CellFace): Readonly<Record<`--${string}`, number>> {
  return { '--likely': aid === 'advice' ? (chance ?? 0) : 0 }
}

function RowHead({ alchemical, withLuminary }: { readonly alchemical: Alchemical; readonly withLuminary: boolean }) {
  const { say } = useWords()
  const luminary = luminaryOf(alchemical)
  const name = say(`alchemy.alchemical.${alchemical}`)
  return (
    <th scope="row" title={name}>
      <AlchemicalSign alchemical={alchemical} label={name} />
      {withLuminary && (
        <span className={cx('luminary')} role="img" aria-label={say('notebook.sheet.luminary', { luminary })}>
          {luminary === 'solar' ? '☀' : '☾'}
        </span>
      )}
    </th>
  )
}
