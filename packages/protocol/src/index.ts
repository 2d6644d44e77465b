export { base64urlOf } from './base64url.ts'
export * from './change.ts'
export { CommandRefused } from './client/commandRefused.ts'
export type { Doubt } from './client/comparison.ts'
export * from './client/connection.ts'
export * from './client/createTable.ts'
export * from './client/socket.ts'
export type { Readable } from './client/store.ts'
export type { Surroundings } from './client/surroundings.ts'
export type { TableWatch, WatchAs } from './client/tableWatch.ts'
export { readTrustRecord, seenOf, type TrustRecord, type TrustStore, trustInMemory } from './client/trustRecord.ts'
export type { WatchedGame, WatchedTable } from './client/watchedTable.ts'
export type { Command, CommandFields, CommandKind, CommandOf, ResultOf } from './command.ts'
export * from './limits.ts'
export type { AnswerMessage, Hello, HouseNotice, PushMessage, ServerMessage } from './message.ts'
export type { GameState, SeenSight, Step, Update, WireEvent } from './play.ts'
export type {
  ChatLine,
  ClockRules,
  Ending,
  HoldUp,
  Nudge,
  Proposal,
  SeatClock,
  SeatInfo,
  TableInfo,
  TableStatus,
  TableSummary,
  Visibility,
} from './table.ts'
