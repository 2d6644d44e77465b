import type { GameParts } from '@athanor/parts'

export const parts: GameParts = {
  id: 'apprentices',
  bench: async () => (await import('@athanor/apprentices/bots')).bench,
  terminal: async () => (await import('@athanor/apprentices/terminal')).terminal,
  checks: async () => (await import('@athanor/apprentices/checks')).checks,
}
