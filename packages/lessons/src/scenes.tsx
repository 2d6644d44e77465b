import { type Alchemical, alchemicals, aspectOf, type IngredientPair, type Potion, type Theory } from '@athanor/alchemy'
import type { Filling } from '@athanor/alchemy/reader'
import { BoardSheet } from '@athanor/alchemy-ui/BoardSheet.tsx'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { nameOf } from '@athanor/alchemy-ui/notebook/factWords.ts'
import { CauldronArt } from '@athanor/ui/CauldronArt.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { type ReactNode, useState } from 'react'
import { Sign } from './reasons.tsx'
import styles from './scenes.module.css'
import { useWords } from './words.ts'

const cx = classes(styles)

const liquids = { red: '#e0492f', green: '#2f9e5f', blue: '#3a83dd', neutral: '#8f8577' } as const

function liquidOf(potion: Potion | null): string {
  if (potion === null) return 'rgb(164 108 214)'
  return liquids[potion === 'neutral' ? 'neutral' : aspectOf(potion).colour]
}

interface CauldronProps {
  readonly pair: readonly IngredientPair[number][]
  readonly potion: Potion | null
}

/** What is in the cauldron, and what came of it. */
export function CauldronScene({ pair, potion }: CauldronProps) {
  const words = useWords()
  return (
    <div className={styles['cauldron']}>
      <span className={styles['pot']}>
        <CauldronArt liquid={liquidOf(potion)} lit lively={potion !== null} />
        <span className={styles['inside']}>
          {pair.map((ingredient) => (
            <Medal key={ingredient} ingredient={ingredient} label={nameOf(ingredient, words)} />
          ))}
        </span>
      </span>
      {potion !== null && (
        <>
          <span className={styles['arrow']} aria-hidden>
            →
          </span>
          <span className={styles['made']}>
            <Flask potion={potion} />
            <strong>{words.say(`alchemy.potion.${potion}`)}</strong>
          </span>
        </>
      )}
    </div>
  )
}

/** Alchemicals side by side, each with its ingredient if that is known. */
export function AlchemicalScene({ theories }: { readonly theories: readonly (Theory | Alchemical)[] }) {
  const words = useWords()
  return (
    <div className={styles['alchemicals']}>
      {theories.map((each) =>
        typeof each === 'string' ? (
          <Sign key={each} alchemical={each} />
        ) : (
          <span key={each.ingredient} className={styles['theory']}>
            <Medal ingredient={each.ingredient} label={nameOf(each.ingredient, words)} />
            <Sign alchemical={each.alchemical} />
          </span>
        ),
      )}
    </div>
  )
}

/** Something of the table that lies on parchment. */
export function ParchmentScene({ children }: { readonly children: ReactNode }) {
  return <div className={cx('alchemicals', 'piece')}>{children}</div>
}

export const allAlchemicals = <AlchemicalScene theories={alchemicals} />

/** The gamemaster's board; two tiles that are pressed light up where they meet. */
export function BoardScene({ filling }: { readonly filling: Filling }) {
  const [marked, setMarked] = useState<readonly number[]>([])
  return (
    <div className={styles['board']}>
      <BoardSheet
        filling={filling}
        marked={marked}
        onMark={(slot) =>
          setMarked(marked.includes(slot) ? marked.filter((each) => each !== slot) : [...marked.slice(-1), slot])
        }
      />
    </div>
  )
}
