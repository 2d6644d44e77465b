import type { Seal } from '@athanor/alchemists'
import type { Seat, Viewer } from '@athanor/kernel'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { useWords } from '../words.ts'
import { LaidSeal } from './LaidSeal.tsx'
import styles from './pieces.module.css'

interface SealedByProps {
  readonly seats: readonly TableSeat[]
  /** Whose seals lie there. */
  readonly seals: readonly Seat[]
  readonly viewer: Viewer
  /** The face of the viewer's own. */
  readonly own: Seal | undefined
}

/** The seals on something published, in words: whose they are, and the face of one's own. */
export function SealedBy({ seats, seals, viewer, own }: SealedByProps) {
  const { say } = useWords()
  return (
    <ul className={styles['sealedBy']}>
      {seals.map((seat) => {
        const seal = seat === viewer ? own : undefined
        return (
          <li key={seat}>
            <LaidSeal seat={seats[seat]} seal={seal} />
            <span aria-hidden>
              {seats[seat]?.name}
              {seal !== undefined && ` · ${say(`alchemists.seal.${seal}`)}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
