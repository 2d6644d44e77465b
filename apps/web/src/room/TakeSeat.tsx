import { icon as sitArt } from 'virtual:icon/wax-seal'
import type { TableInfo } from '@athanor/protocol'
import { useState } from 'react'
import { useSettings } from '../app/browser.ts'
import { useWords } from '../app/words.tsx'
import { randomHex } from '../lib/random.ts'
import { cleanName } from '../setup/cleanName.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import styles from './Room.module.css'
import { useAsk } from './useAsk.ts'

interface TakeSeatProps {
  readonly table: TableInfo
  readonly colours: readonly string[]
}

/** A name and a colour are enough. */
export function TakeSeat({ table, colours }: TakeSeatProps) {
  const words = useWords()
  const { say } = words
  const { name, change } = useSettings()
  const ask = useAsk()
  const free = colours.filter((colour) => !table.seats.some((seat) => seat.colour === colour))
  const [wanted, setWanted] = useState<string | null>(null)
  const colour = wanted !== null && free.includes(wanted) ? wanted : (free[0] ?? null)
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    await ask('take', {
      table: table.id,
      name: cleanName(name) ?? say('web.lobby.adept'),
      salt: randomHex(16),
      ...(colour === null ? {} : { colour }),
    })
    setBusy(false)
  }
  return (
    <div className={styles['take']}>
      <Field
        label={say('web.setup.yourName')}
        value={name}
        placeholder={say('web.lobby.adept')}
        maxLength={30}
        autoComplete="nickname"
        onChange={(value) => change({ name: value })}
      />
      <ColourChoice game={table.game} colours={free} value={colour} onChange={setWanted} />
      <Button look="primary" wide icon={sitArt} aria-busy={busy} onClick={() => void take()}>
        {say('web.room.sit')}
      </Button>
    </div>
  )
}
