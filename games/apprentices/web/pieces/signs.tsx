import { icon as lockArt } from 'virtual:icon/padlock'
import { icon as rollArt } from 'virtual:icon/rolling-dices'
import { type Effect, type Face, type Gain, type Price, resourceAt } from '@athanor/apprentices'
import { unitsInWords } from '@athanor/apprentices/narration'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import type { ReactNode } from 'react'
import type { Words } from '../words.ts'
import { useWords } from '../words.ts'
import styles from './pieces.module.css'
import { Resource } from './Resource.tsx'

const cx = classes(styles)

function fixedOf({ fixed }: Price): readonly Face[] {
  return fixed.flatMap((count, type) => Array.from({ length: count }, () => resourceAt(type)))
}

/** @example "3 potions and 1 unit of your choice" */
function priceInWords(price: Price, words: Words): string {
  const fixed = fixedOf(price)
  const parts = [
    ...(fixed.length === 0 ? [] : [unitsInWords(fixed, words)]),
    ...(price.choice === 0 ? [] : [words.say('web.apprentices.anyUnits', { count: price.choice })]),
  ]
  return words.list(parts)
}

/** D-066: what a table costs, with its alternatives. Five of one kind is shown once for all three kinds. */
export function CostSign({ cost }: { readonly cost: readonly Price[] }) {
  const words = useWords()
  const alike = alikeOf(cost)
  const shown = alike === null ? cost : cost.slice(0, 1)
  const said = [
    ...shown.map((price) => priceInWords(price, words)),
    ...(alike === null ? [] : [words.say('web.apprentices.alike', { count: alike })]),
  ].join(` ${words.say('web.apprentices.or')} `)
  return (
    <span className={cx('row', 'cost')}>
      <span className="visually-hidden">{said}</span>
      {shown.map((price, index) => (
        <span key={index} className={cx('row')} aria-hidden>
          {index > 0 && <small>{words.say('web.apprentices.or')}</small>}
          <PricePieces price={price} />
        </span>
      ))}
      {alike !== null && (
        <small aria-hidden>
          {words.say('web.apprentices.or')} {words.say('web.apprentices.alike', { count: alike })}
        </small>
      )}
    </span>
  )
}

/** D-119: the last three costs are so many units of each type. */
function alikeOf(cost: readonly Price[]): number | null {
  if (cost.length !== 4) return null
  return Math.max(...(cost[1]?.fixed ?? [0]))
}

function PricePieces({ price }: { readonly price: Price }) {
  return (
    <>
      {fixedOf(price).map((face, index) => (
        <Resource key={index} type={face} />
      ))}
      {Array.from({ length: price.choice }, (_, index) => (
        <Resource key={`any${index}`} type="any" />
      ))}
    </>
  )
}

function gainsInWords(gains: readonly Gain[], words: Words): string {
  const { say } = words
  const fixed = gains.filter((gain) => gain !== 'any' && gain !== 'other' && gain !== 'same')
  const chosen = gains.filter((gain) => gain === 'any').length
  const same = gains.includes('same')
  return words.list([
    ...(fixed.length === 0 ? [] : [unitsInWords(fixed, words)]),
    ...(same ? [say('web.apprentices.alike', { count: 2 })] : []),
    ...(chosen === 0 || same ? [] : [say('web.apprentices.anyUnits', { count: chosen })]),
    ...(gains.includes('other') ? [say('web.apprentices.otherUnit')] : []),
  ])
}

/** What a slot does, in a sentence without a subject. */
export function effectInWords(effect: Effect, words: Words): string {
  const { say } = words
  switch (effect.kind) {
    case 'convert': {
      const gains = gainsInWords(effect.gains, words)
      if (effect.points > 0) return say('web.apprentices.effect.buyUnit', { points: effect.points, gains })
      return say('web.apprentices.effect.convert', { from: priceInWords(effect.from, words), gains })
    }
    case 'tradeUnits':
      return say('web.apprentices.effect.tradeUnits', {
        from: priceInWords(effect.from, words),
        points: effect.points,
      })
    case 'tradeRavens':
      return say('web.apprentices.effect.tradeRavens', { count: effect.ravens, points: effect.points })
    case 'takeUnit':
      return say('web.apprentices.effect.takeUnit', { from: priceInWords(effect.from, words) })
    case 'rerollDie':
    case 'blockSlot':
    case 'shiftPrice':
      return say(`web.apprentices.effect.${effect.kind}`)
  }
}

/** The same in pictures. */
export function EffectSign({ effect }: { readonly effect: Effect }) {
  const words = useWords()
  return (
    <span className={cx('row', 'effect')} title={effectInWords(effect, words)}>
      <span className="visually-hidden">{effectInWords(effect, words)}</span>
      <EffectPictures effect={effect} />
    </span>
  )
}

/** The pictures alone, beside words that are heard instead. */
export function EffectPictures({ effect }: { readonly effect: Effect }) {
  return (
    <span className={cx('row')} aria-hidden>
      {picturesOf(effect, useWords())}
    </span>
  )
}

function picturesOf(effect: Effect, { say }: Words): ReactNode {
  const arrow = <i className={cx('arrow')}>→</i>
  switch (effect.kind) {
    case 'convert':
      return (
        <>
          {effect.points > 0 && <b className={cx('loss')}>−{effect.points}</b>}
          <PricePieces price={effect.from} />
          {arrow}
          {effect.gains.map((gain, index) => (
            <Resource key={index} type={gain === 'other' || gain === 'same' ? 'any' : gain} />
          ))}
          {effect.gains.includes('same') && <small>{say('web.apprentices.alikeShort')}</small>}
        </>
      )
    case 'tradeUnits':
      return (
        <>
          <PricePieces price={effect.from} />
          {arrow}
          <b className={cx('gain')}>+{effect.points}</b>
        </>
      )
    case 'tradeRavens':
      return (
        <>
          {Array.from({ length: effect.ravens }, (_, index) => (
            <Resource key={index} type="raven" />
          ))}
          {arrow}
          <b className={cx('gain')}>+{effect.points}</b>
        </>
      )
    case 'rerollDie':
      return (
        <>
          <Icon art={rollArt} /> <span>{say('web.apprentices.effect.rerollShort')}</span>
        </>
      )
    case 'blockSlot':
      return (
        <>
          <Icon art={lockArt} /> <span>{say('web.apprentices.effect.blockShort')}</span>
        </>
      )
    case 'takeUnit':
      return (
        <>
          <PricePieces price={effect.from} />
          {arrow}
          <span>{say('web.apprentices.effect.takeShort')}</span>
        </>
      )
    case 'shiftPrice':
      return (
        <>
          <Resource type="die" /> <span>{say('web.apprentices.effect.shiftShort')}</span>
        </>
      )
  }
}
