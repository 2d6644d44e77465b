import type { CompendiumShape } from '@athanor/compendium'
import { cauldronInWords, compendiumTelling } from '@athanor/compendium/narration'
import { sentencesOf } from '@athanor/terminal/sentences.ts'
import type { TerminalClient } from '@athanor/terminal/terminalClient.ts'
import { board, legend, own } from './board.ts'
import { menu } from './menu.ts'
import { rules } from './rules.ts'
import { token } from './token.ts'

/** Alchemist in the terminal. */
export const compendiumTerminal: TerminalClient<CompendiumShape> = {
  title: ({ words }) => words.say('compendium.shelf.title'),
  board,
  own,
  legend,
  // The cauldrons of the board are numbered here.
  sentences: sentencesOf(compendiumTelling, (thing, { words }) =>
    thing.kind === 'cauldron'
      ? words.say('cli.compendium.cauldron', {
          number: thing.cauldron + 1,
          products: cauldronInWords(thing.cauldron, words),
        })
      : null,
  ),
  menu,
  // RR-25.
  tellsLastRoundOnly: (options) => !options.openLog,
  rules,
  countBegins: 'handsRevealed',
  scoreSource: (source, { words }) => words.say(`compendium.score.${source}`),
  token,
}
