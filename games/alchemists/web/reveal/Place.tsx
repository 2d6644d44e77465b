import { type Ingredient, ingredientPairs, ingredients, pairIndex } from '@athanor/alchemy'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { centreOf, Triangle } from '@athanor/alchemy-ui/notebook/Triangle.tsx'
import { tokensOf } from '@athanor/alchemy-ui/notebook/tokens.ts'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { cx } from './pieces.tsx'
import type { Learning } from './shows.ts'

interface PlaceProps {
  readonly pair: readonly [Ingredient, Ingredient]
  readonly learning: Learning
  /** It is on its way, or there. */
  readonly flies: boolean
}

/**
 * The triangle of results as it was, and the flask on its way to the place where it will lie in the notebook. It flies
 * from the flask of the scene; without motion it lies there, ringed.
 */
export function Place({ pair, learning: { before, after }, flies }: PlaceProps) {
  const flying = useRef<HTMLSpanElement>(null)
  const number = pairIndex(...pair)
  const potions = tokensOf(after)[number] ?? []
  useLayoutEffect(() => {
    const { current: element } = flying
    const flask = element?.closest('[data-kind]')?.querySelector('[data-flask]')
    if (!flies || !element || !flask) return
    const [from, to] = [flask.getBoundingClientRect(), element.getBoundingClientRect()]
    const across = from.left + from.width / 2 - to.left - to.width / 2
    const down = from.top + from.height / 2 - to.top - to.height / 2
    element.style.setProperty('--across', `${across}px`)
    element.style.setProperty('--down', `${down}px`)
    element.style.setProperty('--grown', String(to.height === 0 ? 1 : from.height / to.height))
  }, [flies])
  const [x, y] = centreOf(ingredientPairs[number] ?? pair)
  const place: CSSProperties & Readonly<Record<`--${string}`, string>> = { '--x': `${x / 8}`, '--y': `${y / 4}` }
  return (
    <span className={cx('ofResults')} aria-hidden>
      <span className={cx('triangleOf')}>
        <Triangle tokens={tokensOf(before)} lit={[number]} selected={null} />
        <span ref={flying} className={cx('landing')} style={place} data-flies={flies || undefined}>
          {potions.slice(0, 3).map((potion) => (
            <Flask key={potion} potion={potion} />
          ))}
        </span>
      </span>
      <span className={cx('feet')}>
        {ingredients.map((ingredient) => (
          <span key={ingredient} data-sealed={pair.includes(ingredient) || undefined}>
            <Medal ingredient={ingredient} />
          </span>
        ))}
      </span>
    </span>
  )
}
