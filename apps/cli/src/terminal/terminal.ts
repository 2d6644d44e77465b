/** One line of a question. */
export interface Choice {
  readonly label: string
  readonly hint?: string
  /** Shown, but not to be chosen; the hint says why. */
  readonly disabled?: boolean
}

/** A key that answers instead of a choice, with its name for the player. */
export interface Key {
  readonly key: string
  readonly label: string
}

export interface TerminalQuestion {
  readonly message: string
  readonly choices: readonly Choice[]
  readonly keys: readonly Key[]
  /** Number of the choice that is offered first. */
  readonly initial?: number
}

/** Escape goes back a step, Ctrl-C means out of here. */
export type TerminalAnswer =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'back' }
  | { readonly kind: 'cancel' }

/**
 * Where a game is played: a real terminal, or a script in a test. Everything that `play` shows or asks goes through
 * here.
 */
export interface Terminal {
  readonly size: { readonly columns: number; readonly rows: number }
  /** Starts a new page with these lines. */
  show(lines: readonly string[]): void
  /** Like `show`, and wipes what was there before beyond scrolling back: for hands that others must not see. */
  wipe(lines: readonly string[]): void
  print(lines: readonly string[]): void
  ask(question: TerminalQuestion): Promise<TerminalAnswer>
  wait(milliseconds: number): Promise<void>
}
