import { type Asking, choicesOf, countOf, type Intent } from '@athanor/alchemists'
import { type Ingredient, ingredientIndex, ingredients } from '@athanor/alchemy'
import { IngredientCard } from '../../alchemy/Ingredients.tsx'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import { notify } from '../../ui/notices.ts'
import styles from './Decision.module.css'
import { type PairParts, withCard } from './draft.ts'
import { PotionOdds } from './PotionOdds.tsx'
import { previewText } from './previewText.ts'

const cx = classes(styles)

interface PairProps {
  readonly asking: Asking
  readonly intent: Intent
  readonly pair: PairParts
  onIntent(intent: Intent): void
}

/** Two cards in one go: the hand, or all eight ingredients for a demonstration. */
export function PairChoice({ asking, intent, pair, onIntent }: PairProps) {
  const words = useWords()
  const [first, second] = pair
  const { [first]: one, [second]: other } = intent.chosen
  const next = one === undefined ? first : second
  const open = choicesOf(asking, intent, next)
  const cards: readonly Ingredient[] =
    first === 'firstShown'
      ? ingredients
      : ingredients.flatMap((each) =>
          Array.from({ length: countOf(asking.at.own.hand, ingredientIndex(each)) }, () => each),
        )
  const taken = [one, other].filter((each) => each !== undefined)
  const preview = choicesOf(asking, intent, second).find(({ value }) => value === other)?.preview ?? null
  const said = previewText(preview, words)
  return (
    <fieldset className={cx('pair')}>
      <legend>{words.say(one === undefined ? `alchemists.part.${first}` : `alchemists.part.${second}`)}</legend>
      <div className={cx('hand')}>
        {cards.map((card, place) => {
          const before = cards.slice(0, place).filter((each) => each === card).length
          const isTaken = before < taken.filter((each) => each === card).length
          const choice = open.find(({ value }) => value === card)
          const closed = !isTaken && (choice === undefined || choice.isClosed)
          const why =
            choice?.refusal !== undefined && choice.refusal !== null
              ? words.data(choice.refusal)
              : words.say('alchemists.reject.sameIngredient')
          return (
            <button
              key={place}
              type="button"
              className={cx('pick')}
              aria-pressed={isTaken}
              aria-disabled={closed || undefined}
              title={closed ? why : undefined}
              onClick={() => (closed ? notify(why) : onIntent(withCard(asking, intent, pair, card, isTaken)))}
            >
              <IngredientCard ingredient={card} name={words.say(`alchemy.ingredient.${card}`)} />
            </button>
          )
        })}
      </div>
      {preview?.kind === 'potions' && <PotionOdds chances={preview.chances} />}
      {said !== null && other !== undefined && <p className={cx('odds')}>{said}</p>}
    </fieldset>
  )
}
