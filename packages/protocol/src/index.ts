export { base64urlOf } from './base64url.ts'
export * from './change.ts'
export { CommandRefused } from './client/commandRefused.ts'
export type { Doubt } from './client/comparison.ts'
export * from './client/connection.ts'
export * from './client/createTable.ts'
export { type Keeper, type Kept, keepInMemory, readKept, seenOf } from './client/kept.ts'
export * from './client/socket.ts'
export type { Readable } from './client/store.ts'
export type { Surroundings } from './client/surroundings.ts'
export type { TableWatch, WatchAs } from './client/tableWatch.ts'
export type { WatchedGame, WatchedTable } from './client/watchedTable.ts'
export type { Asked, Command, CommandKind, CommandOf, ResultOf } from './command.ts'
export * from './limits.ts'
export type { AnswerMessage, Hello, PushMessage, ServerMessage } from './message.ts'
export type { GameState, SeenEvent, SeenSight, Step, Update } from './play.ts'
export type {
  ChatLine,
  ClockRules,
  Proposal,
  SeatClock,
  SeatInfo,
  TableInfo,
  TableStatus,
  TableSummary,
  Visibility,
} from './table.ts'
