import type { CompendiumShape } from '@athanor/compendium'
import type { GameFace } from '../gameFace.ts'
import { board, legend, own } from './board.ts'
import { menu } from './menu.ts'
import { rules } from './rules.ts'
import { sentences } from './sentences.ts'
import { token } from './token.ts'

/** Alchemist in the terminal. */
export const compendiumFace: GameFace<CompendiumShape> = {
  title: ({ words }) => words.say('compendium.word.title'),
  board,
  own,
  legend,
  sentences,
  menu,
  // RR-25.
  tellsLastRoundOnly: (options) => !options.openLog,
  rules,
  countBegins: 'handsRevealed',
  scoreSource: (source, { words }) => words.say(`compendium.score.${source}`),
  token,
}
