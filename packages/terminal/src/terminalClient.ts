import type { Seat, Shape } from '@athanor/kernel'
import type { Watcher } from '@athanor/narration'
import type { Paint } from './paint.ts'
import type { Words } from './words.ts'

/** How things are said and shown to whoever sits before the terminal. */
export interface Look {
  readonly words: Words
  readonly paint: Paint
  readonly columns: number
}

/** The players' names, in seat order. */
export type Names = readonly string[]

/** A question with answers, some of which lead to further questions. Plain data but for the lazy next step. */
export interface Menu<Action> {
  readonly question: string
  readonly choices: readonly MenuChoice<Action>[]
  /** Number of the choice that is offered first; if not given, the first that is open. */
  readonly initial?: number
}

export interface MenuChoice<Action> {
  readonly label: string
  readonly hint?: string
  readonly leadsTo: Next<Action>
}

/** Where a choice leads: to an action, to the next question, or nowhere for now (then the hint says why). */
export type Next<Action> =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'menu'; readonly menu: () => Menu<Action> }
  | { readonly kind: 'blocked' }

/** A page for what is too much to be always in sight. */
export interface TerminalPage<View> {
  /** The key that opens it: a Latin letter that no other page and no command has. */
  readonly key: string
  /** Whether it belongs to the viewer alone; who has no seat has no such page. */
  readonly isOwn: boolean
  name(look: Look): string
  lines(view: View, names: Names, look: Look): readonly string[]
}

/**
 * What a game looks like in a terminal. All functions are pure: they make lines and menus out of what a player sees.
 * The rest of the command line knows no game but through here.
 */
export interface TerminalClient<G extends Shape> {
  title(look: Look): string
  /** What lies open on the table, in sections that may be set apart where there is room. */
  board(view: G['view'], names: Names, look: Look): readonly (readonly string[])[]
  /** What the viewer alone sees, if anything. */
  own(view: G['view'], look: Look): readonly string[]
  /** More of what the viewer may see, in sections, most wanted first: as many are shown as there is room for. */
  more?(view: G['view'], names: Names, look: Look): readonly (readonly string[])[]
  /** Pages of their own, each at a key. */
  readonly pages?: readonly TerminalPage<G['view']>[]
  /** One line that explains the signs of the board, for where there is room. */
  legend(look: Look): string
  /** What happened, as sentences; the secret part of the event is laid over the public one where it may be seen. */
  sentences(event: G['event'] & Partial<G['secret']>, watcher: Watcher, names: Names, look: Look): readonly string[]
  menu(view: G['view'], names: Names, look: Look): Menu<G['action']>
  /** Whether the options ask for a story of the last round alone. */
  tellsLastRoundOnly?(options: G['options']): boolean
  /** The rules in short. */
  rules(look: Look): readonly string[]
  /** The event with which the final count begins. */
  readonly countBegins: G['event']['kind']
  /** What a seat may settle about its invitations, in games that have any. */
  wish?(wish: string, look: Look): string
  scoreSource(source: G['source'], look: Look): string
  /** How a review of a finished game speaks, for games that can be looked at again. */
  readonly review?: {
    kind(kind: string, look: Look): string
    /** What somebody could do or did, in a few words. */
    deed(action: G['action'], view: G['view'], look: Look): string
  }
  /** A mark beside a player's name. */
  token(seat: Seat, colours: readonly string[], look: Look): string
}
