import { icon as brewArt } from 'virtual:icon/cauldron'
import { type Cauldron, type Cubes, cauldrons, fieldsPerCauldron, ingredients, kinds, total } from '@athanor/compendium'
import { cauldronInWords, cubesInWords } from '@athanor/compendium/narration'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { CauldronArt } from '@athanor/ui/CauldronArt.tsx'
import { Chip } from '@athanor/ui/Chip.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { TokenField } from '@athanor/ui/Token.tsx'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { memo, useId } from 'react'
import styles from './CauldronCard.module.css'
import { Cube, CubeRow } from './Cube.tsx'
import { liquidOf } from './liquid.ts'
import type { CauldronProspect } from './prospects.ts'
import { useWords, type Words } from './words.ts'

const cx = classes(styles)

export interface CauldronCardProps {
  readonly prospect: CauldronProspect
  readonly seats: readonly TableSeat[]
  /** The recipe and tile of a creation in the making. */
  readonly pending: { readonly recipe: Cubes; readonly value: number | null } | null
  readonly chosen: boolean
  readonly lit: boolean
  readonly lively: boolean
  /** The Tab key leads to this card of all ten. */
  readonly reached: boolean
  onChoose(cauldron: number): void
}

/** One cauldron of the Compendium: what comes out, what goes in, what it is worth, whose it is, what it is to me. */
export const CauldronCard = memo(function CauldronCard(props: CauldronCardProps) {
  const { prospect, seats, pending, chosen, lit, lively, reached, onChoose } = props
  const words = useWords()
  const reasonId = useId()
  const { cauldron, potion, kind, open, refusal } = prospect
  const { products } = cauldrons[cauldron] as Cauldron
  const recipe = pending?.recipe ?? potion?.recipe ?? null
  const owner = potion === null ? undefined : seats[potion.owner]
  const reason = refusal === null ? null : words.data(refusal)
  return (
    <li className={cx('place')} data-anchor={`cauldron:${cauldron}`}>
      <button
        type="button"
        className={cx('card', potion === null ? 'empty' : 'filled')}
        data-kind={kind}
        data-open={open || undefined}
        data-lit={lit || undefined}
        aria-disabled={!open || undefined}
        aria-pressed={chosen}
        aria-describedby={reason === null ? undefined : reasonId}
        tabIndex={reached ? 0 : -1}
        data-roving={cauldron}
        onClick={() => onChoose(cauldron)}
      >
        <span className="visually-hidden">{spoken(prospect, pending?.recipe ?? null, seats, words)}</span>
        <span className={cx('top')} aria-hidden>
          <Cube ingredient={products[0]} size="m" silent />
          <ValueCoin value={pending?.value ?? potion?.value ?? null} size="m" />
          <Cube ingredient={products[1]} size="m" silent />
        </span>
        <span className={cx('pot')} aria-hidden>
          <CauldronArt
            liquid={recipe === null || total(recipe) === 0 ? null : liquidOf(recipe)}
            lit={open}
            lively={lively}
          />
          {owner !== undefined && (
            <span className={cx('seal')}>
              <WaxSeal colour={owner.colour} size={44} />
            </span>
          )}
        </span>
        <Fields recipe={recipe} />
        <span className={cx('tag')} aria-hidden>
          {pending !== null && total(pending.recipe) > 0 ? (
            <span className={cx('hint')}>{recipeSize(pending.recipe, words)}</span>
          ) : (
            <Tag prospect={prospect} owner={owner} />
          )}
        </span>
      </button>
      {reason !== null && (
        <span id={reasonId} role="tooltip" className={cx('reason')}>
          {reason}
        </span>
      )}
    </li>
  )
})

function Fields({ recipe }: { readonly recipe: Cubes | null }) {
  const cubes =
    recipe === null ? [] : kinds.flatMap((kind) => Array.from({ length: recipe[kind] }, () => ingredients[kind]))
  return (
    <span className={cx('fields')} aria-hidden>
      {cubes.map((ingredient, index) => (
        <Cube key={index} ingredient={ingredient} size="s" silent />
      ))}
      {Array.from({ length: Math.max(0, fieldsPerCauldron - cubes.length) }, (_, index) => (
        <TokenField key={index} size="s" />
      ))}
    </span>
  )
}

/** What the cauldron is to me now, in a word or two. */
function Tag({ prospect, owner }: { readonly prospect: CauldronProspect; readonly owner: TableSeat | undefined }) {
  const { say } = useWords()
  const { kind, open, potion, missing } = prospect
  const short = total(missing)
  switch (kind) {
    case 'copy':
      return open ? (
        <Chip tone="go">
          <Icon art={brewArt} /> {say('web.compendium.brewNow', { value: potion?.value ?? 0 })}
        </Chip>
      ) : (
        <Chip tone="parchment">{say('web.compendium.canBrew')}</Chip>
      )
    case 'short':
      return (
        <Chip tone="parchment">
          {say('web.compendium.short', { count: short })}
          {short === 1 && <CubeRow cubes={missing} />}
        </Chip>
      )
    case 'own':
      return <Chip tone="parchment">{say('web.compendium.ownRecipe')}</Chip>
    case 'create':
      return <span className={cx('hint')}>{say('web.compendium.createHere')}</span>
    case 'closed':
      return <span className={cx('hint')}>{say('web.compendium.empty')}</span>
    case 'seen':
      return owner === undefined ? (
        <span className={cx('hint')}>{say('web.compendium.empty')}</span>
      ) : (
        <Chip tone="parchment">{owner.name}</Chip>
      )
  }
}

/** @example "Recipe: 3 of 5" */
function recipeSize(recipe: Cubes, { say }: Words): string {
  return say('web.compendium.recipe', { count: total(recipe), most: fieldsPerCauldron })
}

/** The whole card in one breath. */
function spoken(
  { cauldron, potion, kind, missing, open }: CauldronProspect,
  pending: Cubes | null,
  seats: readonly TableSeat[],
  words: Words,
): string {
  const { say } = words
  const place = say('web.compendium.cauldron', { number: cauldron + 1, products: cauldronInWords(cauldron, words) })
  if (pending !== null && total(pending) > 0) return `${place} ${recipeSize(pending, words)}`
  if (potion === null) return `${place} ${say(open ? 'web.compendium.sayCreate' : 'web.compendium.sayEmpty')}`
  const content = say('web.compendium.sayPotion', {
    owner: seats[potion.owner]?.name ?? '',
    value: potion.value,
    cubes: cubesInWords(potion.recipe, words),
  })
  const chance =
    kind === 'copy'
      ? say(open ? 'web.compendium.sayCopy' : 'web.compendium.sayCanBrew')
      : kind === 'short'
        ? say('web.compendium.sayShort', { cubes: cubesInWords(missing, words) })
        : ''
  return `${place} ${content} ${chance}`.trim()
}
