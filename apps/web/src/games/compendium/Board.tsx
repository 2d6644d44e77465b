import { endIsNear, roundOf } from '@athanor/compendium'
import { useRef } from 'react'
import { useWords } from '../../app/words.tsx'
import { useRoving } from '../../lib/useRoving.ts'
import { notify } from '../../ui/notices.ts'
import styles from './Board.module.css'
import { CauldronCard } from './CauldronCard.tsx'
import type { Draft } from './draft.ts'
import type { CompendiumProps } from './props.ts'
import { prospectsOf } from './prospects.ts'

interface BoardProps extends CompendiumProps {
  readonly draft: Draft
  onChoose(cauldron: number): void
}

/** The Compendium: ten cauldrons, those that can be used now aglow. */
export function Board({ shown, seats, lit, draft, onChoose }: BoardProps) {
  const words = useWords()
  const grid = useRef<HTMLUListElement>(null)
  const { view } = shown.sight
  const prospects = prospectsOf(view)
  const roving = useRoving(prospects.length, () => columnsOf(grid.current))
  const brewing = shown.busy ? cauldronOfLastStep(shown) : null
  const chosen = draft.kind === 'create' || draft.kind === 'copy' ? draft.cauldron : null
  return (
    <>
      {endIsNear(view.reserve) && view.end === null && (
        <p className={styles['last']} role="status">
          {words.say('web.compendium.lastRound', { round: roundOf(view.turnsTaken, view.players.length) })}
        </p>
      )}
      <ul
        ref={grid}
        className={styles['grid']}
        aria-label={words.say('web.compendium.board')}
        onKeyDown={roving.onKeyDown}
      >
        {prospects.map((prospect) => (
          <CauldronCard
            key={prospect.cauldron}
            prospect={prospect}
            seats={seats}
            draft={draft.kind === 'create' && draft.cauldron === prospect.cauldron ? draft : null}
            chosen={chosen === prospect.cauldron}
            lit={lit.includes(`cauldron:${prospect.cauldron}`)}
            lively={brewing === prospect.cauldron}
            roving={roving.item(prospect.cauldron)}
            onChoose={() => {
              if (prospect.open) onChoose(prospect.cauldron)
              else if (prospect.refusal !== null) notify(words.data(prospect.refusal))
            }}
          />
        ))}
      </ul>
    </>
  )
}

/** How many cards stand in a row at this width. */
function columnsOf(grid: HTMLElement | null): number {
  return grid === null ? 1 : getComputedStyle(grid).gridTemplateColumns.split(' ').length
}

function cauldronOfLastStep(shown: CompendiumProps['shown']): number | null {
  const event = shown.steps.at(-1)?.events.find(({ kind }) => kind === 'potionCreated' || kind === 'potionCopied')
  return event !== undefined && 'cauldron' in event ? event.cauldron : null
}
