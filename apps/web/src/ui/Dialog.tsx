import { icon as cross } from 'virtual:icon/cancel'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '../lib/classes.ts'
import { IconButton } from './Button.tsx'
import styles from './Dialog.module.css'

const cx = classes(styles)

export interface DialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly wide?: boolean
  onClose(): void
  readonly children: ReactNode
}

/** A window over the page. The browser's own dialog keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, closeLabel, wide, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={cx('dialog', wide === true && 'wide')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className={cx('inside')}>
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
