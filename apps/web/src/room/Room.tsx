import { icon as startArt } from 'virtual:icon/play-button'
import type { TableInfo, WatchedTable } from '@athanor/protocol'
import { useWords } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Chip } from '@athanor/ui/Chip.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { use } from 'react'
import { useLocation } from 'wouter'
import { Invitation } from '../app/Invitation.tsx'
import { Shell } from '../app/Shell.tsx'
import text from '../app/TextPage.module.css'
import { isByDays } from '../clock/clockRules.ts'
import { gameTitle, loadClient } from '../games/clients.ts'
import { useListsTables } from '../net/server.ts'
import { trustStore } from '../net/trustStore.ts'
import { Chat } from './Chat.tsx'
import { Invited } from './Invited.tsx'
import { Preparing } from './Preparing.tsx'
import { RenameButton } from './RenameButton.tsx'
import styles from './Room.module.css'
import { RoomSeat } from './RoomSeat.tsx'
import { StartNotice } from './StartNotice.tsx'
import { TableNotice } from './TableNotice.tsx'
import { OptionsInShort } from './TableOptions.tsx'
import { useAgain } from './useAgain.ts'
import { useAsk, useAttempt } from './useAsk.ts'

interface RoomProps {
  readonly watched: WatchedTable
  readonly table: TableInfo
}

/** Before the game: who is coming, what will be played, and how others find the way. */
export function Room({ watched, table }: RoomProps) {
  const words = useWords()
  const { say } = words
  const client = use(loadClient(table.game))
  const ask = useAsk()
  const attempt = useAttempt()
  const [, go] = useLocation()
  const listsTables = useListsTables()
  const { you, chat } = watched
  const isHost = you !== null && table.host === you
  const free = table.seats.filter(({ holder }) => holder === 'open').length
  const unready = table.seats.filter(({ ready, holder }) => holder === 'person' && !ready).length
  const away = table.seats.filter(({ holder, present }) => holder === 'person' && !present).length
  const own = you === null ? undefined : table.seats[you]
  // Only the device that drew a seat's salt can open it.
  const isReadyHere =
    own?.ready === true &&
    trustStore.load(table.id)?.shares.some((share) => share.commitment === own.commitment) === true
  const isOpening = table.status === 'opening'
  const unopened = words.list(table.unopened.map((seat) => table.seats[seat]?.name ?? ''))
  const waiting = isOpening
    ? say('web.room.opening', { names: unopened })
    : free > 0
      ? say('web.room.waiting', { count: free })
      : unready > 0
        ? say('web.room.unready')
        : away > 0 && !isByDays(table.clock)
          ? say('web.room.someAway', { count: away })
          : null
  useAgain({ table, you, isHost, isReadyHere, startable: waiting === null })
  if (you === null) return <Invited watched={watched} table={table} client={client} />
  return (
    <Shell title={say('web.room.title')}>
      <TableNotice watched={watched} table={table} bots={client.card.bots} />
      <StartNotice table={table} />
      <h1 className={text['title']}>{say('web.room.title')}</h1>
      <p className={text['lead']}>
        {gameTitle(table.game, words)} · {waiting ?? say('web.room.full')}
      </p>
      <div className={text['columns']}>
        <div className={text['stack']}>
          <Panel
            title={say('web.room.seats')}
            aside={
              <Chip>{say(listsTables && table.visibility === 'public' ? 'web.room.listed' : 'web.room.unlisted')}</Chip>
            }
          >
            <ul className={styles['seats']}>
              {table.seats.map((seat, index) => (
                <RoomSeat
                  key={index}
                  table={table}
                  seat={seat}
                  index={index}
                  own={you === index}
                  isHost={isHost}
                  bots={client.card.bots}
                />
              ))}
            </ul>
            {own !== undefined && (
              <div className={text['actions']}>
                {!isReadyHere && !isOpening && (
                  <Button look="primary" onClick={() => void attempt((connection) => connection.ready(table.id))}>
                    {say('web.room.ready')}
                  </Button>
                )}
                {isHost && (
                  <Button
                    look="primary"
                    icon={startArt}
                    refusal={waiting}
                    onClick={() => void ask('start', { table: table.id })}
                  >
                    {say('web.room.start')}
                  </Button>
                )}
                {table.status === 'open' && <RenameButton table={table} seat={own} colours={client.game.colours} />}
                <Button onClick={() => void ask('leave', { table: table.id }).then((left) => left !== null && go('/'))}>
                  {say('web.room.leave')}
                </Button>
              </div>
            )}
          </Panel>
          <Panel title={say('web.chat.title')}>
            <Chat table={table} lines={chat} seated />
          </Panel>
        </div>
        <div className={text['stack']}>
          <Preparing card={client.card} />
          <Panel title={say('web.room.invite')}>
            <Invitation
              path={`/table/${table.id}`}
              text={say('web.room.inviteText')}
              share={say('web.invited.share', { host: own?.name ?? '', game: gameTitle(table.game, words) })}
              forHost={isHost}
            />
          </Panel>
          <Panel title={say('web.setup.options')}>
            <OptionsInShort table={table} client={client} />
          </Panel>
        </div>
      </div>
    </Shell>
  )
}
