import type { SeatInfo, TableInfo } from '@athanor/protocol'
import { useWords } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { type FormEvent, useState } from 'react'
import text from '../app/TextPage.module.css'
import { ColourChoice } from '../setup/ColourChoice.tsx'
import { NameField, useName } from '../setup/NameField.tsx'
import { useAttempt } from './useAsk.ts'

export interface OwnSeat {
  readonly table: TableInfo
  readonly seat: SeatInfo
  /** Those of the game. */
  readonly colours: readonly string[]
}

interface RenameDialogProps extends OwnSeat {
  onClose(): void
}

/** Another name or another colour, while nobody has begun. */
export function RenameDialog({ table, seat, colours, onClose }: RenameDialogProps) {
  const { say } = useWords()
  const attempt = useAttempt()
  const others = table.seats.filter((other) => other !== seat)
  const entry = useName(
    others.flatMap((other) => other.name ?? []),
    seat.name ?? '',
  )
  const [colour, setColour] = useState(seat.colour)
  // A bot makes room for a person's colour.
  const free = colours.filter((each) => !others.some((other) => other.holder === 'person' && other.colour === each))
  const change = async (event: FormEvent) => {
    event.preventDefault()
    const name = entry.ask()
    if (name === null) return
    const asked = { table: table.id, name, ...(colour === null ? {} : { colour }) }
    const done = await attempt((connection) => connection.send('rename', asked), { name: entry.refuse })
    if (done !== null) onClose()
  }
  return (
    <Dialog title={say('web.room.rename')} closeLabel={say('web.common.close')} onClose={onClose}>
      <form className={text['stack']} noValidate onSubmit={(event) => void change(event)}>
        <NameField entry={entry} />
        <ColourChoice game={table.game} colours={free} value={colour} onChange={setColour} />
        <div className={text['actions']}>
          <Button type="submit" look="primary">
            {say('web.room.renameDone')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
