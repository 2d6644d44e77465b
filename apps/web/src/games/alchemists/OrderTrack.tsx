import { type Asking, rulesAt, type Table } from '@athanor/alchemists'
import { memo } from 'react'
import { useWords } from '../../app/words.tsx'
import type { TableSeat } from '../../table/tableSource.ts'
import { WaxSeal } from '../../ui/WaxSeal.tsx'
import styles from './Board.module.css'
import { TradeSigns } from './pieces/GoodSigns.tsx'
import { tradeText } from './tradeText.ts'

interface TrackProps {
  readonly table: Table
  readonly seats: readonly TableSeat[]
  readonly asking: Asking | null
}

/** the order spaces from the first to act to the last, with what they give and who stands there. */
export const OrderTrack = memo(function OrderTrack({ table, seats, asking }: TrackProps) {
  const words = useWords()
  const spaces = rulesAt(table).orderSpaces(table)
  const isAsked = asking?.ask.kind === 'chooseOrder'
  return (
    <ol className={styles['order']} aria-label={words.say('web.alchemists.order')}>
      {spaces.map((space, number) => {
        if (space.players > seats.length) return null
        const seat = table.markers[number] ?? null
        return (
          <li
            key={number}
            data-anchor={`order:${number}`}
            data-free={(isAsked && seat === null) || undefined}
            data-taken={seat !== null || undefined}
            title={tradeText(space, words)}
          >
            {seat === null ? (
              <span className={styles['reward']}>
                <span className="visually-hidden">{tradeText(space, words)}</span>
                <TradeSigns {...space} />
              </span>
            ) : (
              <WaxSeal colour={seats[seat]?.colour ?? ''} size={24} label={seats[seat]?.name ?? ''} />
            )}
          </li>
        )
      })}
    </ol>
  )
})
