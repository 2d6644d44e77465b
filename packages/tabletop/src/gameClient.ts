import type { Game, GameLog, Outcome, PinnedVersions, Reason, Seat, Shape, Viewer } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import type { GameTelling, Message, SeenEvent, Watcher } from '@athanor/narration'
import type { ComponentType, ReactNode } from 'react'
import type { Retelling } from './end/retelling.ts'
import type { GameCard } from './gameCard.ts'
import type { ShownMoment } from './presenter.ts'
import type { SceneBook } from './scenes/scene.ts'
import type { Sound } from './scores.ts'
import type { TableSeat, TableStep } from './tableSource.ts'

/** Who sits at the table, and with whose eyes it is seen. */
export interface PlayersInSight {
  readonly seats: readonly TableSeat[]
  readonly viewer: Viewer
  /** Whoever reads may know more than the viewer, such as everything in a recording. */
  readonly watcher: Watcher
}

/** What somebody who knows no more than the reader would do in the reader's place, and why. */
export interface MoveAdvice<G extends Shape> {
  readonly action: G['action']
  /** Messages as plain data. */
  readonly sentences: readonly { readonly id: string; readonly params: Readonly<Record<string, string | number>> }[]
}

/** What a game's part of the page is given. */
export interface PlayProps<G extends Shape> extends PlayersInSight {
  readonly shown: ShownMoment<G>
  /** Null when the action was taken, otherwise why it was not. */
  act(action: G['action']): Promise<Reason | null>
  /** What each seat of this screen has settled about its interrupts; null for all other seats. */
  readonly wishes: readonly (string | null)[]
  settle(seat: Seat, wish: string): void
  /** What every seat sees, where nothing is hidden any more; null otherwise. */
  readonly everyone: readonly G['view'][] | null
  /** Places of the table that the reader points at in the log. */
  readonly lit: readonly string[]
  /** When the last step was taken. */
  readonly since: number
  /** The page shows the present moment and the game goes on: decisions can be made. */
  readonly live: boolean
  /** What my seat keeps for itself, wherever I sit; and how it is kept, where it can be. */
  readonly note: string
  keepNote?(note: string): void
  /** Asks the game's adviser; null when it has nothing to say. Absent where nobody is there to be asked. */
  advise?(): Promise<MoveAdvice<G> | null>
  /** Shows a part of the table where there is room for one at a time. */
  onPane(pane: string): void
  /** Opens the rules at what is asked. */
  onRules(): void
  /** Stands in the place of the decision where nothing is to be decided. */
  readonly controls?: ReactNode
}

export interface EndProps<G extends Shape> extends PlayersInSight {
  readonly shown: ShownMoment<G>
  readonly outcome: Outcome<G['source']>
  readonly log: GameLog<unknown, unknown> | null
  /** What comes next: once more, or from the start. */
  readonly next: ReactNode
  /** What else can be done now. */
  readonly actions: ReactNode
  /** What the game will be remembered for, the same for all games. */
  readonly highlights: ReactNode
  /** Its decisions looked at again; null where nobody can. */
  readonly review: ReactNode
}

export interface RulesProps<G extends Shape> {
  /** Where the reader comes from: the rules open at what is asked there. */
  readonly view?: G['view']
}

/** Something that travels over the table, for the page to draw. */
export interface Travel {
  readonly picture: ReactNode
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly delay: number
}

export interface Journeys {
  readonly travels: readonly Travel[]
  /** How long one thing travels. */
  readonly time: number
  /** How long until the last has arrived. */
  readonly total: number
}

export interface TablePane {
  readonly name: string
  label(words: Words): string
  readonly icon: readonly string[]
  /** Whoever has no seat has nothing there. */
  readonly own?: true
}

/** A key of a game's table. Keys are known by their place on the keyboard, so that they are the same on a Russian one. */
export interface GameKey {
  /** As it is written on the key: "B", "1 … 9". */
  readonly sign: string
  label(words: Words): string
  /** Where it leads; a key without a place is listened to by the table itself. */
  readonly place?: { readonly code: string; readonly pane: string; readonly target: string }
}

/** Options that stand together; those that few want are folded up. */
export interface OptionGroup {
  readonly title: string
  readonly isFolded: boolean
}

/** What the set-up page must know about a game's options beyond their names and values. */
export interface OptionGuide {
  /** What an option means for the game. */
  hint(name: string, words: Words): string
  /** How it is called here, where that is not its usual name. */
  label?(name: string, words: Words): string | null
  /** The heading under which it stands with others, if it does. */
  group?(name: string, words: Words): OptionGroup | null
  /** What a choice brings with it: some options need others. */
  settle?(chosen: Readonly<Record<string, unknown>>, changed: string): Readonly<Record<string, unknown>>
  /** For a table of values: those in use without a file, to be written over. */
  sample?(name: string): object
  /** Whether it matters with so many players and these other choices. */
  matters(name: string, chosen: Readonly<Record<string, unknown>>, players: number): boolean
  /** Whether a value makes sense with so many players. */
  fits(name: string, value: unknown, players: number): boolean
}

/** What the page needs to show a game. Everything else about tables is the same for all games. */
export interface GameClient<
  G extends Shape,
  Thing = unknown,
  Show extends { readonly kind: string } = { readonly kind: string },
> {
  readonly card: GameCard
  readonly game: Game<G>
  /** Older rules that tables may still be played with. */
  readonly pinned: PinnedVersions
  readonly optionGuide: OptionGuide
  /** The bot that is asked for advice, if one of its bots can say why it does what it does. */
  readonly adviser?: string
  /** Where the game stands, in a few words: "round 7". */
  crumb(view: G['view'], words: Words): string
  /** The phase of the round, for windows in whose head there is no room for all of them. */
  phase?(view: G['view'], words: Words): string
  /** What stands in the head of the page: a track, a clock of phases. */
  readonly Status: ComponentType<Pick<PlayProps<G>, 'shown' | 'seats'>>
  /** The decision, the board and the hand, as parts of the table's frame. */
  readonly Play: ComponentType<PlayProps<G>>
  readonly End: ComponentType<EndProps<G>>
  readonly Rules: ComponentType<RulesProps<G>>
  /** Where its data comes from, and what of it is our own guess. */
  readonly Sources: ComponentType
  /** Its pieces in every state, for the gallery. */
  readonly Gallery: ComponentType
  /** The parts of its table that are seen one at a time where there is little room, the first one first. */
  readonly panes: readonly TablePane[]
  /** What a seat that owes nothing is asked by others, wherever it looks; null while it may only act of its own accord. */
  readonly calls?: {
    /** Where it is answered. */
    readonly pane: string
    text(view: G['view'], players: PlayersInSight, words: Words): string | null
  }
  /** What its frame adds to the one of all tables (frame.ts): where its parts lie in which window. */
  readonly frame: Readonly<Record<string, string>>
  /** Keys of its own besides those of every table. */
  readonly keys: readonly GameKey[]
  /** What happened, in sentences, and the things that they speak of. */
  readonly telling: GameTelling<G, Thing>
  /** A thing of a sentence as it looks; null where words are better. */
  picture(thing: Thing): ReactNode
  /** Places of the table that an event concerns. */
  places(event: SeenEvent<G>): readonly string[]
  /** What moves when a step happens, and for how long. */
  travels(events: readonly SeenEvent<G>[], players: PlayersInSight): Journeys
  /** What is staged of its moves; a game without scenes is acted out by what travels alone. */
  readonly scenes?: SceneBook<G, Show>
  /** What kinds of events sound like, where they sound at all. */
  readonly sounds: Readonly<Partial<Record<G['event']['kind'], Sound>>>
  /** What it tells of itself once it is over; fetched then. */
  retelling(): Promise<Retelling<G>>
  /** How a review of its finished games speaks; absent where nobody looks again at them. */
  readonly review?: {
    /** A sort of decisions. */
    kind(kind: string, words: Words): string
    /** What somebody could do or did, in a few words. */
    deed(action: G['action'], view: G['view']): Message<Thing>
  }
  /** The steps that the log shows. */
  logWindow(steps: readonly TableStep<G>[], view: G['view']): readonly TableStep<G>[]
}
