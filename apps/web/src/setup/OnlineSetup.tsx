import { icon as tableArt } from 'virtual:icon/tabletop-players'
import type { Shape } from '@athanor/kernel'
import { type ClockRules, CommandRefused, createTable, type Visibility } from '@athanor/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSettings } from '../app/browser.ts'
import { useWords } from '../app/words.tsx'
import { ClockChoice } from '../clock/ClockChoice.tsx'
import type { GameClient } from '../games/gameClient.ts'
import { server, useReadable } from '../net/server.ts'
import { ColourChoice } from '../room/ColourChoice.tsx'
import { standInOf } from '../room/standIn.ts'
import { Button } from '../ui/Button.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Field } from '../ui/Field.tsx'
import { notify } from '../ui/notices.ts'
import type { ChosenOptions } from './chosenOptions.ts'
import { cleanName } from './cleanName.ts'

interface OnlineSetupProps {
  readonly client: GameClient<Shape>
  readonly players: number
  readonly options: ChosenOptions
}

/** A table on the server, to which others come by the lobby or by a link. */
export function OnlineSetup({ client, players, options }: OnlineSetupProps) {
  const words = useWords()
  const { say } = words
  const { name, change } = useSettings()
  const [colour, setColour] = useState(client.game.colours[0] ?? '')
  const [visibility, setVisibility] = useState<Visibility>('link')
  const [clock, setClock] = useState<ClockRules | null>(null)
  const [busy, setBusy] = useState(false)
  const status = useReadable(server().status)
  const [, go] = useLocation()

  const open = async () => {
    setBusy(true)
    try {
      const { table, watch } = await createTable(server(), {
        game: client.game.id,
        options: { ...options },
        seats: players,
        visibility,
        name: cleanName(name) ?? say('web.lobby.adept'),
        colour,
        ...(clock === null ? {} : { clock }),
      })
      watch.close()
      go(`/table/${table}`)
    } catch (error) {
      if (error instanceof CommandRefused) notify(words.data(error.reason))
      else throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Field
        label={say('web.setup.yourName')}
        value={name}
        placeholder={say('web.lobby.adept')}
        maxLength={30}
        autoComplete="nickname"
        onChange={(value) => change({ name: value })}
      />
      <ColourChoice game={client.game.id} colours={client.game.colours} value={colour} onChange={setColour} />
      <Choice
        legend={say('web.setup.visibility')}
        hint={say(visibility === 'public' ? 'web.setup.publicHint' : 'web.setup.linkHint')}
        options={[
          { value: 'link', label: say('web.setup.link') },
          { value: 'public', label: say('web.setup.public') },
        ]}
        value={visibility}
        onChange={setVisibility}
      />
      <ClockChoice value={clock} bot={standInOf(client.card.bots)} onChange={setClock} />
      <Button
        look="primary"
        wide
        icon={tableArt}
        aria-busy={busy}
        refusal={status === 'online' ? null : say('web.setup.noServer')}
        onClick={() => void open()}
      >
        {say('web.setup.open')}
      </Button>
    </>
  )
}
