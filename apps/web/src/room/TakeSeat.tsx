import { icon as sitArt } from 'virtual:icon/wax-seal'
import type { TableInfo } from '@athanor/protocol'
import { useState } from 'react'
import { useSettings } from '../app/browser.ts'
import { useWords } from '../app/words.tsx'
import { cleanName } from '../setup/cleanName.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import styles from './Room.module.css'
import { useAttempt } from './useAsk.ts'

interface TakeSeatProps {
  readonly table: TableInfo
  readonly colours: readonly string[]
}

/** A name and a colour are enough. */
export function TakeSeat({ table, colours }: TakeSeatProps) {
  const words = useWords()
  const { say } = words
  const { name, change } = useSettings()
  const attempt = useAttempt()
  const free = colours.filter((colour) => !table.seats.some((seat) => seat.colour === colour))
  const [chosen, setChosen] = useState<string | null>(null)
  const colour = chosen !== null && free.includes(chosen) ? chosen : (free[0] ?? null)
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    const wanted = { table: table.id, name: cleanName(name) ?? say('web.lobby.adept') }
    await attempt((connection) => connection.sit(colour === null ? wanted : { ...wanted, colour }))
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
      <ColourChoice game={table.game} colours={free} value={colour} onChange={setChosen} />
      <Button look="primary" wide icon={sitArt} aria-busy={busy} onClick={() => void take()}>
        {say('web.room.sit')}
      </Button>
    </div>
  )
}
