import { icon as cross } from 'virtual:icon/cancel'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from './Button.tsx'
import styles from './Dialog.module.css'
import { classes } from './lib/classes.ts'
import { useModal } from './useModal.ts'

const cx = classes(styles)

export interface DialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly wide?: boolean
  onClose(): void
  readonly children: ReactNode
}

/** A window over the page. It keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, closeLabel, wide, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(ref, onClose)
  return (
    <dialog
      ref={ref}
      popover="manual"
      className={cx('around')}
      aria-modal
      aria-labelledby={titleId}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className={cx('dialog', wide === true && 'wide')}>
        <header className={cx('head')}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon={cross} label={closeLabel} onClick={onClose} />
        </header>
        {/* Whoever has only keys scrolls what is long by standing in it. */}
        <section className={cx('body')} aria-labelledby={titleId} tabIndex={0}>
          {children}
        </section>
      </div>
    </dialog>
  )
}
