import { type ReactNode, useId } from 'react'
import styles from './Choice.module.css'
import { classes } from './lib/classes.ts'
import { notify } from './noticeStore.ts'

const cx = classes(styles)

export interface ChoiceOption<Value extends string | number> {
  readonly value: Value
  readonly label: ReactNode
  /** Why it cannot be chosen now. */
  readonly refusal?: string | null
}

export interface ChoiceProps<Value extends string | number> {
  readonly legend: string
  readonly hint?: string
  readonly hiddenLegend?: boolean
  readonly options: readonly ChoiceOption<Value>[]
  readonly value: Value | null
  readonly column?: boolean
  /** The labels are pieces of the table that need no frame of their own; those that can be chosen glow. */
  readonly pieces?: boolean
  onChange(value: NoInfer<Value>): void
}

/** One of a few: radio buttons that look like pills or like pieces of the table, so arrow keys and screen readers know them. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, hint, hiddenLegend, options, value, column, pieces, onChange } = props
  const name = useId()
  return (
    <fieldset className={cx('choice')}>
      <legend className={hiddenLegend === true ? 'visually-hidden' : cx('legend')}>{legend}</legend>
      {hint !== undefined && <p className={cx('hint')}>{hint}</p>}
      <div className={cx('options', column === true && 'column', pieces === true && 'pieces')}>
        {options.map((option) => (
          <label key={option.value} className={cx('option')} title={option.refusal ?? undefined}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              aria-disabled={typeof option.refusal === 'string' || undefined}
              aria-description={option.refusal ?? undefined}
              onChange={() => {
                if (typeof option.refusal === 'string') notify(option.refusal)
                else onChange(option.value)
              }}
            />
            <span className={cx('face')}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
