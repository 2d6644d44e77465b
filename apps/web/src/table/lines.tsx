import type { Shape } from '@athanor/kernel'
import { type Message, spoken, spokenParams } from '@athanor/telling'
import type { ReactNode } from 'react'
import { showWith, type Words } from '../app/words.tsx'
import type { GameClient, Players } from '../games/gameClient.ts'
import { PlayerName } from '../ui/PlayerName.tsx'
import type { SeenEvent } from './tableSource.ts'

/** A sentence twice: for the ear, and with pictures and coloured names for the eye. */
export interface Line {
  readonly text: string
  readonly rich: ReactNode
}

/** What an event says. */
export function linesOf<G extends Shape>(
  { telling, picture }: Pick<GameClient<G>, 'telling' | 'picture'>,
  event: SeenEvent<G>,
  { seats, viewer }: Players,
  words: Words,
): readonly Line[] {
  const speaker = {
    words,
    names: seats.map(({ name }) => name),
    spell: (thing: unknown) => telling.spell(thing, words),
  }
  return telling.tell(event, viewer).map((message) => {
    const params = spokenParams(message, speaker)
    const pictures = picturesOf(message, seats, picture)
    return { text: spoken(message, speaker), rich: showWith(words, { id: message.id, params }, pictures) }
  })
}

/** What is shown in the place of words. */
function picturesOf(
  { params }: Message<unknown>,
  seats: Players['seats'],
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
