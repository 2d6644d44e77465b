import { type GameLog, type Reason, ReplayError, type Shape } from '@athanor/kernel'
import type { Kept } from '@athanor/protocol'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { State } from '../app/State.tsx'
import { shelf } from '../app/shelf.ts'
import { useWords, type Words } from '../app/words.tsx'
import { loadTableClient } from '../games/clients.ts'
import type { GameClient } from '../games/gameClient.ts'
import { keeper } from '../net/keeper.ts'
import { linkedLog } from '../table/linkedLog.ts'
import { savedLog } from '../table/localTable.ts'
import { ReplayControls } from '../table/ReplayControls.tsx'
import { readLog } from '../table/readLog.ts'
import { openReplayTable, type ReplayTable } from '../table/replayTable.ts'
import { Table } from '../table/Table.tsx'
import { WithRules } from '../table/WithRules.tsx'
import { Button } from '../ui/Button.tsx'
import { ReplayPicker } from './ReplayPicker.tsx'

interface ReplayPageProps {
  readonly source: 'local' | 'table' | 'file'
  readonly id: string
}

/** A game that is in the address itself. */
const linkStart = '#g='

type Found = { readonly log: GameLog<unknown, unknown> } | { readonly refusal: string } | null

/** A finished game again, from this browser, from the server, from a link that holds it, or from a file. */
export function ReplayPage({ source, id }: ReplayPageProps) {
  const words = useWords()
  const [found, setFound] = useState<Found>(null)
  const hash = useSyncExternalStore(onHashChange, () => location.hash)
  const link = source === 'file' && hash.startsWith(linkStart) ? hash.slice(linkStart.length) : null
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
  const { log } = found
  const kept = source === 'table' ? keeper.load(id) : null
  return (
    <WithRules game={log.header.game} rulesVersion={log.header.rulesVersion}>
      {(client) => (
        <Replay log={log} client={client} kept={kept} share={source === 'table' ? `/replay/table/${id}` : null} />
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

interface ReplayProps {
  readonly log: GameLog<unknown, unknown>
  readonly client: GameClient<Shape>
  readonly kept: Kept | null
  readonly share: string | null
}

function Replay({ log, client, kept, share }: ReplayProps) {
  const words = useWords()
  const opened = useMemo(() => tryToOpen(client, log), [client, log])
  if (opened instanceof ReplayError) return <Refused text={words.data(opened.reason)} />
  return <ReplayTableView client={client} table={opened} log={log} kept={kept} share={share} />
}

interface ReplayTableViewProps extends ReplayProps {
  readonly table: ReplayTable<Shape>
}

function ReplayTableView({ client, table, log, kept, share }: ReplayTableViewProps) {
  const state = useSyncExternalStore(table.subscribe, table.getState)
  return (
    <Table
      client={client}
      source={table}
      live={false}
      controls={<ReplayControls table={table} state={state} game={client.game} log={log} kept={kept} share={share} />}
    />
  )
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

function tryToOpen(client: GameClient<Shape>, log: GameLog<unknown, unknown>): ReplayTable<Shape> | ReplayError {
  try {
    return openReplayTable(client.game, log)
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
  return { log: withOutcome(loaded.client, savedLog(loaded.client.game, saved)) }
}

/** What the rules make of the game, where the log does not say it; a game that cannot be played again has none. */
function withOutcome(client: GameClient<Shape>, log: GameLog<unknown, unknown>): GameLog<unknown, unknown> {
  const table = tryToOpen(client, log)
  if (table instanceof ReplayError) return log
  table.goTo(table.last)
  return { ...log, outcome: table.getState().outcome }
}

async function findInLink(link: string, { say, data }: Words): Promise<Found> {
  const log = await linkedLog(link)
  if (log === null) return { refusal: say('web.replay.brokenLink') }
  const loaded = await loadTableClient(log.header.game, log.header.rulesVersion)
  return loaded.ok ? { log: withOutcome(loaded.client, log) } : { refusal: data(loaded.reason) }
}

async function findOnServer(id: string, words: Words): Promise<Found> {
  const response = await fetch(`/api/tables/${id}/log`).catch(() => null)
  if (response === null) return { refusal: words.say('web.net.unreachable') }
  if (!response.ok) return { refusal: await refusalIn(response, words) }
  return fromText(await response.text(), words)
}

/** Why the server did not give the log, in its own words where it has any. */
async function refusalIn(response: Response, words: Words): Promise<string> {
  const { error } = (await response.json().catch(() => ({}))) as { readonly error?: Reason }
  if (response.status === 409) return words.say('kernel.verify.notFinished')
  return error === undefined || response.status === 404 ? words.say('web.table.unknown') : words.data(error)
}

async function fromText(text: string, { say, data }: Words): Promise<Found> {
  const log = readLog(text)
  if (log === null) return { refusal: say('web.replay.noLog') }
  // What a card reader saves is no game of a table; the notebook reads it.
  if (log.header.game === 'reader') return { refusal: say('web.replay.readerLog') }
  const loaded = await loadTableClient(log.header.game, log.header.rulesVersion)
  if (!loaded.ok) return { refusal: data(loaded.reason) }
  if (log.secret === null) return { refusal: say('kernel.verify.secretMissing') }
  return { log }
}
