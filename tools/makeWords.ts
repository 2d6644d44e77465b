// Makes the words that programs and pages speak, out of all folders of words, unless they are made already. Everything
// that builds, tests or starts does it. `ATHANOR_WORDS=pseudo` draws English out, to see what a layout can bear.

import { makeOwnWords } from './words/makeWords.ts'

makeOwnWords()
