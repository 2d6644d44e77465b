import type { Shape } from '@athanor/kernel'
import type { TableWatch } from '@athanor/protocol'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { State } from '../app/State.tsx'
import { useWords } from '../app/words.tsx'
import { Clocks } from '../clock/Clocks.tsx'
import { NoticeSwitch, useTurnNotice } from '../clock/TurnNotices.tsx'
import { gameTitle } from '../games/clients.ts'
import type { GameClient } from '../games/gameClient.ts'
import { keeper } from '../net/keeper.ts'
import { nameAt, seatName } from '../net/seatName.ts'
import { seatSecret } from '../net/seatSecret.ts'
import { server, useReadable } from '../net/server.ts'
import { wishKeeper } from '../net/wishes.ts'
import { Chat } from '../room/Chat.tsx'
import { DeviceLink } from '../room/DeviceLink.tsx'
import { DoubtScreen } from '../room/DoubtScreen.tsx'
import { Room } from '../room/Room.tsx'
import { TableNotice } from '../room/TableNotice.tsx'
import { useAsk } from '../room/useAsk.ts'
import { EndActions } from '../table/EndActions.tsx'
import { openRemoteTable, type RemoteTable } from '../table/remoteTable.ts'
import { Table } from '../table/Table.tsx'
import { WithRules } from '../table/WithRules.tsx'
import { Button } from '../ui/Button.tsx'

/** A table on the server: first a room where people gather, then the game. */
export function TablePage({ id }: { readonly id: string }) {
  const [watch, setWatch] = useState<TableWatch | null>(null)
  useEffect(() => {
    const secret = seatSecret(id)
    const opened = server().watch(id, secret === null ? {} : { secret })
    setWatch(opened)
    return () => opened.close()
  }, [id])
  return watch === null ? <Loading /> : <Watched watch={watch} />
}

function Watched({ watch }: { readonly watch: TableWatch }) {
  const words = useWords()
  const { say } = words
  const watched = useReadable(watch)
  const status = useReadable(server().status)
  const [, go] = useLocation()
  const home = (
    <Button look="primary" onClick={() => go('/')}>
      {say('web.common.toLobby')}
    </Button>
  )
  const { phase, reason, table, game, doubt } = watched
  if (doubt !== null) return <DoubtScreen watch={watch} watched={{ ...watched, doubt }} />
  if (phase === 'refused') {
    return (
      <State
        title={say('web.table.refused')}
        text={reason === null ? say('web.table.unknown') : words.data(reason)}
        actions={home}
      />
    )
  }
  if (table === null) {
    return status === 'offline' ? (
      <State warm title={say('web.net.offline')} text={say('web.net.trying')} actions={home} />
    ) : (
      <Loading />
    )
  }
  if (table.status === 'closed') {
    return <State title={say('web.table.closed')} text={say('web.table.closedText')} actions={home} />
  }
  return (
    <WithRules game={table.game} rulesVersion={table.rulesVersion}>
      {(client) =>
        game === null ? <Room watched={watched} table={table} /> : <Running watch={watch} client={client} />
      }
    </WithRules>
  )
}

interface RunningProps {
  readonly watch: TableWatch
  readonly client: GameClient<Shape>
}

function Running({ watch, client }: RunningProps) {
  const words = useWords()
  const ask = useAsk()
  const watched = useReadable(watch)
  const [, go] = useLocation()
  const [source, setSource] = useState<RemoteTable<Shape> | null>(null)
  useEffect(() => {
    const opened = openRemoteTable(client.game, server(), watch, {
      seats: ({ table }) =>
        (table?.seats ?? []).map((seat, index) => ({
          name: seatName(seat, index, words),
          colour: seat.colour ?? '',
          bot: seat.bot,
          present: seat.holder === 'bot' || seat.present,
        })),
      now: () => Date.now(),
      wishes: wishKeeper,
    })
    setSource(opened)
    return () => opened.close()
  }, [client, watch, words.locale])

  const { table, you, chat } = watched
  const isMyTurn = watched.game?.sight.owed.some(({ seat, answered }) => seat === you && !answered) === true
  useTurnNotice(isMyTurn, {
    title: words.say('web.table.yourTurn'),
    body: words.say('web.notify.body', { game: gameTitle(client.card.id, words) }),
    path: `/table/${table?.id ?? ''}`,
  })
  if (source === null || table === null) return <Loading />

  // Whoever wants a rematch asks for it; nobody is pulled away from the score sheet, and whoever watched may follow.
  const rematch = async () => {
    const answer = you === null ? null : await ask('rematch', { table: table.id })
    const next = answer?.table ?? table.next
    if (next !== null) go(`/table/${next}?again`)
  }
  return (
    <Table
      client={client}
      source={source}
      live={watched.phase === 'live'}
      notice={
        <>
          <TableNotice watched={watched} table={table} bots={client.card.bots} />
          {watched.phase === 'live' && <Clocks table={table} you={you} name={(seat) => nameAt(table, seat, words)} />}
        </>
      }
      chat={<Chat table={table} lines={chat} seated={you !== null} />}
      said={chat.length}
      menu={
        <>
          {you !== null && <NoticeSwitch />}
          {you !== null && <DeviceLink table={table.id} />}
          {you !== null && table.status === 'running' && (
            <Button wide onClick={() => void ask('leave', { table: table.id }).then(() => go('/'))}>
              {words.say('web.table.leave')}
            </Button>
          )}
          <Button wide onClick={() => go('/')}>
            {words.say('web.common.toLobby')}
          </Button>
        </>
      }
      endActions={(log) => (
        <EndActions
          game={client.game}
          log={log}
          replay={`/replay/table/${table.id}`}
          kept={keeper.load(table.id)}
          again={you !== null ? (table.next === null ? 'ask' : 'join') : table.next === null ? null : 'follow'}
          onAgain={() => void rematch()}
          share={`/replay/table/${table.id}`}
        />
      )}
    />
  )
}
