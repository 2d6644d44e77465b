import type { GameParts } from '@athanor/parts'

export const parts: GameParts = {
  id: 'alchemists',
  bench: async () => (await import('@athanor/alchemists/bots')).bench,
  terminal: async () => (await import('@athanor/alchemists/terminal')).terminal,
  checks: async () => (await import('@athanor/alchemists/checks')).checks,
}
