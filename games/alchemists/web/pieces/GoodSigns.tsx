import { icon as favours } from 'virtual:icon/card-pickup'
import { icon as approval } from 'virtual:icon/crown'
import { icon as actions } from 'virtual:icon/cubes'
import { icon as ingredients } from 'virtual:icon/herbs-bundle'
import { icon as reputation } from 'virtual:icon/laurel-crown'
import { icon as books } from 'virtual:icon/open-book'
import { icon as gold } from 'virtual:icon/two-coins'
import type { Good, Goods, OrderSpace } from '@athanor/alchemists'
import { goodsInOrder } from '@athanor/alchemists/narration'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import styles from './pieces.module.css'

const cx = classes(styles)

export const goodArt: Readonly<Record<Good, readonly string[]>> = {
  gold,
  reputation,
  actions,
  approval,
  favours,
  ingredients,
  books,
}

/** Goods as pictures with their numbers; words stand beside or behind them. */
export function GoodSigns({ goods }: { readonly goods: Goods }) {
  return goodsInOrder.map((good) => {
    const count = goods[good] ?? 0
    return count === 0 ? null : (
      <span key={good} className={cx('good')} aria-hidden>
        {count !== 1 && String(count).replace('-', '−')}
        <Icon art={goodArt[good]} />
      </span>
    )
  })
}

/** What a space of the order costs and brings. */
export function TradeSigns({ cost, gain }: Pick<OrderSpace, 'cost' | 'gain'>) {
  const isFree = goodsInOrder.every((good) => (cost[good] ?? 0) === 0)
  const isEmpty = goodsInOrder.every((good) => (gain[good] ?? 0) === 0)
  return (
    <span className={cx('trade')} aria-hidden>
      {!isFree && (
        <>
          <span className={cx('cost')}>
            <GoodSigns goods={cost} />
          </span>
          <span>→</span>
        </>
      )}
      {isEmpty ? '–' : <GoodSigns goods={gain} />}
    </span>
  )
}
