import { icon as doneArt } from 'virtual:icon/check-mark'
import type { Table } from '@athanor/alchemists'
import type { Viewer } from '@athanor/kernel'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { memo } from 'react'
import styles from './Turns.module.css'
import { turnQueueOf } from './turnQueue.ts'
import { useWords } from './words.ts'

interface TurnsProps {
  readonly table: Table
  readonly seats: readonly TableSeat[]
  readonly viewer: Viewer
}

/** Who is done, whose turn it is and who comes after, in one line beside what is asked. */
export const Turns = memo(function Turns({ table, seats, viewer }: TurnsProps) {
  const { say } = useWords()
  const queue = turnQueueOf(table)
  if (queue === null) return null
  const title = say('web.alchemists.turns', { about: queue.about })
  return (
    <span className={styles['turns']} data-turns={queue.about}>
      <span className={styles['title']} aria-hidden>
        {title}
      </span>
      {/* Inside a sentence: no list of the page's own may stand there. */}
      <span role="list" aria-label={title} className={styles['list']}>
        {queue.turns.map(({ seat, state }, place) => {
          const name = viewer === seat ? say('web.seat.you') : (seats[seat]?.name ?? '')
          const told = say('web.alchemists.turnOf', { player: name, state })
          return (
            <span key={place} role="listitem" className={styles['turn']} data-state={state} title={told}>
              <span className="visually-hidden">{told}</span>
              <WaxSeal colour={seats[seat]?.colour ?? ''} size={20} />
              {state === 'done' && <Icon art={doneArt} />}
              {viewer === seat && (
                <b className={styles['you']} aria-hidden>
                  {name}
                </b>
              )}
            </span>
          )
        })}
      </span>
    </span>
  )
})
