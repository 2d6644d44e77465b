import { Choice } from '@athanor/ui/Choice.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { useWords } from '@athanor/ui/words/words.tsx'
import { use, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Shell } from '../app/Shell.tsx'
import styles from '../app/TextPage.module.css'
import { gameIds, gameTitle, loadCards, loadClient } from '../games/clients.ts'
import { defaultsOf } from '../setup/chosenOptions.ts'
import { OnlineSetup } from '../setup/OnlineSetup.tsx'
import { OptionsForm } from '../setup/OptionsForm.tsx'
import { ScreenSetup } from '../setup/ScreenSetup.tsx'

const modes = ['online', 'screen'] as const

/** A new table: where, who, and with which options. */
export function NewTablePage() {
  const asked = new URLSearchParams(useSearch())
  const { game } = useSettings()
  const [easiest] = use(loadCards())
  const wanted = [asked.get('game'), game].find((id) => id !== null && gameIds.includes(id)) ?? easiest?.id ?? ''
  return <NewTable key={wanted} game={wanted} mode={asked.get('mode') === 'screen' ? 'screen' : 'online'} />
}

interface NewTableProps {
  readonly game: string
  readonly mode: (typeof modes)[number]
}

function NewTable({ game: id, mode }: NewTableProps) {
  const words = useWords()
  const { say } = words
  const client = use(loadClient(id))
  const { game } = client
  const [, go] = useLocation()
  const [players, setPlayers] = useState(3)
  const [options, setOptions] = useState(() => defaultsOf(game.options))
  const counts = Array.from({ length: game.players.max - game.players.min + 1 }, (_, index) => game.players.min + index)
  return (
    <Shell title={say('web.setup.title')}>
      <h1 className={styles['title']}>{say('web.setup.title')}</h1>
      <p className={styles['lead']}>
        {say('web.setup.lead', { game: gameTitle(id, words), min: game.players.min, max: game.players.max })}
      </p>
      <div className={styles['columns']}>
        <Panel title={say('web.setup.people')}>
          <div className={styles['form']}>
            <Choice
              legend={say('web.setup.where')}
              options={modes.map((value) => ({ value, label: say(modeNames[value]) }))}
              value={mode}
              onChange={(value) => go(`/new?game=${id}${value === 'screen' ? '&mode=screen' : ''}`, { replace: true })}
            />
            <Choice
              legend={say('web.setup.players')}
              options={counts.map((value) => ({ value, label: value }))}
              value={players}
              onChange={setPlayers}
            />
            {mode === 'screen' ? (
              <ScreenSetup client={client} players={players} options={options} />
            ) : (
              <OnlineSetup client={client} players={players} options={options} />
            )}
          </div>
        </Panel>
        <Panel title={say('web.setup.options')}>
          <OptionsForm client={client} players={players} chosen={options} onChange={setOptions} />
        </Panel>
      </div>
    </Shell>
  )
}

const modeNames = { online: 'web.setup.online', screen: 'web.setup.screen' } as const
