import type { CommandContext } from './commandContext.ts'
import type { TableState } from './tableState.ts'
import type { CommandVerdict } from './verdict.ts'

/** Under this name the journal keeps what a table decides by itself. */
export const houseKey = 'house'

/** Somebody who looks after a part of a table, because time goes by and people come and go. */
export interface Caretaker {
  /** Looks whether there is something to do; called whenever the table changed or somebody came or went. */
  wake(): void
  retire(): void
}

/** What a caretaker works with. */
export interface Cared {
  current(): TableState
  /** An ordinary command of the table; `failed` is called when it could not be carried out. */
  carryOut(decide: (context: CommandContext) => CommandVerdict, failed: () => void): void
  /** Everybody should soon hear how the table stands. */
  tellSoon(): void
}
