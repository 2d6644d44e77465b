import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import styles from './Button.module.css'
import { Icon } from './Icon.tsx'
import { classes } from './lib/classes.ts'
import { notify } from './noticeStore.ts'

const cx = classes(styles)

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  /** primary: the one thing to do next; plain: other things; quiet: things at the edge. */
  readonly look?: 'primary' | 'plain' | 'quiet'
  readonly icon?: readonly string[]
  /** Why it cannot be used now. It stays in reach of the keyboard and says so when it is looked at or pressed. */
  readonly refusal?: string | null
  readonly wide?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

export function Button({ look = 'plain', icon, refusal, wide, children, onClick, ...rest }: ButtonProps) {
  const reasonId = useId()
  const refused = typeof refusal === 'string'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (refused) notify(refusal)
    else onClick?.(event)
  }
  return (
    <span className={cx('holder', wide === true && 'wide')}>
      <button
        type="button"
        {...rest}
        className={cx('button', look, wide === true && 'wide')}
        aria-disabled={refused || undefined}
        aria-describedby={refused ? reasonId : rest['aria-describedby']}
        onClick={press}
      >
        {icon !== undefined && <Icon art={icon} />}
        <span>{children}</span>
      </button>
      {refused && (
        <span id={reasonId} role="tooltip" className={cx('reason')}>
          {refusal}
        </span>
      )}
    </span>
  )
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> {
  readonly icon: readonly string[]
  /** What it does: read aloud and shown when the pointer rests on it. */
  readonly label: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button of one picture. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={cx('button', 'quiet', 'square')} aria-label={label} title={label}>
      <Icon art={icon} />
    </button>
  )
}
