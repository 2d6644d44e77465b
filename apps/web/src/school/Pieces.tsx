import type { Alchemical, Ingredient } from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { nameOf } from '@athanor/alchemy-ui/notebook/factWords.ts'
import { useWords } from '@athanor/lessons/words.ts'
import type { ReactNode } from 'react'
import styles from './Pieces.module.css'

interface TilesProps {
  readonly label: string
  /** Tiles with words instead of pieces stand under each other. */
  readonly look?: 'pieces' | 'cards' | 'words'
  readonly children: ReactNode
}

/** Large tiles to press. */
export function Tiles({ label, look = 'pieces', children }: TilesProps) {
  return (
    <div className={styles['tiles']} role="group" aria-label={label} data-look={look}>
      {children}
    </div>
  )
}

export interface TileProps {
  readonly label: string
  /** right: taken and right; wrong: just now; struck: crossed out. */
  readonly state?: 'open' | 'chosen' | 'right' | 'wrong' | 'struck' | 'hinted'
  readonly picture?: ReactNode
  /** The label is written under the picture. */
  readonly named?: boolean
  onPress(): void
}

export function Tile({ label, state = 'open', picture, named = false, onPress }: TileProps) {
  const isPressed = state === 'chosen' || state === 'right' || state === 'struck'
  return (
    <button
      type="button"
      className={styles['tile']}
      data-state={state}
      aria-pressed={isPressed}
      aria-label={named || picture === undefined ? undefined : label}
      title={named || picture === undefined ? undefined : label}
      onClick={onPress}
    >
      {picture}
      {(named || picture === undefined) && <span>{label}</span>}
      {state === 'struck' && (
        <svg className={styles['cross']} viewBox="0 0 20 20" aria-hidden>
          <path d="M3 4c5 4 9 8 14 13M17 3C12 8 8 12 3 17" />
        </svg>
      )}
    </button>
  )
}

interface IngredientTileProps extends Pick<TileProps, 'state' | 'onPress'> {
  readonly ingredient: Ingredient
}

export function IngredientTile({ ingredient, ...rest }: IngredientTileProps) {
  const words = useWords()
  return <Tile label={nameOf(ingredient, words)} named picture={<Medal ingredient={ingredient} />} {...rest} />
}

interface AlchemicalTileProps extends Pick<TileProps, 'state' | 'onPress'> {
  readonly alchemical: Alchemical
}

export function AlchemicalTile({ alchemical, ...rest }: AlchemicalTileProps) {
  const { say } = useWords()
  return (
    <Tile
      label={say(`alchemy.alchemical.${alchemical}`)}
      picture={<AlchemicalSign alchemical={alchemical} />}
      {...rest}
    />
  )
}
