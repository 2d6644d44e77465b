import type { GameParts } from '@athanor/parts'

export const parts: GameParts = {
  id: 'compendium',
  bench: async () => (await import('@athanor/compendium/bots')).bench,
  terminal: async () => (await import('@athanor/compendium/terminal')).terminal,
  checks: async () => (await import('@athanor/compendium/checks')).checks,
}
