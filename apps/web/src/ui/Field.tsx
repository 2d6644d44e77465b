import { type InputHTMLAttributes, useId } from 'react'
import { classes } from '../lib/classes.ts'
import styles from './Field.module.css'

const cx = classes(styles)

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange'> {
  readonly label: string
  readonly hint?: string
  readonly value: string
  onChange(value: string): void
}

/** A line of text to fill in. */
export function Field({ label, hint, onChange, ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className={cx('field')}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className={cx('input')}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={cx('hint')}>
          {hint}
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
