import type { Seat } from '@athanor/kernel'
import { slotIn } from '../../engine/slots.ts'
import type { Table } from '../../engine/state.ts'
import type { BoardId } from './components.ts'

/** What lies open of the order boards. */
export interface OpenBoards {
  /** In force this round. */
  readonly board: BoardId
  /** G-055: of the coming round; none after the last. */
  readonly next: BoardId | null
  /** Those of earlier rounds, as everybody saw. */
  readonly gone: readonly BoardId[]
}

declare module '../../engine/contributions.ts' {
  interface GoodKinds {
    /** Cubes and approval tokens are costs of order spaces. */
    readonly busyDays: 'actions' | 'approval'
  }
  interface ReasonIds {
    readonly busyDays: 'alchemists.reject.noReputation'
  }
  interface Happenings {
    readonly busyDays:
      | { readonly kind: 'orderBoardCame'; readonly board: BoardId; readonly next: BoardId | null }
      | { readonly kind: 'cubesPaid'; readonly seat: Seat; readonly cubes: number }
  }
  interface TableSlots {
    readonly busyDays: OpenBoards
  }
  interface HiddenSlots {
    /** Boards face down, next one last. */
    readonly busyDays: { readonly stack: readonly BoardId[] }
  }
}

export function boardsOn({ slots }: Table): OpenBoards {
  return slotIn(slots, 'busyDays')
}
