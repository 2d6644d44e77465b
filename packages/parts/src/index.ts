import type { Bench } from '@athanor/bots'
import type { Shape } from '@athanor/kernel'
import type { TerminalClient } from '@athanor/terminal/terminalClient.ts'
import type { GameChecks } from './checks.ts'

export type { GameChecks, Ledger, Recording } from './checks.ts'

/**
 * A game as the house takes it in: one folder, whose parts are loaded when they are first needed. Its table on the page
 * is found by its place, `games/<id>/web`, and by nothing here: programs without a screen carry none of it.
 */
export interface GameParts {
  readonly id: string
  /** Its rules, those that older tables still play by, and who can sit in for people. */
  bench(): Promise<Bench>
  /** What it looks like in a terminal. */
  terminal(): Promise<TerminalClient<Shape>>
  /** What the house's checks must know: nothing that plays needs it. */
  checks(): Promise<GameChecks>
}
