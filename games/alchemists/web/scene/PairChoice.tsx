import {
  type ActionPart,
  choicesOf,
  countOf,
  type Intent,
  lossAt,
  type PartValues,
  type PromptContext,
  theoryOn,
  withoutPart,
} from '@athanor/alchemists'
import { aspectOf, type Ingredient, ingredientIndex, ingredients, isIngredient, type Potion } from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { IngredientCard, Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { percent } from '@athanor/alchemy-ui/percent.ts'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { CauldronArt } from '@athanor/ui/CauldronArt.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { type PairParts, withCard } from '../pendingAction.ts'
import { LaidSeal } from '../pieces/LaidSeal.tsx'
import { renderValue } from '../renderValue.tsx'
import { useWords, type Words } from '../words.ts'
import { chanceKept } from './GuaranteeRung.tsx'
import styles from './PairChoice.module.css'
import type { IntentChange } from './PartChoice.tsx'
import { PotionOdds } from './PotionOdds.tsx'

const cx = classes(styles)

interface PairProps {
  readonly context: PromptContext
  readonly intent: Intent
  readonly pair: PairParts
  /** What is chosen now, which the intent may not know of yet. */
  readonly chosen: readonly (PartValues[ActionPart] | undefined)[]
  readonly seats: readonly TableSeat[]
  readonly onIntent: IntentChange
}

type Card = PartValues[PairParts[0]]

/** Cards of the hand that look alike are each there to be taken; of everything else there is one. */
const fromHand: ReadonlySet<string> = new Set(['first', 'firstDiscard'])

/** Whoever puts theories to the test sees them on the ingredients that are chosen for it. */
const aboutTheories: ReadonlySet<string> = new Set(['firstShown'])

/** What is mixed goes into a cauldron. */
const mixed: ReadonlySet<string> = new Set(['first', 'firstShown'])

function cardsOf(context: PromptContext, intent: Intent, [first, second]: PairParts): readonly Card[] {
  if (!fromHand.has(first)) {
    return choicesOf(context, withoutPart(withoutPart(intent, first), second), first).map(({ value }) => value)
  }
  return ingredients.flatMap((each) =>
    Array.from({ length: countOf(context.at.own.hand, ingredientIndex(each)) }, () => each),
  )
}

/** Two in one go: cards of the hand, ingredients for a demonstration, startup cards, tokens of a report. */
export function PairChoice({ context, intent, pair, chosen, seats, onIntent }: PairProps) {
  const words = useWords()
  const [first, second] = pair
  const { [first]: one, [second]: other } = intent.chosen
  const next = one === undefined ? first : second
  const open = choicesOf(context, intent, next)
  const cards = cardsOf(context, intent, pair)
  const taken = chosen.filter((each) => each !== undefined) as readonly Card[]
  const preview = choicesOf(context, intent, second).find(({ value }) => value === other)?.preview ?? null
  const chances = preview?.kind === 'potions' ? preview.chances : []
  return (
    <fieldset className={cx('pair')}>
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
      <div className={cx('mixing', aboutTheories.has(first) && 'showing')}>
        {mixed.has(first) && <Cauldron taken={taken.filter(isIngredient)} liquid={liquidOf(chances[0]?.of ?? null)} />}
        <div className={cx('hand', aboutTheories.has(first) && 'shelf')}>
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
                  closed ? notify(why) : onIntent((newest) => withCard(context, newest, pair, card, isTaken))
                }
              >
                {renderPick(context, first, card, words)}
                {aboutTheories.has(first) && isIngredient(card) && (
                  <Published context={context} ingredient={card} seats={seats} />
                )}
              </button>
            )
          })}
        </div>
        {chances.length > 0 && <PotionOdds chances={chances} />}
        {preview?.kind === 'likely' && <p className={cx('likely')}>{percent(preview.chance, words)}</p>}
        <SaleRisk context={context} intent={intent} />
      </div>
    </fieldset>
  )
}

function renderPick(context: PromptContext, part: PairParts[0], card: Card, words: Words) {
  if (isIngredient(card)) return <IngredientCard ingredient={card} name={words.say(`alchemy.ingredient.${card}`)} />
  const rendered = renderValue(context, part, card, words)
  // A startup card is a card; a token gets a face like one.
  return typeof card === 'number' ? rendered : <span className={cx('chip')}>{rendered}</span>
}

interface PublishedProps {
  readonly context: PromptContext
  readonly ingredient: Ingredient
  readonly seats: readonly TableSeat[]
}

/** What is published about an ingredient, and who sealed it. */
function Published({ context: { at }, ingredient, seats }: PublishedProps) {
  const { say } = useWords()
  const theory = theoryOn(at.table, ingredient)
  if (theory === null) return <span className={cx('book', 'empty')}>{say('web.alchemists.noTheory')}</span>
  const inConflict = at.table.conflicts.some((conflict) => conflict.includes(ingredient))
  return (
    <span className={cx('book')} data-theory={ingredient}>
      <span className={cx('claim')}>
        <AlchemicalSign alchemical={theory.alchemical} label={say(`alchemy.alchemical.${theory.alchemical}`)} />
        {inConflict && (
          <span className={cx('conflict')} title={say('web.alchemists.conflict')}>
            <span className="visually-hidden">{say('web.alchemists.conflict')}</span>
            <span aria-hidden>≠</span>
          </span>
        )}
      </span>
      <span className={cx('seals')}>
        {theory.seals.map((seat) => (
          <LaidSeal key={seat} seat={seats[seat]} seal={seat === at.seat ? at.own.placed[ingredient] : undefined} />
        ))}
      </span>
    </span>
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

/** ..A-231: a neutral potion or a wrong sign costs reputation, as much as the zone says, whatever was promised. */
function SaleRisk({ context, intent }: Pick<PairProps, 'context' | 'intent'>) {
  const words = useWords()
  if (intent.action !== 'sell') return null
  const kept = chanceKept(context, intent, 'correctSign')
  const { table, seat } = context.at
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
