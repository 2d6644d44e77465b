import type { GameParts } from '@athanor/parts'

export const parts: GameParts = {
  id: 'heap',
  bench: async () => (await import('@athanor/heap/bots')).bench,
  terminal: async () => (await import('@athanor/heap/terminal')).terminal,
  checks: async () => (await import('@athanor/heap/checks')).checks,
}
