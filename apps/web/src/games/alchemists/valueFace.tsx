import { type Asking, countOf, type PartName, theoryOn } from '@athanor/alchemists'
import { goodsText } from '@athanor/alchemists-telling'
import type { Ingredient } from '@athanor/alchemy'
import type { ReactNode } from 'react'
import { AlchemicalSign } from '../../alchemy/AlchemicalSign.tsx'
import { Flask } from '../../alchemy/Flask.tsx'
import { Medal } from '../../alchemy/Ingredients.tsx'
import type { Words } from '../../app/words.tsx'
import { artifactFace, colourFace, type Face, type FacesOf, favourFace, ingredientFace, playedFace } from './faces.tsx'
import { grantText } from './grantText.ts'
import { moduleFaces } from './modules/faces.ts'
import { Named, SealFace } from './pieces/Pieces.tsx'
import { tradeText } from './tradeText.ts'

/** What can be chosen, as it looks: a picture with its name. */
export function faceOf(asking: Asking, part: PartName, value: unknown, words: Words): ReactNode {
  return (faces[part] as Face<unknown>)(asking, value, words)
}

const faces: FacesOf<PartName> = {
  ...moduleFaces,
  favour: favourFace,
  orderSpace: ({ at: { rules, table } }, space, words) => (
    <>
      {space + 1} · {tradeText(rules.orderSpaces(table)[space] ?? { cost: {}, gain: {} }, words)}
    </>
  ),
  bid: (_, bid, { say }) => say('alchemists.value.bid', { bid }),
  from: (asking, from, words) =>
    from === 'deck' ? words.say('alchemists.value.deck') : ingredientFace(asking, from, words),
  card: ingredientFace,
  sages: playedFace('sage'),
  wanted({ at: { rules, table } }, wanted, { say }) {
    const potion = rules.adventurers[table.adventurer ?? -1]?.wants[wanted] ?? 'neutral'
    return <Named picture={<Flask potion={potion} />}>{say(`alchemy.potion.${potion}`)}</Named>
  },
  guarantee: (_, guarantee, { say }) => say(`alchemists.guarantee.${guarantee}`),
  merchants: playedFace('merchant'),
  barmaids: playedFace('barmaid'),
  first: ingredientFace,
  second: ingredientFace,
  mortar: (_, use, { say }) => say('alchemists.value.mortar', { use: use ? 'yes' : 'no' }),
  artifact: (asking, artifact, words) => {
    const { rules, table } = asking.at
    // G-198: what a shelf asks for besides gold.
    const shelf = rules.shelves.find(({ onOffer }) => onOffer(table).includes(artifact))
    const also = goodsText(shelf?.cost ?? {}, words)
    return (
      <>
        {artifactFace(asking, artifact, words)}
        {also.length > 0 && <small>+ {words.list(also)}</small>}
      </>
    )
  },
  shopkeepers: playedFace('shopkeeper'),
  offering: (_, count, { say }) => say('alchemists.count.gold', { count }),
  doubted: theoryFace,
  aspect: colourFace,
  firstShown: theoryFace,
  secondShown: theoryFace,
  shown: (_, potion, { say }) => <Named picture={<Flask potion={potion} />}>{say(`alchemy.potion.${potion}`)}</Named>,
  theory: (_, ingredient, { say }) => <Medal ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />,
  alchemical: (_, alchemical, { say }) => (
    <>
      <AlchemicalSign alchemical={alchemical} />
      <span className="visually-hidden">{say(`alchemy.alchemical.${alchemical}`)}</span>
    </>
  ),
  endorsed: theoryFace,
  seal: ({ at: { own, rules } }, seal, { say }) => (
    <Named picture={<SealFace seal={seal} />}>
      <span className="visually-hidden">{say(`alchemists.seal.${seal}`)} </span>
      {countOf(own.seals, rules.seals.numberOf(seal))}
    </Named>
  ),
  promised: (_, potion, { say }) => (
    <Named picture={<Flask potion={potion} />}>{say(`alchemy.potion.${potion}`)}</Named>
  ),
  firstDiscard: ingredientFace,
  secondDiscard: ingredientFace,
  grant({ at: { rules } }, grant, words) {
    const found = rules.grants[grant]
    return found === undefined ? '' : grantText(found, words)
  },
}

/** An ingredient with what is said about it, if anything. */
function theoryFace({ at: { table } }: Asking, ingredient: Ingredient, { say }: Words): ReactNode {
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
