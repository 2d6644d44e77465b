import {
  type Article,
  articleWith,
  type Colour,
  claimsOf,
  type Ingredient,
  ingredients,
  type Sign,
} from '@athanor/alchemy'
import { AspectSign } from './AspectSign.tsx'
import { Medal } from './Ingredients.tsx'
import { Picks } from './Picks.tsx'
import { useWords } from './words.ts'

/** What somebody has noted of an article so far. */
export type Claims = { readonly [Each in Ingredient]?: Sign | undefined }

interface ArticleClaimsProps {
  readonly label: string
  readonly colour: Colour
  readonly claims: Claims
  onClaims(claims: Claims): void
}

/** An article on a colour: a tap gives an ingredient plus, a second one minus, a third one takes it out. */
export function ArticleClaims({ label, colour, claims, onClaims }: ArticleClaimsProps) {
  const { say } = useWords()
  return (
    <Picks
      label={label}
      look="claims"
      items={ingredients}
      isChosen={(ingredient) => claims[ingredient] !== undefined}
      face={(ingredient) => (
        <>
          <Medal ingredient={ingredient} />
          <AspectSign colour={colour} sign={claims[ingredient] ?? null} />
          <span className="visually-hidden">
            {say('alchemy.article.claim', {
              ingredient: say(`alchemy.ingredient.${ingredient}`),
              sign: claims[ingredient] ?? 'none',
            })}
          </span>
        </>
      )}
      onPick={(ingredient) => onClaims({ ...claims, [ingredient]: afterSign(claims[ingredient]) })}
    />
  )
}

function afterSign(sign: Sign | undefined): Sign | undefined {
  if (sign === 'minus') return undefined
  return sign === 'plus' ? 'minus' : 'plus'
}

/** The article that claims make; null while they make none (G-080..G-082). */
export function articleOf(colour: Colour, claims: Claims): Article | null {
  const under = (sign: Sign) => ingredients.filter((ingredient) => claims[ingredient] === sign)
  return articleWith(colour, under('plus'), under('minus'))
}

/** What an article claims, to be changed. */
export function claimsIn(article: Article): Claims {
  return Object.fromEntries(claimsOf(article).map(({ ingredient, sign }) => [ingredient, sign]))
}
