import { browserStorage } from '@athanor/ui/settings/browser.ts'
import type { KeyValueStore } from '@athanor/ui/settings/storage.ts'
import type { WishKeeper } from './remoteTable.ts'

const prefix = 'athanor.wish.'

/** Keeps what a player has settled about invitations, once for all tables of a game. */
export function storedWishes(store: KeyValueStore): WishKeeper {
  return {
    load: (game) => store.getItem(prefix + game),
    save(game, wish) {
      try {
        store.setItem(prefix + game, wish)
      } catch {
        // The storage is full: then it holds as long as the page is open.
      }
    },
  }
}

export const wishKeeper = storedWishes(browserStorage)
