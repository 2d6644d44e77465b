import type { Ingredient, Luminary } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import { slotIn } from '../../engine/slots.ts'
import type { Own, Player } from '../../engine/state.ts'

/** G-016. */
export interface ReadBookAction {
  readonly kind: 'readBook'
  readonly ingredient: Ingredient
}

/** What a book told its reader (G-017). */
export interface BookReading {
  readonly ingredient: Ingredient
  readonly luminary: Luminary
}

/** What a reader alone knows. */
export interface OwnLibrary {
  /** G-015: the four of the book that is open now, in printed order. */
  readonly offer: readonly Ingredient[] | null
  readonly read: readonly BookReading[]
}

declare module '../../engine/contributions.ts' {
  interface GoodKinds {
    readonly library: 'books'
  }
  interface ReasonIds {
    readonly library: 'alchemists.reject.bookNotOffered'
  }
  interface Actions {
    readonly library: ReadBookAction
  }
  interface Prompts {
    readonly library:
      | { readonly kind: 'readBook'; readonly seat: Seat }
      /** The same for several readers at once. */
      | { readonly kind: 'readBooks'; readonly seat: Seat }
  }
  interface Tasks {
    readonly library: /** A book is taken from the pile and opened. */
      | { readonly kind: 'openBook'; readonly seat: Seat }
      /** Books that are still to be read by several players side by side, by seat. */
      | { readonly kind: 'readTogether'; readonly books: readonly number[] }
  }
  interface Happenings {
    readonly library:
      | { readonly kind: 'bookTaken'; readonly seat: Seat }
      | { readonly kind: 'bookRead'; readonly seat: Seat }
  }
  interface PartValues {
    /** The ingredient that is read about. */
    readonly book: Ingredient
  }
  interface PlayerSlots {
    /** G-018, G-019: book tokens on the board. */
    readonly library: { readonly books: number }
  }
  interface OwnSlots {
    readonly library: OwnLibrary
  }
}

declare module '../../base/event.ts' {
  interface OwnPart {
    readonly offer?: readonly Ingredient[]
    readonly luminary?: Luminary
  }
}

export function booksOf({ slots }: Player): number {
  return slotIn(slots, 'library').books
}

export function libraryOf({ slots }: Own): OwnLibrary {
  return slotIn(slots, 'library')
}
