import {
  type Artifact,
  type Asking,
  type BasePartValues,
  countOf,
  type OrderSpace,
  type PartName,
  type PartValues,
  startupCard,
  theoryOn,
} from '@athanor/alchemists'
import { goodsText, spell } from '@athanor/alchemists-telling'
import type { Colour, Ingredient } from '@athanor/alchemy'
import type { ReactNode } from 'react'
import { AlchemicalSign } from '../../alchemy/AlchemicalSign.tsx'
import { Flask } from '../../alchemy/Flask.tsx'
import { Medal } from '../../alchemy/Ingredients.tsx'
import type { Words } from '../../app/words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { artifactArt, favourArt } from './pieces/art.ts'
import { Named, SealFace } from './pieces/Pieces.tsx'

type Face<Value> = (asking: Asking, value: Value, words: Words) => ReactNode

/** The parts of the base box have a face each; tables with more of the box are not offered here yet. */
type Faces = { readonly [Name in keyof BasePartValues]: Face<PartValues[Name]> } & {
  readonly [Name in PartName]?: Face<PartValues[Name]>
}

/** What can be chosen, as it looks: a picture with its name; what has no face yet goes by its bare value. */
export function faceOf(asking: Asking, part: PartName, value: unknown, words: Words): ReactNode {
  const face = faces[part] as Face<unknown> | undefined
  return face === undefined ? String(value) : face(asking, value, words)
}

const faces: Faces = {
  favour: (_, favour, { say }) => (
    <Named picture={<Icon art={favourArt(favour)} />}>{say(`alchemists.favour.${favour}`)}</Named>
  ),
  orderSpace: ({ at: { rules, table } }, space, words) => (
    <>
      {space + 1} · {tradeText(rules.orderSpaces(table)[space] ?? { cost: {}, gain: {} }, words)}
    </>
  ),
  bid: (_, bid, { say }) => say('alchemists.value.bid', { bid }),
  from: (_, from, { say }) => (from === 'deck' ? say('alchemists.value.deck') : ingredientFace(from, say)),
  card: (_, card, { say }) => ingredientFace(card, say),
  sages: playedFace('sage'),
  wanted({ at: { rules, table } }, wanted, { say }) {
    const potion = rules.adventurers[table.adventurer ?? -1]?.wants[wanted] ?? 'neutral'
    return <Named picture={<Flask potion={potion} />}>{say(`alchemy.potion.${potion}`)}</Named>
  },
  guarantee: (_, guarantee, { say }) => say(`alchemists.guarantee.${guarantee}`),
  merchants: playedFace('merchant'),
  barmaids: playedFace('barmaid'),
  book: (_, ingredient, { say }) => ingredientFace(ingredient, say),
  articleColour: colourFace,
  endorsedArticle: colourFace,
  firstSign: (_, sign, { say }) => say('alchemists.value.sign', { sign }),
  secondSign: (_, sign, { say }) => say('alchemists.value.sign', { sign }),
  redSpace: (_, ingredient, { say }) => ingredientFace(ingredient, say),
  greenSpace: (_, ingredient, { say }) => ingredientFace(ingredient, say),
  blueSpace: (_, ingredient, { say }) => ingredientFace(ingredient, say),
  whiteSpace: (_, ingredient, { say }) => ingredientFace(ingredient, say),
  firstStartup: startupFace,
  secondStartup: startupFace,
  replicated: startupFace,
  rejected: (_, favour, { say }) => (
    <Named picture={<Icon art={favourArt(favour)} />}>{say(`alchemists.favour.${favour}`)}</Named>
  ),
  starting: artifactFace,
  secret: artifactFace,
  unveiled: artifactFace,
  first: (_, card, { say }) => ingredientFace(card, say),
  second: (_, card, { say }) => ingredientFace(card, say),
  mortar: (_, use, { say }) => say('alchemists.value.mortar', { use: use ? 'yes' : 'no' }),
  artifact: artifactFace,
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
  firstDiscard: (_, card, { say }) => ingredientFace(card, say),
  secondDiscard: (_, card, { say }) => ingredientFace(card, say),
  grant({ at: { rules } }, grant, words) {
    const { ingredients = [], points = 0 } = rules.grants[grant] ?? {}
    return words.say('alchemists.value.grant', {
      ingredients: words.list(ingredients.map((each) => words.say(`alchemy.ingredient.${each}`))),
      points,
    })
  },
}

/** A potion of each colour; its sign is not what is asked about. */
const sampleOf = { red: 'healing', green: 'speed', blue: 'wisdom' } as const

function ingredientFace(ingredient: Ingredient, say: Words['say']): ReactNode {
  return <Named picture={<Medal ingredient={ingredient} />}>{say(`alchemy.ingredient.${ingredient}`)}</Named>
}

function colourFace(_: Asking, colour: Colour, { say }: Words): ReactNode {
  return <Named picture={<Flask potion={sampleOf[colour]} />}>{say(`alchemy.colour.${colour}`)}</Named>
}

function artifactFace(_: Asking, artifact: Artifact, { say }: Words): ReactNode {
  return <Named picture={<Icon art={artifactArt(artifact)} />}>{say(`alchemists.artifact.${artifact}`)}</Named>
}

/** All that a startup card brings. */
function startupFace({ at: { rules } }: Asking, card: number, words: Words): ReactNode {
  return spell({ kind: 'startup', cards: [startupCard(rules, card)] }, words)
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

function playedFace(favour: 'sage' | 'merchant' | 'barmaid' | 'shopkeeper') {
  return function Played(_: Asking, count: number, { say }: Words): ReactNode {
    return count === 0 ? (
      say('alchemists.value.noFavours')
    ) : (
      <Named picture={<Icon art={favourArt(favour)} />}>
        {say(`alchemists.favour.${favour}`)}
        {count > 1 && ` ×${count}`}
      </Named>
    )
  }
}

/** What an order space gives and takes, in words. */
export function tradeText({ cost, gain }: Pick<OrderSpace, 'cost' | 'gain'>, words: Words): string {
  const costs = goodsText(cost, words)
  const parts = [
    ...(goodsText(gain, words).length > 0 ? [words.list(goodsText(gain, words))] : []),
    ...(costs.length > 0 ? [words.say('alchemists.preview.costs', { gold: words.list(costs) })] : []),
  ]
  return parts.length === 0 ? words.say('alchemists.value.nothing') : parts.join(', ')
}
