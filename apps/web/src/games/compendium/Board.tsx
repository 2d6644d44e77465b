import { type Draft, placeOf } from '@athanor/compendium'
import { memo, useRef } from 'react'
import { useWords } from '../../app/words.tsx'
import { useHandler } from '../../lib/useHandler.ts'
import { useRoving } from '../../lib/useRoving.ts'
import type { TableSeat } from '../../table/tableSource.ts'
import { notify } from '../../ui/notices.ts'
import styles from './Board.module.css'
import { CauldronCard } from './CauldronCard.tsx'
import type { Prospect } from './prospects.ts'

interface BoardProps {
  readonly prospects: readonly Prospect[]
  readonly seats: readonly TableSeat[]
  readonly lit: readonly string[]
  readonly draft: Draft
  /** The cauldron in which something is being brewed right now. */
  readonly brewing: number | null
  /** The round that ends the game, once that is known. */
  readonly lastRound: number | null
  onChoose(cauldron: number): void
}

/** The Compendium: ten cauldrons, those that can be used now aglow. */
export const Board = memo(function Board(props: BoardProps) {
  const { prospects, seats, lit, draft, brewing, lastRound, onChoose } = props
  const words = useWords()
  const grid = useRef<HTMLUListElement>(null)
  const roving = useRoving(prospects.length, () => columnsOf(grid.current))
  const chosen = placeOf(draft)
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
            draft={draft.kind === 'create' && draft.cauldron === prospect.cauldron ? draft : null}
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
