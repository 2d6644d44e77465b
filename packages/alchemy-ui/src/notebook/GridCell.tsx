import { classes } from '@athanor/ui/lib/classes.ts'
import { memo } from 'react'
import { CellContent, type CellState, cellText } from './Cell.tsx'
import { nameOf, triggerName } from './factWords.ts'
import styles from './Notebook.module.css'
import type { GridPlace } from './place.ts'
import { useWords, type Words } from './words.ts'

const cx = classes(styles)

interface CellProps extends CellState {
  readonly place: GridPlace
  /** Where it stands in the grid, for the keys. */
  readonly index: number
  /** The one that Tab reaches. */
  readonly isCurrent: boolean
  readonly isLit: boolean
  readonly isSelected: boolean
  onPress(place: GridPlace): void
}

/** One cell. It is drawn again when something on it has changed, not when something has on another one. */
export const GridCell = memo(function GridCell(props: CellProps) {
  const { place, index, isCurrent, isLit, isSelected, onPress, ...cell } = props
  const words = useWords()
  return (
    <td
      className={cx('cell')}
      tabIndex={isCurrent ? 0 : -1}
      data-roving={index}
      data-sure={cell.chance === 1 || undefined}
      data-out={cell.chance === 0 || undefined}
      data-lit={isLit || undefined}
      aria-selected={isSelected}
      aria-label={cellLabel(place, cellText(cell, words), words)}
      style={likely(cell)}
      onClick={() => onPress(place)}
    >
      <CellContent cell={cell} />
    </td>
  )
})

function cellLabel(place: GridPlace, told: string, words: Words): string {
  const { say } = words
  const said = told === '' ? say('notebook.sheet.empty') : told
  return place.kind === 'cell'
    ? say('notebook.sheet.cell', {
        ingredient: nameOf(place.ingredient, words),
        alchemical: say(`alchemy.alchemical.${place.alchemical}`),
        said,
      })
    : say('notebook.sheet.golemCell', { part: place.part, trigger: triggerName(place.trigger, words), said })
}

/** The likelier, the stronger the colour of a cell; only where chances may be seen. */
function likely({ chance, aid }: CellState): Readonly<Record<`--${string}`, number>> {
  return { '--likely': aid === 'advice' ? (chance ?? 0) : 0 }
}
