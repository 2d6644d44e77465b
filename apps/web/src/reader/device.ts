import { browserStorage } from '../app/browser.ts'
import { randomHex } from '../lib/random.ts'
import { createReaderStore } from './readerStore.ts'

/** The reader of this device. */
export const reader = createReaderStore(browserStorage, () => randomHex(32))
