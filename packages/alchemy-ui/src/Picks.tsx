import { classes } from '@athanor/ui/lib/classes.ts'
import type { ReactNode } from 'react'
import styles from './Picks.module.css'

const cx = classes(styles)

interface PicksProps<Item extends string> {
  readonly label: string
  /** How they look: cards of the hand, potions, signs of alchemicals, or claims of an article. */
  readonly look: 'cards' | 'potions' | 'signs' | 'claims'
  readonly items: readonly Item[]
  isChosen(item: NoInfer<Item>): boolean
  face(item: NoInfer<Item>): ReactNode
  onPick(item: NoInfer<Item>, isChosen: boolean): void
}

const items = { cards: 'pick', potions: 'potion', signs: 'sign', claims: 'claim' } as const

/** Things to tap, in reach of one thumb; those that are chosen are pressed. */
export function Picks<Item extends string>({ label, look, items: offered, isChosen, face, onPick }: PicksProps<Item>) {
  return (
    <fieldset className={cx('picker')}>
      <legend className={cx('legend')}>{label}</legend>
      <div className={cx(look)}>
        {offered.map((item) => (
          <button
            key={item}
            type="button"
            className={cx(items[look])}
            aria-pressed={isChosen(item)}
            onClick={() => onPick(item, isChosen(item))}
          >
            {face(item)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
