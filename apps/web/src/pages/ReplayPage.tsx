import { icon as playArt } from 'virtual:icon/play-button'
import { type GameLog, type Reason, ReplayError, type Shape } from '@athanor/kernel'
import { seatNames } from '@athanor/narration'
import { CommandRefused, type TrustRecord } from '@athanor/protocol'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { useWords, type Words } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Loading } from '@athanor/ui/Loading.tsx'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { State } from '../app/State.tsx'
import { Why } from '../bots/Why.tsx'
import { gameTitle, loadTableClient } from '../games/clients.ts'
import { server } from '../net/server.ts'
import { trustStore } from '../net/trustStore.ts'
import { beginningIn, linkedLog, recordingIn } from '../table/linkedLog.ts'
import { ProofButton } from '../table/ProofButton.tsx'
import { savedLog } from '../table/playedSteps.ts'
import { ReplayControls } from '../table/ReplayControls.tsx'
import { readLog } from '../table/readLog.ts'
import { openReplayTable, type ReplayTable } from '../table/replayTable.ts'
import { ShareButton } from '../table/ShareButton.tsx'
import { shelf } from '../table/shelf.ts'
import { Table } from '../table/Table.tsx'
import { WithRules } from '../table/WithRules.tsx'
import { ReplayPicker } from './ReplayPicker.tsx'

interface ReplayPageProps {
  readonly source: 'local' | 'table' | 'file'
  readonly id: string
}

interface Recording {
  readonly log: GameLog<unknown, unknown>
  /** When it was played, in milliseconds since 1970; null where nobody knows. */
  readonly when: number | null
}

type Found = Recording | { readonly refusal: string } | null

/** A finished game again, from this browser, from the server, from a link that holds it, or from a file. */
export function ReplayPage({ source, id }: ReplayPageProps) {
  const words = useWords()
  const [found, setFound] = useState<Found>(null)
  const hash = useSyncExternalStore(onHashChange, () => location.hash)
  const link = source === 'file' && recordingIn(hash) !== null ? hash : null
  useEffect(() => {
    let left = false
    const search = searchFor({ source, id }, link, words)
    if (search !== null) setFound(null)
    void search?.then((result) => (left ? undefined : setFound(result)))
    return () => {
      left = true
    }
    // Words only shape a refusal; a change of language must not load the game again.
  }, [source, id, link])
  if (found === null && (source !== 'file' || link !== null)) return <Loading />
  if (found === null || (source === 'file' && 'refusal' in found)) {
    return (
      <ReplayPicker
        refusal={found === null ? null : found.refusal}
        onText={(text) => void fromText(text, words).then(setFound)}
      />
    )
  }
  if ('refusal' in found) return <Refused text={found.refusal} />
  const { log, when } = found
  const kept = source === 'table' ? trustStore.load(id) : null
  return (
    <WithRules game={log.header.game} rulesVersion={log.header.rulesVersion}>
      {(client) => (
        <Replay
          log={log}
          when={when}
          client={client}
          beginning={beginningIn(hash)}
          kept={kept}
          share={source === 'table' ? `/replay/table/${id}` : null}
        />
      )}
    </WithRules>
  )
}

function Refused({ text }: { readonly text: string }) {
  const { say } = useWords()
  const [, go] = useLocation()
  return (
    <State
      title={say('web.replay.refused')}
      text={text}
      actions={
        <Button look="primary" onClick={() => go('/')}>
          {say('web.common.toLobby')}
        </Button>
      }
    />
  )
}

interface ReplayProps extends Recording {
  /** The version from which it is to be watched; null where it opens on the result. */
  readonly beginning: number | null
  readonly client: GameClient<Shape>
  readonly kept: TrustRecord | null
  readonly share: string | null
}

function Replay(props: ReplayProps) {
  const { log, client, beginning } = props
  const words = useWords()
  const opened = useMemo(() => {
    const table = tryToOpen(client, log, seatNames(log, words))
    // How it ended is what one sees first, unless the address wants something else.
    if (!(table instanceof ReplayError)) table.goTo(beginning ?? table.last)
    return table
  }, [client, log, beginning])
  if (opened instanceof ReplayError) return <Refused text={words.data(opened.reason)} />
  return <ReplayTableView key={beginning} {...props} table={opened} />
}

interface ReplayTableViewProps extends ReplayProps {
  readonly table: ReplayTable<Shape>
}

/** It opens on the result; from there it is watched from the start or the turning point, or looked through on the board. */
function ReplayTableView({ client, table, log, when, beginning, kept, share }: ReplayTableViewProps) {
  const words = useWords()
  const state = useSyncExternalStore(table.subscribe, table.getState)
  const [playing, setPlaying] = useState(beginning !== null)
  const [atBoard, setAtBoard] = useState(beginning !== null)
  const move = useMemo(() => table.botAt(state.version), [table, state.version])
  const finish = useCallback(() => {
    setPlaying(false)
    setAtBoard(false)
  }, [])
  const board = useMemo(() => ({ isShown: atBoard, show: setAtBoard }), [atBoard])
  const date = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long' })
  const headline = [
    `${words.say('web.replay.title')}: ${gameTitle(client.card.id, words)}`,
    ...(when === null ? [] : [date.format(when)]),
  ].join(' · ')
  const proofs = (
    <>
      <ProofButton game={client.game} log={log} kept={kept} />
      <ShareButton path={share} log={log} when={when} />
    </>
  )
  const watch = (version: number) => {
    table.goTo(version)
    setAtBoard(true)
    setPlaying(true)
  }
  return (
    <Table
      client={client}
      source={table}
      live={false}
      stages={playing}
      board={board}
      headline={<p>{headline}</p>}
      controls={(told) => (
        <ReplayControls
          table={table}
          state={state}
          playing={playing}
          onPlay={(play) => {
            // Whoever goes about by hand stays where they are, also at the end.
            setAtBoard(true)
            setPlaying(play)
          }}
          onEnd={finish}
          told={told}
        >
          {move !== null && !playing && <Why key={state.version} game={client.game} move={move} />}
          {/* A game that was ended together has no result to open on. */}
          {log.outcome === null && proofs}
        </ReplayControls>
      )}
      after={{
        next: (
          <Button look="primary" icon={playArt} onClick={() => watch(0)}>
            {words.say('web.replay.fromStart')}
          </Button>
        ),
        others: () => proofs,
        watch,
        when,
      }}
    />
  )
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

function tryToOpen(
  client: GameClient<Shape>,
  log: GameLog<unknown, unknown>,
  names: readonly string[] = [],
): ReplayTable<Shape> | ReplayError {
  try {
    return openReplayTable(client.game, log, names)
  } catch (error) {
    if (error instanceof ReplayError) return error
    throw error
  }
}

/** Null where somebody has to choose a file first. */
function searchFor({ source, id }: ReplayPageProps, link: string | null, words: Words): Promise<Found> | null {
  if (source === 'local') return findLocal(id, words)
  if (source === 'table') return findOnServer(id, words)
  return link === null ? null : findInLink(link, words)
}

async function findLocal(id: string, { say, data }: Words): Promise<Found> {
  const saved = shelf.load(id)
  if (saved === null) return { refusal: say('web.local.missingText') }
  if (!saved.finished) return { refusal: say('kernel.verify.notFinished') }
  const loaded = await loadTableClient(saved.game, saved.rulesVersion)
  if (!loaded.ok) return { refusal: data(loaded.reason) }
  return { log: withOutcome(loaded.client, savedLog(loaded.client.game, saved)), when: saved.savedAt }
}

/** What the rules make of the game, where the log does not say it; a game that cannot be played again has none. */
function withOutcome(client: GameClient<Shape>, log: GameLog<unknown, unknown>): GameLog<unknown, unknown> {
  const table = tryToOpen(client, log)
  if (table instanceof ReplayError) return log
  table.goTo(table.last)
  return { ...log, outcome: table.getState().outcome }
}

async function findInLink(link: string, { say, data }: Words): Promise<Found> {
  const recording = recordingIn(link)
  const log = recording === null ? null : await linkedLog(recording.packed)
  if (log === null) return { refusal: say('web.replay.brokenLink') }
  const loaded = await loadTableClient(log.header.game, log.header.rulesVersion)
  return loaded.ok
    ? { log: withOutcome(loaded.client, log), when: recording?.when ?? null }
    : { refusal: data(loaded.reason) }
}

async function findOnServer(id: string, words: Words): Promise<Found> {
  const response = await fetch(`/api/tables/${id}/log`).catch(() => null)
  if (response === null) return { refusal: words.say('web.net.unreachable') }
  if (!response.ok) return { refusal: await refusalIn(response, words) }
  const [text, when] = await Promise.all([response.text(), playedAt(id)])
  return fromText(text, words, when)
}

/** When the table was opened; null where the server does not say. */
async function playedAt(table: string): Promise<number | null> {
  try {
    return (await server().send('glance', { table })).table.createdAt
  } catch (error) {
    if (error instanceof CommandRefused) return null
    throw error
  }
}

/** Why the server did not give the log, in its own words where it has any. */
async function refusalIn(response: Response, words: Words): Promise<string> {
  const { error } = (await response.json().catch(() => ({}))) as { readonly error?: Reason }
  if (response.status === 409) return words.say('kernel.verify.notFinished')
  return error === undefined || response.status === 404 ? words.say('web.table.unknown') : words.data(error)
}

async function fromText(text: string, { say, data }: Words, when: number | null = null): Promise<Found> {
  const log = readLog(text)
  if (log === null) return { refusal: say('web.replay.noLog') }
  // What a card reader saves is no game of a table; the notebook reads it.
  if (log.header.game === 'reader') return { refusal: say('web.replay.readerLog') }
  const loaded = await loadTableClient(log.header.game, log.header.rulesVersion)
  if (!loaded.ok) return { refusal: data(loaded.reason) }
  if (log.secret === null) return { refusal: say('kernel.verify.secretMissing') }
  return { log, when }
}
