import { type Asking, choicesOf, countOf, type Intent } from '@athanor/alchemists'
import { aspectOf, type Ingredient, ingredientIndex, ingredients, type Potion } from '@athanor/alchemy'
import { IngredientCard, Medal } from '../../../alchemy/Ingredients.tsx'
import { percent } from '../../../alchemy/percent.ts'
import { useWords } from '../../../app/words.tsx'
import { classes } from '../../../lib/classes.ts'
import { CauldronArt } from '../../../ui/CauldronArt.tsx'
import { notify } from '../../../ui/notices.ts'
import { type PairParts, withCard } from '../draft.ts'
import { chanceKept } from './GuaranteeRung.tsx'
import styles from './PairChoice.module.css'
import { PotionOdds } from './PotionOdds.tsx'

const cx = classes(styles)

interface PairProps {
  readonly asking: Asking
  readonly intent: Intent
  readonly pair: PairParts
  onIntent(intent: Intent): void
}

/** Two cards in one go: the hand, or all eight ingredients for a demonstration. What is mixed goes into a cauldron. */
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
  const chances = preview?.kind === 'potions' ? preview.chances : []
  return (
    <fieldset className={cx('pair')} data-part={first}>
      <legend>{words.say(one === undefined ? `alchemists.part.${first}` : `alchemists.part.${second}`)}</legend>
      {first !== 'firstDiscard' && <Cauldron taken={taken} liquid={liquidOf(chances[0]?.of ?? null)} />}
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
      {chances.length > 0 && <PotionOdds chances={chances} />}
      <SaleRisk asking={asking} intent={intent} />
    </fieldset>
  )
}

interface CauldronProps {
  readonly taken: readonly Ingredient[]
  readonly liquid: string | null
}

function Cauldron({ taken, liquid }: CauldronProps) {
  return (
    <span className={cx('cauldron')} aria-hidden>
      <span className={cx('falling')}>
        {taken.map((ingredient) => (
          <Medal key={ingredient} ingredient={ingredient} />
        ))}
      </span>
      <CauldronArt liquid={taken.length === 0 ? null : (liquid ?? '#7d6a9c')} lit={taken.length > 0} />
    </span>
  )
}

/** a neutral potion or a wrong sign costs a point of reputation, whatever was promised. */
function SaleRisk({ asking, intent }: Pick<PairProps, 'asking' | 'intent'>) {
  const words = useWords()
  if (intent.action !== 'sell') return null
  const kept = chanceKept(asking, intent, 'correctSign')
  if (kept === null) return null
  return <p className={cx('risk')}>{words.say('web.alchemists.saleRisk', { chance: percent(1 - kept, words) })}</p>
}

const paints = { red: '#e0492f', green: '#2f9e5f', blue: '#3a83dd' } as const

/** The colour of what is likeliest to come out. */
function liquidOf(potion: Potion | null): string | null {
  if (potion === null) return null
  return potion === 'neutral' ? '#8f8577' : paints[aspectOf(potion).colour]
}
