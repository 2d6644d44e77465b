import { alchemicals } from '@athanor/alchemy'
import { type Filling, gamemasterTriangle } from '@athanor/alchemy/reader'
import { classes } from '@athanor/ui/lib/classes.ts'
import { AlchemicalSign } from './AlchemicalSign.tsx'
import styles from './BoardSheet.module.css'
import { Flask } from './Flask.tsx'
import { Medal } from './Ingredients.tsx'
import { useWords } from './readerWords.ts'

const cx = classes(styles)

/** Half of a diamond's height, in slots. */
const half = 0.5
const height = 4
const edge = half - 0.03

interface BoardSheetProps {
  /** null leaves the slots empty, for tiles of paper. */
  readonly filling: Filling | null
  readonly marked: readonly number[]
  onMark(slot: number): void
}

/** the triangle of the gamemaster, over its eight slots. Every slot stands for an alchemical. */
export function BoardSheet({ filling, marked, onMark }: BoardSheetProps) {
  const { say } = useWords()
  const isCrossing = (row: number, slot: number) => marked.includes(row) && marked.includes(slot)
  return (
    <div className={cx('sheet')}>
      <svg className={cx('triangle')} viewBox={`0 0 8 ${height}`} aria-hidden>
        {gamemasterTriangle.map((potions, row) =>
          potions.map((potion, slot) => {
            const x = (row + slot) / 2 + half
            const y = height - (row - slot) * half
            return (
              <g key={`${row} ${slot}`}>
                <path
                  className={cx('diamond')}
                  data-lit={isCrossing(row, slot) || undefined}
                  d={`M${x} ${y - edge}l${edge} ${edge}-${edge} ${edge}-${edge}-${edge}Z`}
                />
                <svg x={x - 0.3} y={y - 0.35} width={0.6} height={0.7} viewBox="0 0 62 70" overflow="visible">
                  <Flask potion={potion} />
                </svg>
              </g>
            )
          }),
        )}
      </svg>
      <ol className={cx('slots')}>
        {alchemicals.map((alchemical, slot) => {
          const tile = filling?.[slot]
          return (
            <li key={alchemical}>
              {tile === undefined ? (
                <span className={cx('empty')} />
              ) : (
                <button
                  type="button"
                  className={cx('slot')}
                  aria-pressed={marked.includes(slot)}
                  onClick={() => onMark(slot)}
                >
                  <Medal ingredient={tile} label={say(`alchemy.ingredient.${tile}`)} />
                </button>
              )}
              <AlchemicalSign alchemical={alchemical} label={say(`alchemy.alchemical.${alchemical}`)} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
