import {
  type Alchemical,
  aidsWith,
  alchemicals,
  aspectOf,
  type Ingredient,
  ingredientIndex,
  type Potion,
} from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { AspectSign } from '@athanor/alchemy-ui/AspectSign.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import type { Reading } from '@athanor/alchemy-ui/notebook/science/study.ts'
import { useReading } from '@athanor/alchemy-ui/notebook/science/useScience.ts'
import { useAid } from '@athanor/alchemy-ui/notebook/useAid.ts'
import { announce } from '@athanor/ui/noticeStore.ts'
import { type CSSProperties, useEffect, useMemo } from 'react'
import { useWords } from '../words.ts'
import { Place } from './Place.tsx'
import { cx } from './pieces.tsx'
import type { Learning } from './shows.ts'

interface LearnedProps {
  readonly pair: readonly [Ingredient, Ingredient]
  /** What they made; null where that is not known for certain. */
  readonly potion: Potion | null
  readonly learning: Learning
  /** Its step has been told. */
  readonly told: boolean
}

/** What an answer tells whoever asked, as far as the agreed aid goes. */
export function Learned({ pair, potion, learning, told }: LearnedProps) {
  const words = useWords()
  const { say } = words
  const { aid } = useAid(learning.aid, 'advice')
  const counts = aidsWith(aid, 'consequences')
  const { golem, before, after } = learning
  const earlier = useReading(useMemo(() => (counts ? { facts: before, golem } : null), [counts, before, golem])).told
  const later = useReading(useMemo(() => (counts ? { facts: after, golem } : null), [counts, after, golem])).told
  const worlds = earlier === null || later?.clash !== null ? null : [earlier.worlds, later.worlds]
  const spoken =
    worlds === null ? null : say('web.alchemists.reveal.worldsSpoken', { from: worlds[0] ?? 0, to: worlds[1] ?? 0 })
  useEffect(() => {
    if (spoken !== null) announce(spoken)
  }, [spoken])
  return (
    <section className={cx('paper')}>
      <h3>{say('web.alchemists.reveal.tells')}</h3>
      {potion !== null && (
        <p className={cx('shared')}>
          <Medal ingredient={pair[0]} label={say(`alchemy.ingredient.${pair[0]}`)} />
          <Medal ingredient={pair[1]} label={say(`alchemy.ingredient.${pair[1]}`)} />
          {potion === 'neutral' ? (
            say('web.alchemists.reveal.opposites')
          ) : (
            <>
              {say('web.alchemists.reveal.both')}
              <AspectSign {...aspectOf(potion)} label={say('web.alchemists.reveal.aspect', aspectOf(potion))} />
            </>
          )}
        </p>
      )}
      <Place pair={pair} learning={learning} flies={told} />
      {counts && (
        <>
          <div className={cx('worlds')} aria-busy={worlds === null}>
            <span className={cx('count')}>
              <s>{worlds === null ? '…' : words.number(worlds[0] ?? 0)}</s>
              {' → '}
              <b>{worlds === null ? '…' : words.number(worlds[1] ?? 0)}</b>
            </span>
            <small>{say('web.alchemists.reveal.worlds')}</small>
            <span className={cx('bar')} aria-hidden>
              <span style={{ '--share': worlds === null ? 1 : (worlds[1] ?? 1) / (worlds[0] ?? 1) } as CSSProperties} />
            </span>
          </div>
          <div className={cx('left')}>
            <small>{say('web.alchemists.reveal.left')}</small>
            {pair.map((ingredient) => (
              <span key={ingredient}>
                <Medal ingredient={ingredient} />
                {later !== null &&
                  leftFor(later, ingredient).map((alchemical) => (
                    <AlchemicalSign key={alchemical} alchemical={alchemical} />
                  ))}
              </span>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function leftFor({ grid }: Reading, ingredient: Ingredient): readonly Alchemical[] {
  return alchemicals.filter((_, row) => (grid[ingredientIndex(ingredient) * 8 + row] ?? 0) > 0)
}
