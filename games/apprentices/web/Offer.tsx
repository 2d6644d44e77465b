import type { ReactNode } from 'react'
import styles from './Offer.module.css'

/** The list that offers stand in; the first one glows if it can be taken. */
export const offersLook = styles['offers'] ?? ''

interface OfferProps {
  /** Whether it can be taken now; what cannot may still say why when it is pressed. */
  readonly isOpen: boolean
  /** How its parts stand: a class of whoever shows it. */
  readonly look: string
  readonly describedBy?: string
  onTake(): void
  readonly children: ReactNode
}

/** Something that can be done as a whole by one tap. */
export function Offer({ isOpen, look, describedBy, onTake, children }: OfferProps) {
  return (
    <button
      type="button"
      className={`${styles['offer']} ${look}`}
      data-open={isOpen || undefined}
      aria-disabled={!isOpen || undefined}
      aria-describedby={describedBy}
      onClick={onTake}
    >
      {children}
    </button>
  )
}
