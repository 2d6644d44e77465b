import { type Alchemical, alchemicals, type Ingredient, ingredients, luminaryOf } from '@athanor/alchemy'
import { classes } from '@athanor/ui/lib/classes.ts'
import { memo } from 'react'
import { AlchemicalSign } from '../AlchemicalSign.tsx'
import { Medal } from '../Ingredients.tsx'
import { CellGrid, type GridProps } from './CellGrid.tsx'
import { nameOf } from './factWords.ts'
import styles from './Notebook.module.css'
import type { GridPlace } from './place.ts'
import { useWords } from './words.ts'

const cx = classes(styles)

interface DeductionProps extends GridProps {
  /** Ingredients that facts in the light speak of. */
  readonly lit: readonly Ingredient[]
  readonly withLuminaries: boolean
}

const places: readonly (readonly GridPlace[])[] = alchemicals.map((alchemical) =>
  ingredients.map((ingredient) => ({ kind: 'cell', ingredient, alchemical })),
)

/** The deduction grid under its row of ingredients. */
export const Grid = memo(function Grid({ lit, withLuminaries, ...grid }: DeductionProps) {
  const words = useWords()
  const { selected, onPress } = grid
  const chosen =
    selected?.kind === 'pair' ? selected.pair : selected?.kind === 'ingredient' ? [selected.ingredient] : []
  return (
    <CellGrid
      {...grid}
      label={words.say('notebook.sheet.grid')}
      pressable={ingredients.length}
      head={(item) =>
        ingredients.map((ingredient, column) => (
          <th
            key={ingredient}
            scope="col"
            {...item(column)}
            aria-selected={chosen.includes(ingredient)}
            aria-label={nameOf(ingredient, words)}
            title={nameOf(ingredient, words)}
            data-lit={lit.includes(ingredient) || undefined}
            onClick={() => onPress({ kind: 'ingredient', ingredient })}
          >
            <Medal ingredient={ingredient} />
          </th>
        ))
      }
      rows={alchemicals.map((alchemical, row) => ({
        head: <RowHead alchemical={alchemical} withLuminary={withLuminaries} />,
        places: places[row] ?? [],
      }))}
      isLit={(place) => place.kind === 'cell' && (lit.includes(place.ingredient) || chosen.includes(place.ingredient))}
    />
  )
})

interface RowHeadProps {
  readonly alchemical: Alchemical
  readonly withLuminary: boolean
}

const RowHead = memo(function RowHead({ alchemical, withLuminary }: RowHeadProps) {
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
})
