import { memo } from 'react'
import { useWords } from '../../app/words.tsx'
import type { TableSeat } from '../../table/tableSource.ts'
import styles from './Board.module.css'
import { Market } from './Market.tsx'
import { Overtakes } from './Overtakes.tsx'
import type { Prospect } from './prospects.ts'
import { TableCard } from './TableCard.tsx'
import type { Turn } from './turn.ts'

interface BoardProps {
  readonly turn: Turn
  readonly seats: readonly TableSeat[]
  readonly lit: readonly string[]
  /** The table whose payment is being chosen. */
  readonly chosen: number | null
  onResearch(prospect: Prospect): void
}

/** The six tables as a pyramid (D-169), with the price of dice and what research would change beside its top. */
export const Board = memo(function Board({ turn, seats, lit, chosen, onResearch }: BoardProps) {
  const { say } = useWords()
  const { state, prospects, seat, ask, view } = turn
  return (
    <div className={styles['board']}>
      {state.endTriggered && state.phase !== 'over' && (
        <p className={styles['last']} role="status">
          {state.tieRound ? say('web.apprentices.tieRound') : say('web.apprentices.lastRound')}
        </p>
      )}
      <div className={styles['market']}>
        <Market price={state.price} pool={state.pool} lit={lit.includes('market')} />
      </div>
      <div className={styles['overtakes']}>
        <Overtakes
          prospects={prospects}
          threats={turn.threats}
          seats={seats}
          seat={seat}
          isOwn={view.viewer === seat}
        />
      </div>
      <ul className={styles['tables']} aria-label={say('web.apprentices.tables')}>
        {prospects.map((prospect) => (
          <TableCard
            key={prospect.table}
            state={state}
            prospect={prospect}
            seats={seats}
            seat={seat}
            playable={ask === 'work'}
            lit={lit.includes(`table:${prospect.table}`)}
            chosen={chosen === prospect.table}
            onResearch={onResearch}
          />
        ))}
      </ul>
    </div>
  )
})
