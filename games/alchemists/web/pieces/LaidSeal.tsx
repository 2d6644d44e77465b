import type { Seal } from '@athanor/alchemists'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useWords } from '../words.ts'
import { SealFace } from './Pieces.tsx'
import styles from './pieces.module.css'

interface LaidSealProps {
  readonly seat: TableSeat | undefined
  /** Its face, for whoever may see it. */
  readonly seal: Seal | undefined
}

/** A seal on something published: whose it is, and its face where that is known. */
export function LaidSeal({ seat, seal }: LaidSealProps) {
  const { say } = useWords()
  return (
    <span className={styles['laid']}>
      <WaxSeal
        colour={seat?.colour ?? ''}
        size={24}
        label={say('web.alchemists.sealOf', { player: seat?.name ?? '' })}
      />
      {seal !== undefined && <SealFace seal={seal} label={say(`alchemists.seal.${seal}`)} />}
    </span>
  )
}
