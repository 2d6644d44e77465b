import type { GameLog } from '@athanor/kernel'
import { createListeners } from '@athanor/tabletop/listeners.ts'
import { recordedLogs } from '@athanor/tabletop/testing/recordedLogs.ts'
import type { GameShelf, SavedGame } from './savedGame.ts'
import { type SharedGame, shareGame } from './sharedGame.ts'

/** A game that only one tab has open, which writes down all that it keeps. */
export function aloneWith(saved: SavedGame[]): SharedGame {
  return {
    news: () => null,
    save(game) {
      saved.push(game)
      return 'saved'
    },
    subscribe: () => () => {},
    leads: () => true,
    close: () => {},
  }
}

/** One of several tabs with the same game: it hears of the others when the test says so. */
export function tabOf(shelf: GameShelf, first: SavedGame) {
  const listeners = createListeners()
  let leads = false
  const shared = shareGame(shelf, first, {
    subscribe: listeners.subscribe,
    leads: () => leads,
    close: () => {},
  })
  return {
    shared,
    wake: () => listeners.tell(),
    lead(now: boolean) {
      leads = now
      listeners.tell()
    },
  }
}

const fixtures = import.meta.glob<string>('../../../../games/*/fixtures/two-greedy-masters.v1.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A whole game between two bots that can be looked at again, as it is kept among the fixtures. */
export function finishedGame(): GameLog<unknown, unknown> {
  const [recorded] = recordedLogs(fixtures, 1)
  if (recorded === undefined) throw new RangeError('the game is not among the fixtures')
  return recorded.log
}
