import { type Aid, aidsWith } from '@athanor/alchemy'
import { honestPercent, percent } from '../percent.ts'
import type { Mark } from './marks.ts'
import styles from './Notebook.module.css'
import type { Words } from './words.ts'

/** What a cell of a grid shows. */
export interface CellState {
  /** How likely it is; null while nobody has worked it out, or may. */
  readonly chance: number | null
  readonly mark: Mark | undefined
  readonly note: string | undefined
  readonly aid: Aid
}

/** × for what is impossible, ✓ for what is certain; percent for the rest only where advice was agreed on. */
function cellSign({ chance, aid }: CellState): string {
  if (chance === null) return ''
  if (chance === 0) return '×'
  if (chance === 1) return '✓'
  return aidsWith(aid, 'advice') ? cellPercent(chance) : ''
}

/** Per cent in little room. Halves are written out: eight times one eighth is a whole. */
export function cellPercent(chance: number): string {
  const halves = Math.round(chance * 200)
  const isHalf = halves % 2 === 1 && Math.abs(chance * 200 - halves) < 1e-9
  return isHalf ? `${(halves - 1) / 2 || ''}½` : String(honestPercent(chance))
}

/** The same for whoever listens, who hears what is written. */
export function cellText({ chance, mark, note, aid }: CellState, words: Words): string {
  const { say } = words
  const verdict =
    chance === null
      ? ''
      : chance === 0
        ? say('notebook.sheet.impossible')
        : chance === 1
          ? say('notebook.sheet.certain')
          : aidsWith(aid, 'advice')
            ? percent(chance, words).replace(/\d+/, cellPercent(chance))
            : say('notebook.sheet.possible')
  const own = mark === undefined ? '' : say('notebook.sheet.marked', { mark })
  return [verdict, own, note ?? ''].filter((each) => each !== '').join('; ')
}

interface MarkedProps {
  readonly cell: CellState
}

/** What stands in a cell: what follows in print, the own mark by hand over it, a dot for a note. */
export function CellContent({ cell }: MarkedProps) {
  return (
    <>
      <span aria-hidden>{cellSign(cell)}</span>
      {cell.mark !== undefined && (
        <svg className={markClass(cell.mark)} viewBox="0 0 20 20" aria-hidden>
          {cell.mark === 'cross' ? (
            <path d="M4 5c4 3 8 7 12 11M16 4C12 8 8 12 4 16" />
          ) : (
            <path d="M10 3c-9 0-9 14 0 14s9-14-1-14" />
          )}
        </svg>
      )}
      {cell.note !== undefined && <span className={styles['noted']} aria-hidden />}
    </>
  )
}

function markClass(mark: Mark): string {
  return `${styles['mark'] ?? ''} ${styles[mark] ?? ''}`
}
