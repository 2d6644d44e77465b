import type { Seat, Shape } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import { type Message, type SeenEvent, spoken, spokenParams, undone } from '@athanor/narration'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { showWith } from '@athanor/ui/words/words.tsx'
import type { ReactNode } from 'react'
import type { GameClient, PlayersInSight } from './gameClient.ts'

/** A sentence twice: for the ear, and with pictures and coloured names for the eye. */
export interface Line {
  readonly text: string
  readonly rich: ReactNode
}

type Voice<G extends Shape> = Pick<GameClient<G>, 'telling' | 'picture'>

/** What an event says. */
export function linesOf<G extends Shape>(
  voice: Voice<G>,
  event: SeenEvent<G>,
  players: PlayersInSight,
  words: Words,
): readonly Line[] {
  return voice.telling.tell(event, players.watcher).map((message) => lineOf(voice, message, players, words))
}

/** Says that a seat took its last move back. */
export function undoneLine<G extends Shape>(voice: Voice<G>, seat: Seat, players: PlayersInSight, words: Words): Line {
  return lineOf(voice, undone(seat), players, words)
}

/** One sentence of a game, as it is shown and read aloud. */
export function lineOf<G extends Shape>(
  { telling, picture }: Voice<G>,
  message: Message<unknown>,
  { seats, watcher }: PlayersInSight,
  words: Words,
): Line {
  const speaker = {
    words,
    names: seats.map(({ name }) => name),
    watcher,
    spell: (thing: unknown) => telling.spell(thing, words),
  }
  const params = spokenParams(message, speaker)
  const pictures = picturesOf(message, seats, picture)
  return { text: spoken(message, speaker), rich: showWith(words, { id: message.id, params }, pictures) }
}

/** What is shown in the place of words. */
function picturesOf(
  { params }: Message<unknown>,
  seats: PlayersInSight['seats'],
  picture: (thing: unknown) => ReactNode,
): Readonly<Record<string, ReactNode>> {
  const shown = Object.entries(params).map(([name, param]): readonly [string, ReactNode] => {
    if (typeof param !== 'object') return [name, null]
    if (param.role === 'thing') return [name, picture(param.thing)]
    if (param.role !== 'player') return [name, null]
    const { name: who, colour } = seats[param.seat] ?? { name: '', colour: '' }
    return [name, <PlayerName key={name} name={who} colour={colour} />]
  })
  return Object.fromEntries(shown.filter(([, node]) => node !== null))
}
