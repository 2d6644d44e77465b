import { type Artifact, countOf, type Favour, type PromptContext, pointsMark, type Rules } from '@athanor/alchemists'
import { type Ingredient, ingredientIndex } from '@athanor/alchemy'
import { IngredientCard } from '@athanor/alchemy-ui/Ingredients.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import type { ReactNode } from 'react'
import { artifactArt, favourArt } from '../pieces/art.ts'
import type { Words } from '../words.ts'
import styles from './pieces.module.css'

const cx = classes(styles)

interface FavourProps {
  readonly favour: Favour
  readonly words: Words
}

/** A favor card with what it does. */
export function FavourCard({ favour, words: { say } }: FavourProps) {
  return (
    <span className={cx('favour')}>
      <b>
        <Icon art={favourArt(favour)} /> {say(`alchemists.favour.${favour}`)}
      </b>
      <span>{say(`alchemists.favourText.${favour}`)}</span>
    </span>
  )
}

type ArtifactRules = ReturnType<Rules['artifact']>

interface ArtifactProps {
  readonly artifact: ArtifactRules
  /** What it costs. */
  readonly price?: ReactNode
  readonly words: Words
  readonly children?: ReactNode
}

/** An artifact with its points and what it does. */
export function ArtifactCard({ artifact: card, price, words: { say }, children }: ArtifactProps) {
  const artifact = card.id as Artifact
  return (
    <span className={cx('artifact')}>
      {price !== undefined && <span className={cx('price')}>{price}</span>}
      <span className={cx('points')} title={say('web.alchemists.total')}>
        {pointsMark(card)}
      </span>
      <Icon art={artifactArt(artifact)} />
      <b>{say(`alchemists.artifact.${artifact}`)}</b>
      <span className={cx('text')}>{say(`alchemists.artifactText.${artifact}`)}</span>
      {children}
    </span>
  )
}

interface HeldProps {
  readonly context: PromptContext
  readonly card: Ingredient
  readonly words: Words
  /** It is not one of those in the hand: the number would be taken for how many lie here. */
  readonly onTable?: boolean
}

/** A card of an ingredient, with how many of it are in the hand. */
export function HeldCard({ context: { at }, card, words: { say }, onTable = false }: HeldProps) {
  const held = countOf(at.own.hand, ingredientIndex(card))
  const told = say('alchemists.preview.held', { count: held })
  return (
    <span className={cx('held-card')}>
      <IngredientCard ingredient={card} name={say(`alchemy.ingredient.${card}`)} />
      {held > 0 && (
        <span className={cx('count')} title={told}>
          <span className={onTable ? undefined : 'visually-hidden'}>{told}</span>
          {!onTable && <span aria-hidden>×{held}</span>}
        </span>
      )}
    </span>
  )
}
