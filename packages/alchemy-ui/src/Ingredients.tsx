import type { Ingredient } from '@athanor/alchemy'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { memo } from 'react'
import { ingredientArt } from './ingredientArt.ts'
import styles from './pieces.module.css'

const cx = classes(styles)

interface MedalProps {
  readonly ingredient: Ingredient
  readonly label?: string | undefined
}

/** An ingredient as a round token. */
export const Medal = memo(function Medal({ ingredient, label }: MedalProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label }
  return (
    <span className={cx('medal', ingredient)} {...named}>
      <Icon art={ingredientArt[ingredient]} />
    </span>
  )
})

/** A card of the hand. */
export function IngredientCard({ ingredient, name }: { readonly ingredient: Ingredient; readonly name: string }) {
  return (
    <span className={cx('card')}>
      <span className={cx('field', ingredient)}>
        <Icon art={ingredientArt[ingredient]} />
      </span>
      <span className={cx('cardName')}>{name}</span>
    </span>
  )
}
