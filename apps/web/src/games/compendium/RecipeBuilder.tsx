import {
  type CreateDraft,
  cubeChoices,
  type Draft,
  fieldsPerCauldron,
  ingredients,
  kinds,
  tileChoices,
  total,
  type View,
  withoutCube,
} from '@athanor/compendium'
import { countedIngredient, ingredientName } from '@athanor/compendium-telling'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import { useRoving } from '../../lib/useRoving.ts'
import { Choice } from '../../ui/Choice.tsx'
import { notify } from '../../ui/notices.ts'
import { TokenField } from '../../ui/Token.tsx'
import { ValueCoin } from '../../ui/ValueCoin.tsx'
import { Cube } from './Cube.tsx'
import { Receives } from './Receives.tsx'
import styles from './RecipeBuilder.module.css'

const cx = classes(styles)

interface RecipeBuilderProps {
  readonly view: View
  readonly draft: CreateDraft
  onDraft(draft: Draft): void
}

/** Cubes from the hand into the recipe, and a tile on top (R-038..R-047). */
export function RecipeBuilder({ view, draft, onDraft }: RecipeBuilderProps) {
  const words = useWords()
  const { say } = words
  return (
    <div className={cx('builder')}>
      <Adders view={view} draft={draft} onDraft={onDraft} />
      <Recipe draft={draft} onDraft={onDraft} />
      <div className={cx('tiles')}>
        <Choice
          legend={say('web.compendium.worth')}
          options={tileChoices(view, draft).map(({ value, refusal }) => ({
            value,
            label: <ValueCoin value={value} size="s" />,
            refusal: refusal === null ? null : words.data(refusal),
          }))}
          value={draft.value}
          onChange={(value) => onDraft({ ...draft, value })}
        />
      </div>
      <div className={cx('notes')}>
        <Receives view={view} cauldron={draft.cauldron} />
        <p className={cx('warning')}>{say('compendium.word.creationWarning')}</p>
      </div>
    </div>
  )
}

function Adders({ view, draft, onDraft }: RecipeBuilderProps) {
  const words = useWords()
  const { say } = words
  const roving = useRoving(kinds.length, () => kinds.length)
  const hand = view.hand ?? [0, 0, 0, 0, 0]
  return (
    <fieldset className={cx('group')}>
      <legend>{say('web.compendium.fromHand')}</legend>
      <div className={cx('adders')} {...roving.group}>
        {cubeChoices(view, draft).map(({ value: kind, draft: next, refusal }) => {
          const left = hand[kind] - draft.recipe[kind]
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
              onClick={() => (refusal === null ? onDraft(next) : notify(words.data(refusal)))}
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

function Recipe({ draft, onDraft }: Omit<RecipeBuilderProps, 'view'>) {
  const words = useWords()
  const { say } = words
  const cubes = kinds.flatMap((kind) => Array.from({ length: draft.recipe[kind] }, () => kind))
  const roving = useRoving(cubes.length, () => fieldsPerCauldron)
  return (
    <fieldset className={cx('group')}>
      <legend>{say('web.compendium.recipe', { count: total(draft.recipe), most: fieldsPerCauldron })}</legend>
      <div className={cx('fields')} {...roving.group}>
        {cubes.map((kind, index) => (
          <button
            key={index}
            type="button"
            className={cx('field')}
            aria-label={say('web.compendium.remove', { ingredient: ingredientName(ingredients[kind], words) })}
            onClick={() => onDraft(withoutCube(draft, kind))}
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
