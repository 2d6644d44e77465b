import type { Shape } from '@athanor/kernel'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Loading } from '@athanor/ui/Loading.tsx'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { settings } from '@athanor/ui/settings/browser.ts'
import type { Pace } from '@athanor/ui/settings/settings.ts'
import { useWords } from '@athanor/ui/words/words.tsx'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { State } from '../app/State.tsx'
import { browserAdvise } from '../bots/browserAdvise.ts'
import { browserThink } from '../bots/browserThink.ts'
import { loadClient } from '../games/clients.ts'
import { browserTabs } from '../table/browserTabs.ts'
import { Cover } from '../table/Cover.tsx'
import { AgainButton, EndActions } from '../table/EndActions.tsx'
import { watchFrom } from '../table/linkedLog.ts'
import { type LocalTable, openLocalTable } from '../table/localTable.ts'
import type { SavedGame } from '../table/savedGame.ts'
import { seenAt } from '../table/seenVersions.ts'
import { shareGame } from '../table/sharedGame.ts'
import { shelf } from '../table/shelf.ts'
import { startLocalGame } from '../table/startLocalGame.ts'
import { Table } from '../table/Table.tsx'
import { WithRules } from '../table/WithRules.tsx'

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

/** How much of their time bots take. */
const parts: Readonly<Record<Pace, number>> = { step: 1, calm: 1, quick: 0.4, atOnce: 0.1 }

/** Whoever sits here is told that this is no game of its own. */
function PracticeNotice({ practice }: { readonly practice: SavedGame['practice'] | undefined }) {
  const { say } = useWords()
  return practice === undefined ? null : <p>{say('web.practice.notice', { from: practice.from })}</p>
}

interface LocalGameProps {
  readonly saved: SavedGame
  readonly client: GameClient<Shape>
}

function LocalGame({ saved, client }: LocalGameProps) {
  const words = useWords()
  const [, go] = useLocation()
  const tell = useHandler((id: 'web.local.noRoom' | 'web.local.overtaken') => notify(words.say(id)))
  const [table, setTable] = useState<LocalTable<Shape> | null>(null)
  useEffect(() => {
    const now = shelf.load(saved.id) ?? saved
    const opened = openLocalTable(client.game, now, {
      think: browserThink(),
      wait: (milliseconds) => {
        const part = parts[settings.getState().pace]
        return new Promise((resolve) => void setTimeout(resolve, milliseconds * part))
      },
      shared: shareGame(shelf, now, browserTabs(saved.id)),
      noRoom: () => tell('web.local.noRoom'),
      overtaken: () => tell('web.local.overtaken'),
      now: () => Date.now(),
    })
    setTable(opened)
    return () => opened.close()
  }, [client, saved])
  const [seen] = useState(() => seenAt(saved.id))
  if (table === null) return <Loading />

  const again = async () => {
    const newest = await loadClient(saved.game)
    const started = startLocalGame(newest.game, saved.options, saved.seats, shelf)
    if (started.ok) go(`/local/${started.id}`)
    else notify(words.data(started.reason))
  }
  const replay = `/replay/local/${saved.id}`
  return (
    <>
      <Table
        client={client}
        source={table}
        advise={browserAdvise}
        live
        seen={seen}
        notice={<PracticeNotice practice={saved.practice} />}
        headline={<PracticeNotice practice={saved.practice} />}
        menu={
          <>
            <Button wide onClick={() => go('/')}>
              {words.say('web.local.leave')}
            </Button>
          </>
        }
        after={{
          next: <AgainButton again="ask" onAgain={() => void again()} />,
          others: (log) => <EndActions game={client.game} log={log} replay={replay} kept={null} share={null} />,
          watch: (version) => go(watchFrom(replay, version)),
          when: Date.now(),
        }}
      />
      <Cover client={client} table={table} />
    </>
  )
}
