import {
  type IngredientPair,
  ingredientIndex,
  ingredientPairs,
  type Potion,
  pairIndex,
  potions,
} from '@athanor/alchemy'
import { classes } from '@athanor/ui/lib/classes.ts'
import { memo } from 'react'
import { Flask } from '../Flask.tsx'
import styles from './Notebook.module.css'

const cx = classes(styles)

/** Half of a diamond's height, in columns of the grid. */
const half = 0.5
const height = 4
const edge = half - 0.03

/** A finger beside a diamond still means it. */
const reach = 0.75

interface TriangleProps {
  /** What lies on each pair, by its number: one potion, the colours of an ambiguous token, or nothing. */
  readonly tokens: readonly (readonly Potion[])[]
  readonly lit: readonly number[]
  readonly selected: IngredientPair | null
  /** None where it is only looked at. */
  onSelect?(pair: IngredientPair): void
}

/** The results triangle. It stands on the grid and shares its row of ingredients, by which keys reach every pair. */
export const Triangle = memo(function Triangle({ tokens, lit, selected, onSelect }: TriangleProps) {
  const chosen = selected === null ? -1 : pairIndex(...selected)
  return (
    <svg
      className={cx('triangle')}
      viewBox={`0 0 8 ${height}`}
      aria-hidden
      data-triangle
      onClick={({ clientX, clientY, currentTarget }) => {
        const { left, top, width } = currentTarget.getBoundingClientRect()
        const found = pairAt(((clientX - left) / width) * 8, ((clientY - top) / width) * 8)
        if (found !== undefined) onSelect?.(found)
      }}
    >
      {ingredientPairs.map((pair, number) => {
        const [x, y] = centreOf(pair)
        const token = tokens[number] ?? []
        const onDiagonal = selected?.some((each) => pair.includes(each)) === true
        return (
          <g key={number}>
            <path
              className={cx('diamond', token.length > 0 && 'known', onDiagonal && 'diagonal')}
              data-lit={lit.includes(number) || undefined}
              data-selected={number === chosen || undefined}
              d={`M${x} ${y - edge}l${edge} ${edge}-${edge} ${edge}-${edge}-${edge}Z`}
            />
            <Token potions={token} x={x} y={y} />
          </g>
        )
      })}
    </svg>
  )
})

/** Where a pair's diamond lies, in columns of the grid: 8 wide, 4 high. */
export function centreOf([one, other]: IngredientPair): readonly [number, number] {
  const [a, b] = [ingredientIndex(one), ingredientIndex(other)]
  return [(a + b) / 2 + half, height - (b - a) * half]
}

/** The pair whose diamond is nearest to a point, in columns of the grid; undefined beside the triangle. */
export function pairAt(x: number, y: number): IngredientPair | undefined {
  const far = (pair: IngredientPair) => {
    const [a, b] = centreOf(pair)
    return Math.hypot(a - x, b - y)
  }
  const [nearest] = ingredientPairs.toSorted((one, other) => far(one) - far(other))
  return nearest !== undefined && far(nearest) < reach ? nearest : undefined
}

interface TokenProps {
  readonly potions: readonly Potion[]
  readonly x: number
  readonly y: number
}

/** an exact token, an ambiguous one, or one that says what it was not. */
function Token({ potions: possible, x, y }: TokenProps) {
  const denied = possible.length === potions.length - 1 ? potions.find((each) => !possible.includes(each)) : undefined
  const drawn = denied === undefined ? (possible.length > 3 ? [] : possible) : [denied]
  const step = drawn.length > 2 ? 0.2 : 0.26
  return (
    <>
      {drawn.map((potion, place) => (
        <svg
          key={potion}
          className={cx('token')}
          x={x - 0.31 + (place - (drawn.length - 1) / 2) * step}
          y={y - 0.36}
          width={0.62}
          height={0.7}
          viewBox="0 0 62 70"
          overflow="visible"
        >
          <Flask potion={potion} />
        </svg>
      ))}
      {denied !== undefined && <path className={cx('denied')} d={`M${x - 0.22} ${y + 0.24}l.44-.48`} />}
    </>
  )
}
