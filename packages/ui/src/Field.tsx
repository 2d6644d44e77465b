import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './Field.module.css'
import { classes } from './lib/classes.ts'

const cx = classes(styles)

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange'> {
  readonly label: string
  readonly hint?: string
  /** What is wrong with it; takes the place of the hint. */
  readonly fault?: string | null
  /** What else fills it in, behind it. */
  readonly action?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
  readonly value: string
  onChange(value: string): void
}

/** A line of text to fill in. */
export function Field({ label, hint, fault = null, action, onChange, ...rest }: FieldProps) {
  const id = useId()
  const said = fault ?? hint
  return (
    <div className={cx('field')}>
      <label htmlFor={id}>{label}</label>
      <span className={cx('entry')}>
        <input
          {...rest}
          id={id}
          className={cx('input')}
          aria-invalid={fault !== null || undefined}
          aria-describedby={said === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
        {action}
      </span>
      {said !== undefined && (
        <p
          id={`${id}-hint`}
          className={cx(fault === null ? 'hint' : 'fault')}
          role={fault === null ? undefined : 'alert'}
        >
          {said}
        </p>
      )}
    </div>
  )
}

export interface SwitchProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  onChange(checked: boolean): void
}

/** Yes or no. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className={cx('switch')}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={cx('hint')}>
          {hint}
        </p>
      )}
    </div>
  )
}
