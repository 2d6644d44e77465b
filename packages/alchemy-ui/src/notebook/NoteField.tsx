import { Field } from '@athanor/ui/Field.tsx'
import { useState } from 'react'
import { noteLength } from './marks.ts'

interface NoteFieldProps {
  readonly label: string
  readonly value: string
  onChange(note: string): void
}

/** A few words beside a place; written down when the writer goes on to something else. */
export function NoteField({ label, value, onChange }: NoteFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const keep = () => {
    if (draft !== null && draft !== value) onChange(draft)
    setDraft(null)
  }
  return (
    <Field
      label={label}
      value={draft ?? value}
      maxLength={noteLength}
      autoComplete="off"
      onChange={setDraft}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep()
      }}
    />
  )
}
