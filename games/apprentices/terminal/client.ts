import type { ApprenticesShape } from '@athanor/apprentices'
import { apprenticesTelling } from '@athanor/apprentices/narration'
import { sentencesOf } from '@athanor/terminal/sentences.ts'
import type { TerminalClient } from '@athanor/terminal/terminalClient.ts'
import { board } from './board.ts'
import { menu } from './menu.ts'
import { rules } from './rules.ts'
import { token } from './token.ts'

/** The Apprentices in the terminal. */
export const apprenticesTerminal: TerminalClient<ApprenticesShape> = {
  title: ({ words }) => words.say('apprentices.shelf.title'),
  board,
  // DR-91: everything lies on the table.
  own: () => [],
  legend: ({ words }) => words.say('cli.apprentices.legend'),
  sentences: sentencesOf(apprenticesTelling, () => null),
  menu,
  rules,
  countBegins: 'gameEnded',
  wish: (wish, { words }) => words.data({ id: `apprentices.wish.${wish}` }),
  scoreSource: (source, { words }) => words.say(`apprentices.score.${source}`),
  token,
}
