/** What the server counts about itself. */
export interface Meter {
  command(kind: string, outcome: 'accepted' | 'refused' | 'failed', seconds: number): void
  move(by: 'person' | 'bot'): void
  conflict(): void
  botMove(bot: string, outcome: 'ok' | 'timeout' | 'failed', seconds: number): void
  /** Seconds that a bot waited for a thread. */
  botWaited(seconds: number): void
  sent(bytes: number): void
}

export const noMeter: Meter = {
  command: () => undefined,
  move: () => undefined,
  conflict: () => undefined,
  botMove: () => undefined,
  botWaited: () => undefined,
  sent: () => undefined,
}
