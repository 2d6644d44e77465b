import { icon as tableArt } from 'virtual:icon/tabletop-players'
import type { Shape } from '@athanor/kernel'
import { type ClockRules, CommandRefused, createTable, type Visibility } from '@athanor/protocol'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { notify } from '@athanor/ui/noticeStore.ts'
import { useWords } from '@athanor/ui/words/words.tsx'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { HouseWord } from '../app/HouseWord.tsx'
import { ClockChoice } from '../clock/ClockChoice.tsx'
import { server, useListsTables, useReadable, useWordAsked } from '../net/server.ts'
import { ColourChoice } from './ColourChoice.tsx'
import type { ChosenOptions } from './chosenOptions.ts'
import { isAboutName, NameField, useName } from './NameField.tsx'
import { standInOf } from './standIn.ts'

interface OnlineSetupProps {
  readonly client: GameClient<Shape>
  readonly players: number
  readonly options: ChosenOptions
}

/** A table on the server, to which others come by the lobby or by a link. */
export function OnlineSetup({ client, players, options }: OnlineSetupProps) {
  const words = useWords()
  const { say } = words
  const name = useName([])
  const [colour, setColour] = useState(client.game.colours[0] ?? '')
  const [visibility, setVisibility] = useState<Visibility>('link')
  const [clock, setClock] = useState<ClockRules | null>(null)
  const [busy, setBusy] = useState(false)
  const status = useReadable(server().status)
  const listsTables = useListsTables()
  const wordAsked = useWordAsked()
  const [, go] = useLocation()

  const open = async () => {
    const own = name.ask()
    if (own === null) return
    setBusy(true)
    try {
      const { table, watch } = await createTable(server(), {
        game: client.game.id,
        options: { ...options },
        seats: players,
        visibility: listsTables ? visibility : 'link',
        name: own,
        colour,
        ...(clock === null ? {} : { clock }),
      })
      watch.close()
      go(`/table/${table}`)
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error
      const why = words.data(error.reason)
      if (isAboutName(error.reason)) name.refuse(why)
      else notify(why)
    } finally {
      setBusy(false)
    }
  }
  if (wordAsked) return <HouseWord />
  return (
    <>
      <NameField entry={name} />
      <ColourChoice game={client.game.id} colours={client.game.colours} value={colour} onChange={setColour} />
      {listsTables && (
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
      )}
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
