import type { GameCard } from '@athanor/tabletop/gameCard.ts'

/** The bots that were wanted last, if the game has them; else those in the middle. */
export function strengthFor({ bots }: Pick<GameCard, 'bots'>, wanted: string): string {
  return bots.includes(wanted) ? wanted : (bots[Math.floor(bots.length / 2)] ?? '')
}
