import { icon as startArt } from 'virtual:icon/play-button'
import type { TableInfo, WatchedTable } from '@athanor/protocol'
import { use } from 'react'
import { useLocation } from 'wouter'
import { Shell } from '../app/Shell.tsx'
import { useWords } from '../app/words.tsx'
import { clockSentences, isByDays } from '../clock/clockRules.ts'
import { gameTitle, loadClient } from '../games/clients.ts'
import { keeper } from '../net/keeper.ts'
import text from '../pages/TextPage.module.css'
import { fieldsOf, wholeOptions } from '../setup/chosenOptions.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Chat } from './Chat.tsx'
import { Invitation } from './Invitation.tsx'
import styles from './Room.module.css'
import { RoomSeat } from './RoomSeat.tsx'
import { StartNotice } from './StartNotice.tsx'
import { TableNotice } from './TableNotice.tsx'
import { TakeSeat } from './TakeSeat.tsx'
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
  const { you, chat } = watched
  const isHost = you !== null && table.host === you
  const free = table.seats.filter(({ holder }) => holder === 'open').length
  const unready = table.seats.filter(({ ready, holder }) => holder === 'person' && !ready).length
  const away = table.seats.filter(({ holder, present }) => holder === 'person' && !present).length
  const own = you === null ? undefined : table.seats[you]
  // Only the device that drew a seat's salt can open it.
  const isReadyHere =
    own?.ready === true && keeper.load(table.id)?.shares.some((share) => share.commitment === own.commitment) === true
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
  const options = wholeOptions(client.game.options, table.options)
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
            aside={<Chip>{say(table.visibility === 'public' ? 'web.room.listed' : 'web.room.unlisted')}</Chip>}
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
            {you === null && free > 0 && <TakeSeat table={table} colours={client.game.colours} />}
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
                <Button onClick={() => void ask('leave', { table: table.id }).then((left) => left !== null && go('/'))}>
                  {say('web.room.leave')}
                </Button>
              </div>
            )}
          </Panel>
          <Panel title={say('web.chat.title')}>
            <Chat table={table} lines={chat} seated={you !== null} />
          </Panel>
        </div>
        <div className={text['stack']}>
          <Panel title={say('web.room.invite')}>
            <Invitation path={`/table/${table.id}`} text={say('web.room.inviteText')} />
          </Panel>
          <Panel title={say('web.setup.options')}>
            <dl className={styles['options']}>
              {fieldsOf(client.game.options)
                .filter(({ name }) => client.optionGuide.matters(name, options, table.seats.length))
                .map(({ name, values }) => (
                  <div key={name}>
                    <dt>{words.data({ id: `${table.game}.option.${name}` })}</dt>
                    <dd>
                      {values === null
                        ? say(options[name] === true ? 'web.setup.yes' : 'web.setup.no')
                        : words.data({ id: `${table.game}.option.${name}.${String(options[name])}` })}
                    </dd>
                  </div>
                ))}
              {table.clock !== null && (
                <div>
                  <dt>{say('web.clock.title')}</dt>
                  <dd>{clockSentences(table.clock, words).join(' ')}</dd>
                </div>
              )}
            </dl>
            <p className={styles['commitment']} title={say('web.room.commitmentHint')}>
              {say('web.verify.committed')}: <code>{table.commitment.slice(0, 16)}…</code>
            </p>
          </Panel>
        </div>
      </div>
    </Shell>
  )
}
