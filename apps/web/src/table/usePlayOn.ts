import type { GameLog, Seat, Shape } from '@athanor/kernel'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { settings } from '@athanor/ui/settings/browser.ts'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { useLocation } from 'wouter'
import { practiceGame } from './practiceGame.ts'
import { shelf } from './shelf.ts'
import { strengthFor } from './strengthFor.ts'

/** Begins a game of practice at a position of a finished one, and goes there. */
export function usePlayOn<G extends Shape>(
  { game, card }: Pick<GameClient<G>, 'game' | 'card'>,
  log: GameLog<unknown, unknown> | null,
  players: readonly Pick<TableSeat, 'name'>[],
  begin: typeof practiceGame = practiceGame,
): (from: number, seat: Seat) => void {
  const { say } = useLoadedWords()
  const [, go] = useLocation()
  return (from, seat) => {
    if (log === null) return
    const usual = strengthFor(card, settings.getState().strength)
    const practice = begin(game, log, {
      from,
      seat,
      names: players.map(({ name }) => name),
      bots: players.map((_, each) => botOf(log, each) ?? usual),
      now: Date.now(),
    })
    if (practice === null) notify(say('web.practice.refused'))
    else if (shelf.save(practice)) go(`/local/${practice.id}`)
    else notify(say('web.practice.noRoom'))
  }
}

/** Who played a seat last, where that was a bot. */
function botOf({ entries }: GameLog<unknown, unknown>, seat: Seat): string | null {
  const last = entries.findLast((entry) => entry.seat === seat && !('undo' in entry))
  return last !== undefined && 'by' in last ? (last.by?.bot ?? null) : null
}
