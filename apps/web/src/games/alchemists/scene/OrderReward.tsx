import { icon as favourArt } from 'virtual:icon/card-pickup'
import { icon as herbArt } from 'virtual:icon/herbs-bundle'
import { icon as goldArt } from 'virtual:icon/two-coins'
import type { OrderSpace } from '@athanor/alchemists'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './pieces.module.css'

/** What an order space gives and takes, in pictures. */
export function OrderReward({ space }: { readonly space: OrderSpace }) {
  const { favours = 0, ingredients = 0 } = space.gain
  const { gold = 0 } = space.cost
  return (
    <span className={styles['reward']} aria-hidden>
      {repeated(favourArt, favours)}
      {repeated(herbArt, ingredients)}
      {gold > 0 && (
        <>
          −{gold}
          <Icon art={goldArt} />
        </>
      )}
      {favours + ingredients + gold === 0 && '–'}
    </span>
  )
}

function repeated(art: readonly string[], count: number) {
  return Array.from({ length: count }, (_, number) => <Icon key={number} art={art} />)
}
