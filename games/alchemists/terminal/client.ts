import type { AlchemistsShape, View } from '@athanor/alchemists'
import { alchemistsTelling, deedOf, type Thing } from '@athanor/alchemists/narration'
import { spoken } from '@athanor/narration'
import { sentencesOf } from '@athanor/terminal/sentences.ts'
import type { Look, Names, TerminalClient } from '@athanor/terminal/terminalClient.ts'
import { board, legend } from './board.ts'
import { menu } from './menu/menu.ts'
import { notebookPage, notebookTable } from './notebook.ts'
import { own } from './own.ts'
import { rules } from './rules.ts'
import { grantLines, resultLines, tablePage } from './tablePage.ts'
import { alchemicalMark } from './terms.ts'
import { token } from './token.ts'

/** Alchemists in the terminal. */
export const alchemistsTerminal: TerminalClient<AlchemistsShape> = {
  title: ({ words }) => words.say('alchemists.shelf.title'),
  board,
  own,
  more,
  pages: [
    {
      key: 'n',
      isOwn: true,
      name: ({ words }) => words.say('cli.alchemists.page.notebook'),
      lines: (view, _, look) => notebookPage(view, look),
    },
    {
      key: 't',
      isOwn: false,
      name: ({ words }) => words.say('cli.alchemists.page.table'),
      lines: tablePage,
    },
  ],
  legend,
  sentences: sentencesOf(alchemistsTelling, markOf),
  review: {
    kind: (kind, { words }) => words.data({ id: `alchemists.reviewKind.${kind}` }),
    deed: (action, { table, viewer }, look) =>
      spoken(deedOf(action, table), {
        words: look.words,
        names: [],
        watcher: viewer,
        spell: (thing) => markOf(thing, look) ?? alchemistsTelling.spell(thing, look.words),
      }),
  },
  menu,
  rules,
  // reputation comes first, and nobody is without any.
  countBegins: 'scored',
  scoreSource: (source, { words }) => words.say(`alchemists.score.${source}`),
  token,
}

function markOf(thing: Thing, look: Look): string | null {
  return thing.kind === 'alchemical' ? alchemicalMark(thing.alchemical, look) : null
}

/** Notes, results and grants for where there is room. */
function more(view: View, names: Names, look: Look): readonly (readonly string[])[] {
  const { table } = view
  return [notebookTable(view, look), resultLines(table, names, look), grantLines(table, look)]
}
