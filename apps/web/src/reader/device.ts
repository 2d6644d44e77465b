import { randomHex } from '@athanor/ui/lib/random.ts'
import { browserStorage } from '@athanor/ui/settings/browser.ts'
import { createReaderStore, readerKey } from './readerStore.ts'

/** The reader of this device. */
export const reader = createReaderStore(browserStorage, () => randomHex(32))

// Two windows show one game: whichever is pressed, the other one, or a notebook in it, goes on from there.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === readerKey) reader.getState().reread()
})
