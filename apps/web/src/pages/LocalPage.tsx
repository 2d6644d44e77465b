import type { Shape } from '@athanor/kernel'
import { wordsIn } from '@athanor/messages'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { settings, useSettings } from '../app/browser.ts'
import { Loading } from '../app/Loading.tsx'
import { State } from '../app/State.tsx'
import { shelf } from '../app/shelf.ts'
import { useWords } from '../app/words.tsx'
import { browserThink } from '../bots/browserThink.ts'
import { loadClient } from '../games/clients.ts'
import type { GameClient } from '../games/gameClient.ts'
import { EndActions } from '../table/EndActions.tsx'
import { HandOver } from '../table/HandOver.tsx'
import { type LocalTable, openLocalTable } from '../table/localTable.ts'
import type { SavedGame } from '../table/savedGame.ts'
import { startLocalGame } from '../table/startLocalGame.ts'
import { Table } from '../table/Table.tsx'
import { WithRules } from '../table/WithRules.tsx'
import { Button } from '../ui/Button.tsx'
import { Choice } from '../ui/Choice.tsx'
import { notify } from '../ui/notices.ts'

/** A table in this browser: against bots, or several people around one screen. */
export function LocalPage({ id }: { readonly id: string }) {
  const [saved] = useState(() => shelf.load(id))
  const { say } = useWords()
  const [, go] = useLocation()
  if (saved !== null) {
    return (
      <WithRules game={saved.game} rulesVersion={saved.rulesVersion}>
        {(client) => <LocalGame saved={saved} client={client} />}
      </WithRules>
    )
  }
  return (
    <State
      title={say('web.local.missing')}
      text={say('web.local.missingText')}
      actions={
        <Button look="primary" onClick={() => go('/')}>
          {say('web.common.toLobby')}
        </Button>
      }
    />
  )
}

interface LocalGameProps {
  readonly saved: SavedGame
  readonly client: GameClient<Shape>
}

function LocalGame({ saved, client }: LocalGameProps) {
  const words = useWords()
  const [, go] = useLocation()
  const [table, setTable] = useState<LocalTable<Shape> | null>(null)
  useEffect(() => {
    const opened = openLocalTable(client.game, shelf.load(saved.id) ?? saved, {
      think: browserThink(),
      wait: (milliseconds) => {
        const part = settings.getState().pace === 'quick' ? 0.1 : 1
        return new Promise((resolve) => void setTimeout(resolve, milliseconds * part))
      },
      save: (game) => {
        if (!shelf.save(game)) notify(wordsIn(settings.getState().locale).say('web.local.noRoom'))
      },
      now: () => Date.now(),
    })
    setTable(opened)
    return () => opened.close()
  }, [client, saved])
  if (table === null) return <Loading />

  const again = async () => {
    const newest = await loadClient(saved.game)
    const started = startLocalGame(newest.game, saved.options, saved.seats, shelf)
    if (started.ok) go(`/local/${started.id}`)
    else notify(words.data(started.reason))
  }
  return (
    <>
      <Table
        client={client}
        source={table}
        live
        menu={
          <>
            <PaceChoice />
            <Button wide onClick={() => go('/')}>
              {words.say('web.local.leave')}
            </Button>
          </>
        }
        endActions={(log) => (
          <EndActions
            game={client.game}
            log={log}
            replay={`/replay/local/${saved.id}`}
            kept={null}
            again="ask"
            onAgain={() => void again()}
            share={null}
          />
        )}
      />
      <Cover table={table} />
    </>
  )
}

function PaceChoice() {
  const { say } = useWords()
  const { pace, change } = useSettings()
  return (
    <Choice
      legend={say('web.local.pace')}
      options={[
        { value: 'calm', label: say('web.local.paceCalm') },
        { value: 'quick', label: say('web.local.paceQuick') },
      ]}
      value={pace}
      onChange={(value) => change({ pace: value })}
    />
  )
}

function Cover({ table }: { readonly table: LocalTable<Shape> }) {
  const state = useSyncExternalStore(table.subscribe, table.getState)
  const words = useWords()
  if (state.handOver === null) return null
  const seat = state.seats[state.handOver]
  const undo = async () => {
    const reason = await table.undo(state.version)
    if (reason !== null) notify(words.data(reason))
  }
  return (
    <HandOver
      name={seat?.name ?? ''}
      colour={seat?.colour ?? ''}
      onTake={() => table.takeOver()}
      onUndo={state.canUndo ? () => void undo() : null}
    />
  )
}
