import { type PendingAction, placeOf } from '@athanor/compendium'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { useRoving } from '@athanor/ui/lib/useRoving.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { memo, useRef } from 'react'
import styles from './Board.module.css'
import { CauldronCard } from './CauldronCard.tsx'
import type { CauldronProspect } from './prospects.ts'
import { useWords } from './words.ts'

interface BoardProps {
  readonly prospects: readonly CauldronProspect[]
  readonly seats: readonly TableSeat[]
  readonly lit: readonly string[]
  readonly pending: PendingAction
  /** The cauldron in which something is being brewed right now. */
  readonly brewing: number | null
  /** The round that ends the game, once that is known. */
  readonly lastRound: number | null
  onChoose(cauldron: number): void
}

/** The Compendium: ten cauldrons, those that can be used now aglow. */
export const Board = memo(function Board(props: BoardProps) {
  const { prospects, seats, lit, pending, brewing, lastRound, onChoose } = props
  const words = useWords()
  const grid = useRef<HTMLUListElement>(null)
  const roving = useRoving(prospects.length, () => columnsOf(grid.current))
  const chosen = placeOf(pending)
  const press = useHandler((cauldron: number) => {
    const { open, refusal } = prospects[cauldron] ?? { open: false, refusal: null }
    if (open) onChoose(cauldron)
    else if (refusal !== null) notify(words.data(refusal))
  })
  return (
    <>
      {lastRound !== null && (
        <p className={styles['last']} role="status">
          {words.say('web.compendium.lastRound', { round: lastRound })}
        </p>
      )}
      <ul ref={grid} className={styles['grid']} aria-label={words.say('web.compendium.board')} {...roving.group}>
        {prospects.map((prospect) => (
          <CauldronCard
            key={prospect.cauldron}
            prospect={prospect}
            seats={seats}
            pending={pending.kind === 'create' && pending.cauldron === prospect.cauldron ? pending : null}
            chosen={chosen === prospect.cauldron}
            lit={lit.includes(`cauldron:${prospect.cauldron}`)}
            lively={brewing === prospect.cauldron}
            reached={roving.current === prospect.cauldron}
            onChoose={press}
          />
        ))}
      </ul>
    </>
  )
})

/** How many cards stand in a row at this width. */
function columnsOf(grid: HTMLElement | null): number {
  return grid === null ? 1 : getComputedStyle(grid).gridTemplateColumns.split(' ').length
}
