import { classes } from '@athanor/ui/lib/classes.ts'
import { type Roving, useRoving } from '@athanor/ui/lib/useRoving.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import type { CellState } from './Cell.tsx'
import { GridCell } from './GridCell.tsx'
import styles from './Notebook.module.css'
import { type GridPlace, type NotebookPlace, samePlace } from './place.ts'

const cx = classes(styles)

/** What every grid is told by the notebook that it is in. */
export interface GridProps {
  cellAt(place: NotebookPlace): CellState
  readonly selected: NotebookPlace | null
  onPress(place: NotebookPlace): void
}

interface CellGridProps extends GridProps {
  readonly label: string
  /** The first line. What can be pressed in it is reached by the arrow keys as well. */
  head(item: Roving['item']): ReactNode
  /** Things in the first line that can be pressed. */
  readonly pressable?: number
  readonly rows: readonly GridRow[]
  readonly wide?: boolean
  isLit?(place: GridPlace): boolean
}

interface GridRow {
  readonly head: ReactNode
  readonly places: readonly GridPlace[]
}

/** Cells in rows, one stop of the Tab key; arrows go about in it. */
export function CellGrid(props: CellGridProps) {
  const { label, head, pressable = 0, rows, wide = false, isLit, cellAt, selected, onPress } = props
  const columns = rows[0]?.places.length ?? 1
  const roving = useRoving(pressable + rows.length * columns, () => columns)
  return (
    <table
      role="grid"
      className={cx('grid', wide && 'golem')}
      aria-label={label}
      {...roving.group}
      onKeyDown={(event) => {
        pressByKey(event)
        roving.group.onKeyDown(event)
      }}
    >
      <thead>
        <tr>
          <td />
          {head(roving.item)}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head: title, places }, row) => (
          <tr key={row}>
            {title}
            {places.map((place, column) => {
              const index = pressable + row * columns + column
              return (
                <GridCell
                  key={column}
                  {...cellAt(place)}
                  place={place}
                  index={index}
                  isCurrent={index === roving.current}
                  isLit={isLit?.(place) === true}
                  isSelected={samePlace(place, selected)}
                  onPress={onPress}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Enter and space press what the keyboard stands on. */
function pressByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  const target = event.target as HTMLElement
  if (target.dataset['roving'] === undefined) return
  event.preventDefault()
  target.click()
}
