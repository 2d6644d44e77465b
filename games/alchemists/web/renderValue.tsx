import { type ActionPart, countOf, favoursIn, type PromptContext, theoryOn } from '@athanor/alchemists'
import { goodsText } from '@athanor/alchemists/narration'
import type { Ingredient } from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { Fragment, type ReactNode } from 'react'
import { grantText } from './grantText.ts'
import { moduleRenderers } from './modules/renderers.ts'
import { Named, SealFace } from './pieces/Pieces.tsx'
import {
  artifactRenderer,
  colourRenderer,
  favourRenderer,
  ingredientRenderer,
  playedRenderer,
  type Renderer,
  type RenderersOf,
} from './renderers.tsx'
import { tradeText } from './tradeText.ts'
import type { Words } from './words.ts'

/** What can be chosen, as it looks: a picture with its name. */
export function renderValue(context: PromptContext, part: ActionPart, value: unknown, words: Words): ReactNode {
  return (renderers[part] as Renderer<unknown>)(context, value, words)
}

const renderers: RenderersOf<ActionPart> = {
  ...moduleRenderers,
  favour: favourRenderer,
  orderSpace: ({ at: { rules, table } }, space, words) => (
    <>
      {space + 1} · {tradeText(rules.orderSpaces(table)[space] ?? { cost: {}, gain: {} }, words)}
    </>
  ),
  bid: (_, bid, { say }) => say('alchemists.value.bid', { bid }),
  from: (context, from, words) =>
    from === 'deck' ? words.say('alchemists.value.deck') : ingredientRenderer(context, from, words),
  card: ingredientRenderer,
  sages: playedRenderer('sage'),
  wanted({ at: { rules, table } }, wanted, { say }) {
    const potion = rules.adventurers[table.adventurer ?? -1]?.wants[wanted] ?? 'neutral'
    return <Named picture={<Flask potion={potion} />}>{say(`alchemy.potion.${potion}`)}</Named>
  },
  guarantee: (_, guarantee, { say }) => say(`alchemists.guarantee.${guarantee}`),
  merchants: playedRenderer('merchant'),
  barmaids: playedRenderer('barmaid'),
  first: ingredientRenderer,
  second: ingredientRenderer,
  mortar: (_, use, { say }) => say('alchemists.value.mortar', { use: use ? 'yes' : 'no' }),
  artifact: (context, artifact, words) => {
    const { rules, table } = context.at
    // G-198: what a shelf asks for besides gold.
    const shelf = rules.shelves.find(({ onOffer }) => onOffer(table).includes(artifact))
    const also = goodsText(shelf?.cost ?? {}, words)
    return (
      <>
        {artifactRenderer(context, artifact, words)}
        {also.length > 0 && <small>+ {words.list(also)}</small>}
      </>
    )
  },
  shopkeepers: playedRenderer('shopkeeper'),
  offering: (_, count, { say }) => say('alchemists.count.gold', { count }),
  doubted: theoryRenderer,
  aspect: colourRenderer,
  firstShown: theoryRenderer,
  secondShown: theoryRenderer,
  shown: (_, potion, { say }) => <Named picture={<Flask potion={potion} />}>{say(`alchemy.potion.${potion}`)}</Named>,
  theory: (_, ingredient, { say }) => <Medal ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />,
  alchemical: (_, alchemical, { say }) => (
    <>
      <AlchemicalSign alchemical={alchemical} />
      <span className="visually-hidden">{say(`alchemy.alchemical.${alchemical}`)}</span>
    </>
  ),
  endorsed: theoryRenderer,
  seal: ({ at: { own, rules } }, seal, { say }) => (
    <Named picture={<SealFace seal={seal} />}>
      <span className="visually-hidden">{say(`alchemists.seal.${seal}`)} </span>
      {countOf(own.seals, rules.seals.numberOf(seal))}
    </Named>
  ),
  promised: (_, potion, { say }) => (
    <Named picture={<Flask potion={potion} />}>{say(`alchemy.potion.${potion}`)}</Named>
  ),
  others: (context, names, words) =>
    names === '' ? (
      words.say('alchemists.value.noFavours')
    ) : (
      <>
        {favoursIn(names).map((favour, place) => (
          <Fragment key={place}>{favourRenderer(context, favour, words)}</Fragment>
        ))}
      </>
    ),
  firstDiscard: ingredientRenderer,
  secondDiscard: ingredientRenderer,
  grant({ at: { rules } }, grant, words) {
    const found = rules.grants[grant]
    return found === undefined ? '' : grantText(found, words)
  },
}

/** An ingredient with what is said about it, if anything. */
function theoryRenderer({ at: { table } }: PromptContext, ingredient: Ingredient, { say }: Words): ReactNode {
  const theory = theoryOn(table, ingredient)
  return (
    <>
      <Medal ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
      {theory !== null && (
        <AlchemicalSign alchemical={theory.alchemical} label={say(`alchemy.alchemical.${theory.alchemical}`)} />
      )}
    </>
  )
}
