import { icon as playArt } from 'virtual:icon/play-button'
import type { Shape } from '@athanor/kernel'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { colourName } from '@athanor/ui/colourName.ts'
import { Field } from '@athanor/ui/Field.tsx'
import { notify } from '@athanor/ui/noticeStore.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { useState } from 'react'
import { useLocation } from 'wouter'
import page from '../app/TextPage.module.css'
import { familiarName } from '../lib/botNames.ts'
import { shelf } from '../table/shelf.ts'
import { startLocalGame } from '../table/startLocalGame.ts'
import type { ChosenOptions } from './chosenOptions.ts'
import { cleanName } from './cleanName.ts'
import { PlayerKind } from './PlayerKind.tsx'

interface ScreenSetupProps {
  readonly client: GameClient<Shape>
  readonly players: number
  readonly options: ChosenOptions
}

interface Place {
  readonly name: string
  readonly bot: string | null
  readonly colour: string
}

/** Several people around one screen, and bots for the seats that are left. */
export function ScreenSetup({ client, players, options }: ScreenSetupProps) {
  const words = useWords()
  const { say } = words
  const [, go] = useLocation()
  const [places, setPlaces] = useState<readonly Place[]>(() =>
    client.game.colours.map((colour) => ({ name: '', bot: null, colour })),
  )
  const change = (seat: number, place: Place) => setPlaces(places.with(seat, place))
  /** everybody chooses a colour; whoever had it gets the other one. */
  const nextColour = (seat: number) => {
    const other = (seat + 1) % places.length
    const [own, others] = [places[seat], places[other]]
    if (own === undefined || others === undefined) return
    setPlaces(places.with(seat, { ...own, colour: others.colour }).with(other, { ...others, colour: own.colour }))
  }
  const nameOf = ({ name, bot }: Place, seat: number) =>
    cleanName(name) ?? (bot === null ? say('web.setup.playerName', { number: seat + 1 }) : familiarName(seat, words))

  const start = () => {
    const seated = places.slice(0, players).map((place, seat) => ({
      name: nameOf(place, seat),
      colour: place.colour,
      bot: place.bot,
    }))
    const started = startLocalGame(client.game, options, seated, shelf)
    if (started.ok) go(`/local/${started.id}`)
    else notify(words.data(started.reason))
  }
  return (
    <>
      <ul className={page['seats']}>
        {places.slice(0, players).map((place, seat) => (
          <li key={client.game.colours[seat]} className={page['seat']}>
            <button
              type="button"
              className={page['colour']}
              aria-label={say('web.setup.colour', { colour: colourName(client.game.id, place.colour, words) })}
              title={say('web.setup.colour', { colour: colourName(client.game.id, place.colour, words) })}
              onClick={() => nextColour(seat)}
            >
              <WaxSeal colour={place.colour} size={40} />
            </button>
            <Field
              label={say('web.setup.name')}
              value={place.name}
              placeholder={nameOf({ ...place, name: '' }, seat)}
              maxLength={30}
              autoComplete="off"
              onChange={(name) => change(seat, { ...place, name })}
            />
            <PlayerKind bots={client.card.bots} bot={place.bot} onChange={(bot) => change(seat, { ...place, bot })} />
          </li>
        ))}
      </ul>
      <Button look="primary" wide icon={playArt} onClick={start}>
        {say('web.setup.start')}
      </Button>
    </>
  )
}
