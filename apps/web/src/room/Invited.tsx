import type { Shape } from '@athanor/kernel'
import type { TableInfo, WatchedTable } from '@athanor/protocol'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { useWords } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { colourName } from '@athanor/ui/colourName.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { type FormEvent, useState } from 'react'
import { GameFacts } from '../app/GameFacts.tsx'
import { Shell } from '../app/Shell.tsx'
import { clockSentences } from '../clock/clockRules.ts'
import { gameTitle } from '../games/clients.ts'
import { nameAt } from '../net/seatName.ts'
import { type NameEntry, NameField, useName } from '../setup/NameField.tsx'
import folded from '../setup/OptionsForm.module.css'
import { Chat } from './Chat.tsx'
import styles from './Invited.module.css'
import { Preparing } from './Preparing.tsx'
import { TableNotice } from './TableNotice.tsx'
import { TableOptions } from './TableOptions.tsx'
import { useAttempt } from './useAsk.ts'

interface InvitedProps {
  readonly watched: WatchedTable
  readonly table: TableInfo
  readonly client: GameClient<Shape>
}

/** The page of whoever came by a link and has no seat yet: what is played, with whom, and one thing to press. */
export function Invited({ watched, table, client }: InvitedProps) {
  const words = useWords()
  const { say } = words
  const { card } = client
  const host = table.host === null ? null : nameAt(table, table.host, words)
  const title = host === null ? say('web.invited.nobody') : say('web.invited.title', { host })
  const name = useName(table.seats.flatMap((seat) => seat.name ?? []))
  const isOpen = table.status === 'open' && table.seats.some(({ holder }) => holder === 'open')
  return (
    <Shell title={title}>
      <TableNotice watched={watched} table={table} bots={card.bots} />
      <article className={styles['invited']}>
        <div className={styles['picture']} aria-hidden>
          <card.Art />
        </div>
        <header className={styles['about']}>
          <h1>{title}</h1>
          <h2>{gameTitle(card.id, words)}</h2>
          <p>{words.data({ id: `${card.id}.shelf.tagline` })}</p>
          <GameFacts card={card} />
          {table.clock !== null && <p>{clockSentences(table.clock, words).join(' ')}</p>}
        </header>
        {isOpen ? (
          <Joining table={table} colours={client.game.colours} name={name} />
        ) : (
          <>
            <Places table={table} own={null} />
            <p>{say('web.invited.full')}</p>
          </>
        )}
        <Preparing card={card} />
        <details className={folded['group']}>
          <summary>{say('web.invited.options')}</summary>
          <TableOptions table={table} client={client} />
        </details>
        <Chat table={table} lines={watched.chat} seated={false} {...(isOpen ? { entry: name } : {})} />
      </article>
    </Shell>
  )
}

interface JoiningProps {
  readonly table: TableInfo
  readonly colours: readonly string[]
  readonly name: NameEntry
}

/** A name and a seat. */
function Joining({ table, colours, name }: JoiningProps) {
  const words = useWords()
  const { say } = words
  const attempt = useAttempt()
  const free = colours.filter((colour) => !table.seats.some((seat) => seat.colour === colour))
  const [chosen, setChosen] = useState<string | null>(null)
  const colour = chosen !== null && free.includes(chosen) ? chosen : (free[0] ?? null)
  const [busy, setBusy] = useState(false)
  const take = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.ask()
    if (wanted === null) return
    setBusy(true)
    const asked = { table: table.id, name: wanted, ...(colour === null ? {} : { colour }) }
    await attempt((connection) => connection.sit(asked), { name: name.refuse })
    setBusy(false)
  }
  const next = () => setChosen(free[(free.indexOf(colour ?? '') + 1) % free.length] ?? null)
  return (
    <form className={styles['joining']} noValidate onSubmit={(event) => void take(event)}>
      <Places table={table} own={colour === null ? null : { colour, next }} />
      <NameField entry={name} />
      <Button type="submit" look="primary" wide aria-busy={busy}>
        {say('web.room.sit')}
      </Button>
      <p className={styles['aside']}>
        {say('web.invited.promise')} {say('web.invited.watch')}
      </p>
    </form>
  )
}

interface PlacesProps {
  readonly table: TableInfo
  /** The colour that I would have, and the way to another one. */
  readonly own: { readonly colour: string; next(): void } | null
}

/** Who is there, and which seat would be mine. */
function Places({ table, own }: PlacesProps) {
  const words = useWords()
  const { say } = words
  const mine = own === null ? -1 : table.seats.findIndex(({ holder }) => holder === 'open')
  return (
    <ul className={styles['places']} aria-label={say('web.room.seats')}>
      {table.seats.map((seat, index) => (
        <li key={index} data-own={index === mine || undefined} data-free={seat.colour === null || undefined}>
          {own !== null && index === mine ? (
            <button
              type="button"
              aria-label={say('web.setup.colour', { colour: colourName(table.game, own.colour, words) })}
              onClick={own.next}
            >
              <WaxSeal colour={own.colour} size={38} />
            </button>
          ) : (
            seat.colour !== null && <WaxSeal colour={seat.colour} size={38} />
          )}
          <b>{index === mine ? say('web.invited.seat') : nameAt(table, index, words)}</b>
          {table.host === index && <small>{say('web.room.host')}</small>}
        </li>
      ))}
    </ul>
  )
}
