import {
  cubeChoices,
  fieldsPerCauldron,
  ingredients,
  kinds,
  type PendingAction,
  type PendingCreation,
  tileChoices,
  total,
  type View,
  withoutCube,
} from '@athanor/compendium'
import { countedIngredient, ingredientName } from '@athanor/compendium/narration'
import { Choice } from '@athanor/ui/Choice.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { useRoving } from '@athanor/ui/lib/useRoving.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { TokenField } from '@athanor/ui/Token.tsx'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { useLayoutEffect, useRef } from 'react'
import { Cube } from './Cube.tsx'
import { Receives } from './Receives.tsx'
import styles from './RecipeBuilder.module.css'
import { useWords } from './words.ts'

const cx = classes(styles)

interface RecipeBuilderProps {
  readonly view: View
  readonly pending: PendingCreation
  onPending(pending: PendingAction): void
}

/** Cubes from the hand into the recipe, and a tile on top (R-038..R-047). */
export function RecipeBuilder({ view, pending, onPending }: RecipeBuilderProps) {
  const words = useWords()
  const { say } = words
  return (
    <div className={cx('builder')}>
      <Adders view={view} pending={pending} onPending={onPending} />
      <Recipe pending={pending} onPending={onPending} />
      <div className={cx('tiles')}>
        <Choice
          legend={say('web.compendium.worth')}
          options={tileChoices(view, pending).map(({ value, refusal }) => ({
            value,
            label: <ValueCoin value={value} size="s" />,
            refusal: refusal === null ? null : words.data(refusal),
          }))}
          value={pending.value}
          onChange={(value) => onPending({ ...pending, value })}
        />
      </div>
      <div className={cx('notes')}>
        <Receives view={view} cauldron={pending.cauldron} />
        <p className={cx('warning')}>{say('compendium.word.creationWarning')}</p>
      </div>
    </div>
  )
}

function Adders({ view, pending, onPending }: RecipeBuilderProps) {
  const words = useWords()
  const { say } = words
  const roving = useRoving(kinds.length, () => kinds.length)
  const hand = view.hand ?? [0, 0, 0, 0, 0]
  return (
    <fieldset className={cx('group')}>
      <legend>{say('web.compendium.fromHand')}</legend>
      <div className={cx('adders')} {...roving.group}>
        {cubeChoices(view, pending).map(({ value: kind, pending: next, refusal }) => {
          const left = hand[kind] - pending.recipe[kind]
          return (
            <button
              key={kind}
              type="button"
              className={cx('adder')}
              aria-disabled={refusal !== null || undefined}
              aria-description={refusal === null ? undefined : words.data(refusal)}
              title={refusal === null ? undefined : words.data(refusal)}
              data-anchor={`hand:${ingredients[kind]}`}
              data-autofocus={kind === 0 || undefined}
              onClick={() => (refusal === null ? onPending(next) : notify(words.data(refusal)))}
              {...roving.item(kind)}
            >
              <span className={cx('stock')} aria-hidden>
                <Cube ingredient={ingredients[kind]} size="l" silent />
                <span>{left}</span>
              </span>
              <span className="visually-hidden">
                {say('web.compendium.add', {
                  ingredient: ingredientName(ingredients[kind], words),
                  cubes: countedIngredient(ingredients[kind], left, words),
                })}
              </span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

function Recipe({ pending, onPending }: Omit<RecipeBuilderProps, 'view'>) {
  const words = useWords()
  const { say } = words
  const cubes = kinds.flatMap((kind) => Array.from({ length: pending.recipe[kind] }, () => kind))
  const roving = useRoving(cubes.length, () => fieldsPerCauldron)
  const recipe = useRef<HTMLFieldSetElement>(null)
  const takenFrom = useRef<number | null>(null)
  // What was pressed may be gone: keys go on at the next cube, and after the last one at those that can be added.
  useLayoutEffect(() => {
    const place = takenFrom.current
    takenFrom.current = null
    if (place === null) return
    const left = recipe.current?.querySelectorAll('button') ?? []
    const next = left[Math.min(place, left.length - 1)]
    const adder = recipe.current?.parentElement?.querySelector<HTMLElement>('[data-autofocus]')
    ;(next ?? adder)?.focus({ preventScroll: true })
  }, [pending])
  return (
    <fieldset ref={recipe} className={cx('group')}>
      <legend>{say('web.compendium.recipe', { count: total(pending.recipe), most: fieldsPerCauldron })}</legend>
      <div className={cx('fields')} {...roving.group}>
        {cubes.map((kind, index) => (
          <button
            key={index}
            type="button"
            className={cx('field')}
            aria-label={say('web.compendium.remove', { ingredient: ingredientName(ingredients[kind], words) })}
            onClick={() => {
              takenFrom.current = index
              onPending(withoutCube(pending, kind))
            }}
            {...roving.item(index)}
          >
            <Cube ingredient={ingredients[kind]} size="m" silent />
          </button>
        ))}
        {Array.from({ length: fieldsPerCauldron - cubes.length }, (_, index) => (
          <span key={index} className={cx('field')}>
            <TokenField size="m" />
          </span>
        ))}
      </div>
    </fieldset>
  )
}
