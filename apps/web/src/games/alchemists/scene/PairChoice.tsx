import {
  type Asking,
  choicesOf,
  countOf,
  type Intent,
  lossAt,
  type PartName,
  type PartValues,
  withoutPart,
} from '@athanor/alchemists'
import { aspectOf, type Ingredient, ingredientIndex, ingredients, isIngredient, type Potion } from '@athanor/alchemy'
import { IngredientCard, Medal } from '../../../alchemy/Ingredients.tsx'
import { percent } from '../../../alchemy/percent.ts'
import { useWords, type Words } from '../../../app/words.tsx'
import { classes } from '../../../lib/classes.ts'
import { CauldronArt } from '../../../ui/CauldronArt.tsx'
import { notify } from '../../../ui/notices.ts'
import { type PairParts, withCard } from '../draft.ts'
import { faceOf } from '../valueFace.tsx'
import { chanceKept } from './GuaranteeRung.tsx'
import styles from './PairChoice.module.css'
import type { IntentChange } from './PartChoice.tsx'
import { PotionOdds } from './PotionOdds.tsx'

const cx = classes(styles)

interface PairProps {
  readonly asking: Asking
  readonly intent: Intent
  readonly pair: PairParts
  /** What is chosen now, which the intent may not know of yet. */
  readonly chosen: readonly (PartValues[PartName] | undefined)[]
  readonly onIntent: IntentChange
}

type Card = PartValues[PairParts[0]]

/** Cards of the hand that look alike are each there to be taken; of everything else there is one. */
const fromHand: ReadonlySet<string> = new Set(['first', 'firstDiscard'])

/** What is mixed goes into a cauldron. */
const mixed: ReadonlySet<string> = new Set(['first', 'firstShown'])

function cardsOf(asking: Asking, intent: Intent, [first, second]: PairParts): readonly Card[] {
  if (!fromHand.has(first)) {
    return choicesOf(asking, withoutPart(withoutPart(intent, first), second), first).map(({ value }) => value)
  }
  return ingredients.flatMap((each) =>
    Array.from({ length: countOf(asking.at.own.hand, ingredientIndex(each)) }, () => each),
  )
}

/** Two in one go: cards of the hand, ingredients for a demonstration, startup cards, tokens of a report. */
export function PairChoice({ asking, intent, pair, chosen, onIntent }: PairProps) {
  const words = useWords()
  const [first, second] = pair
  const { [first]: one, [second]: other } = intent.chosen
  const next = one === undefined ? first : second
  const open = choicesOf(asking, intent, next)
  const cards = cardsOf(asking, intent, pair)
  const taken = chosen.filter((each) => each !== undefined) as readonly Card[]
  const preview = choicesOf(asking, intent, second).find(({ value }) => value === other)?.preview ?? null
  const chances = preview?.kind === 'potions' ? preview.chances : []
  return (
    <fieldset className={cx('pair')} data-part={first}>
      <legend>
        {words.say(
          one === undefined
            ? `alchemists.part.${first}`
            : other === undefined
              ? `alchemists.part.${second}`
              : 'web.alchemists.pairChosen',
        )}
      </legend>
      {/* What comes and goes does so in a box of its own: a browser makes the whole group anew for a new child. */}
      <div className={cx('mixing')}>
        {mixed.has(first) && <Cauldron taken={taken.filter(isIngredient)} liquid={liquidOf(chances[0]?.of ?? null)} />}
        <div className={cx('hand')}>
          {cards.map((card, place) => {
            const before = cards.slice(0, place).filter((each) => each === card).length
            const isTaken = before < taken.filter((each) => each === card).length
            const choice = open.find(({ value }) => value === card)
            const closed = !isTaken && (choice === undefined || choice.isClosed)
            const why =
              choice?.refusal !== undefined && choice.refusal !== null
                ? words.data(choice.refusal)
                : words.say(isIngredient(card) ? 'alchemists.reject.sameIngredient' : 'web.alchemists.closed')
            return (
              <button
                key={place}
                type="button"
                className={cx('pick')}
                aria-pressed={isTaken}
                aria-disabled={closed || undefined}
                title={closed ? why : undefined}
                onClick={() =>
                  closed ? notify(why) : onIntent((newest) => withCard(asking, newest, pair, card, isTaken))
                }
              >
                {pickFace(asking, first, card, words)}
              </button>
            )
          })}
        </div>
        {chances.length > 0 && <PotionOdds chances={chances} />}
        {preview?.kind === 'likely' && <p className={cx('likely')}>{percent(preview.chance, words)}</p>}
        <SaleRisk asking={asking} intent={intent} />
      </div>
    </fieldset>
  )
}

function pickFace(asking: Asking, part: PairParts[0], card: Card, words: Words) {
  if (isIngredient(card)) return <IngredientCard ingredient={card} name={words.say(`alchemy.ingredient.${card}`)} />
  const face = faceOf(asking, part, card, words)
  // A startup card is a card; a token gets a face like one.
  return typeof card === 'number' ? face : <span className={cx('chip')}>{face}</span>
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

/** ..A-231: a neutral potion or a wrong sign costs reputation, as much as the zone says, whatever was promised. */
function SaleRisk({ asking, intent }: Pick<PairProps, 'asking' | 'intent'>) {
  const words = useWords()
  if (intent.action !== 'sell') return null
  const kept = chanceKept(asking, intent, 'correctSign')
  const { table, seat } = asking.at
  const loss = lossAt(table.players[seat]?.reputation ?? 0, 1)
  if (kept === null || loss === 0) return null
  return (
    <p className={cx('risk')}>{words.say('web.alchemists.saleRisk', { loss, chance: percent(1 - kept, words) })}</p>
  )
}

const paints = { red: '#e0492f', green: '#2f9e5f', blue: '#3a83dd' } as const

/** The colour of what is likeliest to come out. */
function liquidOf(potion: Potion | null): string | null {
  if (potion === null) return null
  return potion === 'neutral' ? '#8f8577' : paints[aspectOf(potion).colour]
}
