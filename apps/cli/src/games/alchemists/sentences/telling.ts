import { type Artifact, adventurers, type Happening, type OwnPart } from '@athanor/alchemists'
import type { Ingredient } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { Words } from '../../../words.ts'
import type { Look, Names, Watcher } from '../../gameFace.ts'
import { artifactName, ingredientsInWords } from '../terms.ts'

type Kind = Happening['kind']

/** An event with the secret part that the watcher may see. */
export type Told<Each extends Kind = Kind> = Extract<Happening, { readonly kind: Each }> & Partial<OwnPart>

/** How events are told, by their kind. */
export type Tellers<Kinds extends Kind = Kind> = {
  readonly [Each in Kinds]: (event: Told<Each>, telling: Telling) => readonly string[]
}

export type AdventurerId = 'assassin' | 'barbarian' | 'cleric' | 'ranger' | 'sorcerer' | 'witcher'

export function adventurerId(number: number): AdventurerId {
  return adventurers[number]?.id as AdventurerId
}

/** What every sentence needs: the words, the names, and who listens. */
export class Telling {
  readonly look: Look
  readonly say: Words['say']
  readonly #watcher: Watcher
  readonly #names: Names

  constructor(watcher: Watcher, names: Names, look: Look) {
    this.#watcher = watcher
    this.#names = names
    this.look = look
    this.say = look.words.say
  }

  name(seat: Seat): string {
    return this.#names[seat] ?? ''
  }

  namesOf(seats: readonly Seat[]): string {
    return this.look.words.list(seats.map((seat) => this.name(seat)))
  }

  cards(ingredients: readonly Ingredient[]): string {
    return ingredientsInWords(ingredients, this.look)
  }

  artifacts(artifacts: readonly Artifact[]): string {
    return this.look.words.list(artifacts.map((artifact) => artifactName(artifact, this.look)))
  }

  /** A-095..A-100: whoever it concerns reads a sentence of their own; who may see everything reads both. */
  secretly<Hidden>(
    seat: Seat,
    hidden: Hidden | undefined,
    open: string,
    own: (hidden: Hidden) => string,
    inWords: (hidden: Hidden) => string,
  ): readonly string[] {
    if (hidden === undefined) return [open]
    if (seat === this.#watcher) return [own(hidden)]
    return [open, this.say('cli.alchemists.hidden', { player: this.name(seat), cards: inWords(hidden) })]
  }
}
