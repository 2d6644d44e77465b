/** Raised whenever an old client could misunderstand a new server or the other way round. */
export const protocolVersion = 3

/** Where it is said what each version changed: a program of another one is told to look there. */
export const changesDocument = 'docs/protocol.md#what-changed'

/** What a message may measure. Clients can check before they send; the server always does. */
export const limits = {
  /** Bytes of one message to the server. */
  message: 16_384,
  /** Characters of a player's name. */
  name: 30,
  /** Characters of one line of chat. */
  chat: 500,
  /** Characters of a seat's private note; a server may keep less. */
  note: 8000,
  /** Characters of a notice to everybody. */
  notice: 500,
  /** Characters of a salt: at least 128 bits of base64url or hexadecimal, so that no commitment can be searched. */
  shortestSalt: 22,
  salt: 64,
  /** Tables that one connection may watch at a time. */
  watches: 20,
  /** Legal actions in one answer. */
  legal: 200,
  /** Seconds that a clock may give: for a decision at least and at most, and for a whole game at most. */
  shortestMove: 10,
  longestMove: 14 * 86_400,
  longestReserve: 30 * 86_400,
  /** Steps of a game in one answer. */
  steps: 200,
} as const

/** Why a socket was closed by the server, beyond the codes that every WebSocket has. */
export const closeCodes = {
  /** The server stops or restarts; come back in a moment. */
  restart: 1012,
  /** The connection sent more than it may for too long. */
  tooFast: 4029,
  /** The connection did not read what it was sent. */
  tooSlow: 4008,
} as const
