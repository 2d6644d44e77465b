import type { GameLog, Shape } from '@athanor/kernel'
import type { ChatLine, TableInfo, TableWatch, WatchedTable } from '@athanor/protocol'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Loading } from '@athanor/ui/Loading.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { lazy, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { HouseWord } from '../app/HouseWord.tsx'
import { State } from '../app/State.tsx'
import { browserAdvise } from '../bots/browserAdvise.ts'
import { Clocks } from '../clock/Clocks.tsx'
import { useTurnNotice } from '../clock/TurnNotices.tsx'
import { gameTitle } from '../games/clients.ts'
import { nameAt, seatName } from '../net/seatName.ts'
import { carrySeat, seatSecret } from '../net/seatSecret.ts'
import { server, useReadable, useWordAsked } from '../net/server.ts'
import { trustStore } from '../net/trustStore.ts'
import { Chat } from '../room/Chat.tsx'
import { DoubtScreen } from '../room/DoubtScreen.tsx'
import { EndedTogether } from '../room/EndedTogether.tsx'
import { SeatMenu } from '../room/SeatMenu.tsx'
import { TableNotice } from '../room/TableNotice.tsx'
import { useAsk } from '../room/useAsk.ts'
import { useNudge } from '../room/useNudge.ts'
import type { ChatSoFar } from '../table/ChatPeek.tsx'
import { AgainButton, EndActions } from '../table/EndActions.tsx'
import { watchFrom } from '../table/linkedLog.ts'
import { openRemoteTable, type RemoteTable } from '../table/remoteTable.ts'
import { seenAt } from '../table/seenVersions.ts'
import { Table } from '../table/Table.tsx'
import { WithRules } from '../table/WithRules.tsx'
import { wishKeeper } from '../table/wishes.ts'

/** Whoever plays against bots, or comes back to a game, needs nothing of it. */
const Room = lazy(() => import('../room/Room.tsx').then(({ Room: room }) => ({ default: room })))

/** A table on the server: first a room where people gather, then the game. */
export function TablePage({ id }: { readonly id: string }) {
  const [watch, setWatch] = useState<TableWatch | null>(null)
  const [seatsFound, setSeatsFound] = useState(0)
  useEffect(() => {
    const secret = seatSecret(id)
    const opened = server().watch(id, secret === null ? {} : { secret })
    setWatch(opened)
    return () => opened.close()
  }, [id, seatsFound])
  return watch === null ? <Loading /> : <Watched watch={watch} onSeatFound={() => setSeatsFound(seatsFound + 1)} />
}

interface WatchedProps {
  readonly watch: TableWatch
  /** This tab holds a seat here that it did not show. */
  onSeatFound(): void
}

function Watched({ watch, onSeatFound }: WatchedProps) {
  const words = useWords()
  const { say } = words
  const watched = useReadable(watch)
  useSeatOfBefore(watched, onSeatFound)
  const status = useReadable(server().status)
  const wordAsked = useWordAsked()
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
  if (table === null && wordAsked) {
    return <State warm title={say('web.house.title')} text={say('web.house.text')} actions={<HouseWord />} />
  }
  if (table === null) {
    return status === 'offline' ? (
      <State warm title={say('web.net.offline')} text={say('web.net.trying')} actions={home} />
    ) : (
      <Loading />
    )
  }
  if (table.status === 'closed') {
    return (
      <State
        title={say('web.table.closed')}
        text={
          table.closedBecause === undefined
            ? say('web.table.closedText')
            : say('web.table.closedBecause', { reason: table.closedBecause })
        }
        actions={home}
      />
    )
  }
  return (
    <WithRules game={table.game} rulesVersion={table.rulesVersion}>
      {(client) =>
        game === null ? <Room watched={watched} table={table} /> : <Running watch={watch} client={client} />
      }
    </WithRules>
  )
}

/** Whichever way leads to a rematch: who held a seat by a link before holds it still. */
function useSeatOfBefore({ table, you }: WatchedTable, found: () => void): void {
  const id = table?.id ?? null
  const before = you === null ? (table?.previous ?? null) : null
  useEffect(() => {
    if (id !== null && before !== null && carrySeat(before, id)) found()
  }, [id, before, found])
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
          ...(table?.inLine?.seat === index && { inLine: table.inLine.place }),
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
  const nudged = useNudge(table, you)
  const id = table?.id ?? ''
  const seen = useMemo(() => seenAt(id), [id])
  if (source === null || table === null) return <Loading />

  // Whoever wants a rematch asks for it; nobody is pulled away from the score sheet, and whoever watched may follow.
  const rematch = async () => {
    const answer = you === null ? null : await ask('rematch', { table: table.id })
    const next = answer?.table ?? table.next
    if (next === null) return
    carrySeat(table.id, next)
    go(`/table/${next}?again`)
  }
  const replay = `/replay/table/${table.id}`
  const next = (
    <AgainButton
      again={you !== null ? (table.next === null ? 'ask' : 'join') : table.next === null ? null : 'follow'}
      onAgain={() => void rematch()}
    />
  )
  const others = (log: GameLog<unknown, unknown> | null) => (
    <EndActions game={client.game} log={log} replay={replay} kept={trustStore.load(table.id)} share={replay} />
  )
  const { endedTogether } = table
  return (
    <Table
      client={client}
      source={source}
      seen={seen}
      advise={browserAdvise}
      live={watched.phase === 'live' && endedTogether === null}
      calls={nudged}
      controls={
        endedTogether === null ? undefined : (
          <EndedTogether table={table} by={endedTogether} source={source} next={next} others={others} />
        )
      }
      notice={
        <>
          <TableNotice watched={watched} table={table} bots={client.card.bots} />
          {watched.phase === 'live' && <Clocks table={table} you={you} name={(seat) => nameAt(table, seat, words)} />}
        </>
      }
      chat={<Chat table={table} lines={chat} seated={you !== null} />}
      said={saidOf(chat, table, you)}
      menu={<SeatMenu table={table} you={you} bots={client.card.bots} />}
      after={{ next, others, watch: (version) => go(watchFrom(replay, version)), when: table.createdAt }}
    />
  )
}

/** What somebody else has said last. */
function saidOf(chat: readonly ChatLine[], { seats }: TableInfo, you: number | null): ChatSoFar {
  const line = chat.at(-1)
  const isOwn = line === undefined || (you !== null && line.seat === you)
  const seat = line?.seat ?? null
  const colour = seat === null ? '' : (seats[seat]?.colour ?? '')
  return { count: chat.length, last: isOwn ? null : { name: line.name, colour, text: line.text } }
}
