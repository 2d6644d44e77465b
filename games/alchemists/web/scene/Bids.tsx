import { icon as smileArt } from 'virtual:icon/delighted'
import { rulesAt, type Table } from '@athanor/alchemists'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useWords } from '../words.ts'
import styles from './Bids.module.css'

interface BidsProps {
  readonly table: Table
  readonly seats: readonly TableSeat[]
}

/** A-217..A-221: who sells after whom, with the discount that each has offered. Nothing while nobody has bid. */
export function Bids({ table, seats }: BidsProps) {
  const { say } = useWords()
  const { bids } = rulesAt(table)
  const sellers = table.queue.filter(({ seat }) => (table.bids[seat] ?? null) !== null)
  if (sellers.length === 0) return null
  return (
    <section className={styles['bids']}>
      <h3>{say('web.alchemists.sellers')}</h3>
      <ol>
        {sellers.map(({ seat }) => {
          const bid = table.bids[seat] ?? 0
          const smileys = bids.find((each) => each.bid === bid)?.smileys ?? 0
          return (
            <li key={seat}>
              <WaxSeal colour={seats[seat]?.colour ?? ''} size={26} />
              <PlayerName name={seats[seat]?.name ?? ''} colour={seats[seat]?.colour ?? ''} />
              <b title={say('alchemists.value.bid', { bid })}>{bid === 0 ? '0' : `−${bid}`}</b>
              <span className={styles['smileys']}>
                <span className="visually-hidden">{say('web.alchemists.smileys', { count: smileys })}</span>
                {Array.from({ length: smileys }, (_, number) => (
                  <Icon key={number} art={smileArt} />
                ))}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
