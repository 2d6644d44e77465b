import type { Seat } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import type { Message, Param } from './message.ts'
import type { Watcher } from './watcher.ts'

/** Who speaks to whom: the words of a language, the players' names in seat order, and how things are called. */
export interface Speaker<Thing> {
  readonly words: Words
  readonly names: readonly string[]
  /** Who reads: a player is told of own actions as “you”. */
  readonly watcher: Watcher
  spell(thing: Thing): string
}

/** A message as text. */
export function spoken<Thing>(message: Message<Thing>, speaker: Speaker<Thing>): string {
  return speaker.words.data({ id: message.id, params: spokenParams(message, speaker) })
}

/** The parameters of a message as text, for whoever puts pictures in the places of some of them. */
export function spokenParams<Thing>(
  { params }: Message<Thing>,
  speaker: Speaker<Thing>,
): Readonly<Record<string, string | number>> {
  const said = Object.entries(params).map(([name, param]) => [name, spokenParam(param, speaker)] as const)
  return { ...Object.fromEntries(said), you: isReader(params['player'], speaker.watcher) ? 'yes' : 'no' }
}

function isReader<Thing>(param: Param<Thing> | undefined, watcher: Watcher): boolean {
  return typeof param === 'object' && param.role === 'player' && param.seat === watcher
}

function spokenParam<Thing>(param: Param<Thing>, speaker: Speaker<Thing>): string | number {
  if (typeof param !== 'object') return param
  const { words, names } = speaker
  const name = (seat: Seat) => names[seat] ?? ''
  switch (param.role) {
    case 'player':
      return name(param.seat)
    case 'players':
      return words.list(param.seats.map(name))
    case 'thing':
      return speaker.spell(param.thing)
    case 'message':
      return spoken(param.message, speaker)
    case 'list':
      return words.list(param.messages.map((message) => spoken(message, speaker)))
  }
}
