import { icon as owlArt } from 'virtual:icon/barn-owl'
import { Icon } from '@athanor/ui/Icon.tsx'
import type { ReactNode } from 'react'
import styles from './Owl.module.css'

interface OwlProps {
  /** She is heard, but seen only where there is room. */
  readonly aside?: boolean
  readonly children: ReactNode
}

/** The teacher, and what she says. */
export function Owl({ aside = false, children }: OwlProps) {
  return (
    <div className={styles['owl']} data-aside={aside || undefined}>
      <span className={styles['art']} aria-hidden>
        <Icon art={owlArt} />
      </span>
      <p className={styles['speech']} aria-live="polite">
        {children}
      </p>
    </div>
  )
}
