import { type Artifact, box, type Favour, type Happening, type OwnPart } from '@athanor/alchemists'
import type { Alchemical, Ingredient } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import { type Message, player, type Role, sayer, secretly, thing, type Watcher } from '@athanor/narration'
import type { Thing } from '../things.ts'

type Kind = Happening['kind']

/** An event with the secret part that the watcher may see. */
export type ToldEvent<Each extends Kind = Kind> = Extract<Happening, { readonly kind: Each }> & Partial<OwnPart>

/** How events are told, by their kind. */
export type Tellers<Kinds extends Kind = Kind> = {
  readonly [Each in Kinds]: (event: ToldEvent<Each>, watcher: Watcher) => readonly Message<Thing>[]
}

export const say = sayer<Thing>()

/** What an event says of something that only a few may know. */
interface Hidden<Value> {
  readonly open: Message<Thing>
  own(hidden: Value): Message<Thing>
  /** What is laid open to whoever may see everything. */
  shown(hidden: Value): Thing
}

/** A-095..A-100: whoever it concerns reads a sentence of their own; who may see everything reads both. */
export function told<Value>(
  watcher: Watcher,
  seat: Seat,
  hidden: Value | undefined,
  { open, own, shown }: Hidden<Value>,
): readonly Message<Thing>[] {
  const beside = (value: Value) => say('alchemists.word.hidden', { player: player(seat), cards: thing(shown(value)) })
  return secretly(watcher, seat, hidden, { open, own, beside })
}

export function cards(ingredients: readonly Ingredient[], favours: readonly Favour[] = []): Thing {
  return { kind: 'cards', ingredients, favours }
}

export function cardsRole(ingredients: readonly Ingredient[]): Role<Thing> {
  return thing(cards(ingredients))
}

export function artifactsRole(artifacts: readonly Artifact[]): Role<Thing> {
  return thing({ kind: 'artifacts', artifacts })
}

export function alchemicalRole(alchemical: Alchemical): Role<Thing> {
  return thing({ kind: 'alchemical', alchemical })
}

export type AdventurerId = 'assassin' | 'barbarian' | 'cleric' | 'ranger' | 'sorcerer' | 'witcher'

export function adventurerId(number: number): AdventurerId {
  return box.adventurers[number]?.id as AdventurerId
}
