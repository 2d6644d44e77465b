import { icon as diceArt } from 'virtual:icon/rolling-dices'
import type { Reason } from '@athanor/kernel'
import { useWords } from '@athanor/tabletop/words.ts'
import { IconButton } from '@athanor/ui/Button.tsx'
import { Field } from '@athanor/ui/Field.tsx'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { useRef, useState } from 'react'
import { anotherAlias } from './alias.ts'
import { cleanName } from './cleanName.ts'

/** What is wrong with a name. */
const aboutName: readonly string[] = [
  'server.reject.badCharacters',
  'server.reject.nameMissing',
  'server.reject.nameOfProgram',
  'server.reject.nameTaken',
  'server.reject.nameTooLong',
]

/** Such a refusal is said at the field. */
export function isAboutName({ id }: Reason): boolean {
  return aboutName.includes(id)
}

/** The name under which somebody sits down. */
export interface NameEntry {
  readonly value: string
  /** Why it will not do; null while nothing speaks against it. */
  readonly fault: string | null
  readonly field: { readonly current: HTMLInputElement | null }
  change(name: string): void
  /** Another suggestion. */
  suggest(): void
  /** The name to use, which is remembered; null when there is none, and then it is asked for. */
  ask(): string | null
  /** Says at the field why the name was refused. */
  refuse(why: string): void
}

/** Nobody gets a name that they have not seen: whoever has none yet finds one in the field, to keep or to change. */
export function useName(taken: readonly string[], current: string | null = null): NameEntry {
  const words = useWords()
  const { name, change: remember } = useSettings()
  const [typed, setTyped] = useState<string | null>(() => current ?? (name === '' ? anotherAlias(words, taken) : null))
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const value = typed ?? name
  const set = (next: string) => {
    setTyped(next)
    setFault(null)
  }
  const refuse = (why: string) => {
    setFault(why)
    field.current?.focus()
    field.current?.select()
  }
  return {
    value,
    fault,
    field,
    change: set,
    suggest: () => set(anotherAlias(words, [...taken, value])),
    ask() {
      const clean = cleanName(value)
      if (clean === null) refuse(words.say('server.reject.nameMissing'))
      else remember({ name: clean })
      return clean
    },
    refuse,
  }
}

export function NameField({ entry }: { readonly entry: NameEntry }) {
  const { say } = useWords()
  return (
    <Field
      ref={entry.field}
      label={say('web.setup.yourName')}
      value={entry.value}
      fault={entry.fault}
      maxLength={30}
      autoComplete="nickname"
      onChange={entry.change}
      action={<IconButton icon={diceArt} label={say('web.setup.anotherName')} onClick={entry.suggest} />}
    />
  )
}
