import { icon as owlArt } from 'virtual:icon/barn-owl'
import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './Owl.module.css'

/** The teacher, and what she says. */
export function Owl({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['owl']}>
      <span className={styles['art']} aria-hidden>
        <Icon art={owlArt} />
      </span>
      <p className={styles['speech']} aria-live="polite">
        {children}
      </p>
    </div>
  )
}
