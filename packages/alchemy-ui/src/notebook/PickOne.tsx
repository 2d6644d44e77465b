import { useId } from 'react'
import styles from './Notebook.module.css'

interface PickOneProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: NoInfer<Value>
  onChange(value: NoInfer<Value>): void
}

/** One of several in little room. */
export function PickOne<Value extends string>({ label, options, value, onChange }: PickOneProps<Value>) {
  const id = useId()
  return (
    <span className={styles['pick']}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const found = options.find((option) => option.value === event.target.value)
          if (found !== undefined) onChange(found.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
