import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { memo } from 'react'
import styles from './Board.module.css'
import { endingNote } from './endingNote.ts'
import { Market } from './Market.tsx'
import { Overtakes, Threats } from './Overtakes.tsx'
import type { ResearchProspect } from './prospects.ts'
import { TableCard } from './TableCard.tsx'
import type { ShownTurn } from './turn.ts'
import { useWords } from './words.ts'

interface BoardProps {
  readonly turn: ShownTurn
  readonly seats: readonly TableSeat[]
  readonly lit: readonly string[]
  /** The table whose payment is being chosen. */
  readonly chosen: number | null
  onResearch(prospect: ResearchProspect): void
}

/** The six tables as a pyramid (D-169), with the price of dice and what research would change beside its top. */
export const Board = memo(function Board({ turn, seats, lit, chosen, onResearch }: BoardProps) {
  const words = useWords()
  const { say } = words
  const { state, prospects, seat, ask, view } = turn
  const note = endingNote(state, words)
  return (
    <div className={styles['board']}>
      {note !== null && (
        <p className={styles['last']} role="status">
          {note}
        </p>
      )}
      <div className={styles['market']}>
        <Market price={state.price} pool={state.pool} lit={lit.includes('market')} />
        <div className={styles['threats']}>
          <Threats threats={turn.threats} seats={seats} seat={seat} isOwn={view.viewer === seat} />
        </div>
      </div>
      <div className={styles['overtakes']}>
        <Overtakes prospects={prospects} seats={seats} seat={seat} isOwn={view.viewer === seat} />
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
