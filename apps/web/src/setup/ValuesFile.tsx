import type { Game, Shape } from '@athanor/kernel'
import { Button } from '@athanor/ui/Button.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { useId, useState } from 'react'
import { downloadJson } from '../table/downloadLog.ts'
import styles from './OptionsForm.module.css'
import { valuesIn } from './valuesIn.ts'

interface ValuesFileProps {
  readonly game: Game<Shape>
  readonly name: string
  readonly label: string
  readonly hint: string
  /** A file to begin with. */
  readonly sample: object | null
  readonly players: number
  readonly value: unknown
  onChange(value: unknown): void
}

/** An option whose values come out of a file: read, checked, and told in one sentence what is wrong. */
export function ValuesFile({ game, name, label, hint, sample, players, value, onChange }: ValuesFileProps) {
  const words = useWords()
  const { say } = words
  const id = useId()
  const [file, setFile] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    const read = valuesIn(game, name, players, await chosen.text())
    setFile(chosen.name)
    onChange(read.ok ? read.values : null)
    if (read.ok) setFault(null)
    else setFault(read.reason === null ? say('web.setup.fileNotJson', { name: chosen.name }) : words.data(read.reason))
  }
  return (
    <div className={styles['file']}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        aria-describedby={`${id}-hint ${id}-state`}
        onChange={(event) => {
          void take(event.target.files?.[0])
          // The same file can be chosen again after it was mended.
          event.target.value = ''
        }}
      />
      <p id={`${id}-state`} role="status" data-fault={fault !== null || undefined}>
        {fault ?? (value === null ? '' : say('web.setup.fileInUse', { name: file }))}
      </p>
      {sample !== null && value === null && (
        <Button onClick={() => downloadJson(sample, `${game.id}-${name}.json`)}>{say('web.setup.fileSample')}</Button>
      )}
      {value !== null && (
        <Button
          onClick={() => {
            setFault(null)
            onChange(null)
          }}
        >
          {say('web.setup.fileRemove')}
        </Button>
      )}
    </div>
  )
}
