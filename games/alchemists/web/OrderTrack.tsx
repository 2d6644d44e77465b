import { type PromptContext, rulesAt, type Table } from '@athanor/alchemists'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { memo } from 'react'
import styles from './Board.module.css'
import { TradeSigns } from './pieces/GoodSigns.tsx'
import { orderText } from './tradeText.ts'
import { useWords } from './words.ts'

interface TrackProps {
  readonly table: Table
  readonly seats: readonly TableSeat[]
  readonly context: PromptContext | null
}

/** the order spaces from the first to act to the last, with what they give and who stands there. */
export const OrderTrack = memo(function OrderTrack({ table, seats, context }: TrackProps) {
  const words = useWords()
  const spaces = rulesAt(table).orderSpaces(table)
  const isAsked = context?.prompt.kind === 'chooseOrder'
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
            title={orderText(space, words)}
          >
            {seat === null ? (
              <span className={styles['reward']}>
                <span className="visually-hidden">{orderText(space, words)}</span>
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
