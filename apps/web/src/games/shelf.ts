import type { GameCard } from '@athanor/tabletop/gameCard.ts'

/** All games as the shelf shows them. Small, and wanted together: they come in one piece. */
const cards = import.meta.glob<GameCard>('../../../../games/*/web/card.ts', { eager: true, import: 'card' })

export const shelf: ReadonlyMap<string, GameCard> = new Map(Object.values(cards).map((card) => [card.id, card]))
