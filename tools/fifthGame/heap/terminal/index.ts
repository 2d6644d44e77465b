import { type HeapShape, heap } from '@athanor/heap'
import { heapTelling } from '@athanor/heap/narration'
import { sentencesOf } from '@athanor/terminal/sentences.ts'
import type { TerminalClient } from '@athanor/terminal/terminalClient.ts'

export const terminal: TerminalClient<HeapShape> = {
  title: ({ words }) => words.say('heap.shelf.title'),
  board: ({ left, taken }, names, { words }) => [
    [words.say('heap.screen.left', { left }), ...taken.map((count, seat) => `${names[seat] ?? ''}: ${count}`)],
  ],
  own: () => [],
  legend: ({ words }) => words.say('heap.shelf.tagline'),
  sentences: sentencesOf(heapTelling, () => null),
  menu: (view, _, { words }) => ({
    question: words.say('heap.ask.take'),
    choices: [...heap.legal(view)].map((action) => ({
      label: String(action.count),
      leadsTo: { kind: 'action', action },
    })),
  }),
  rules: ({ words }) => [words.say('heap.shelf.tagline')],
  countBegins: 'ended',
  scoreSource: (_, { words }) => words.say('heap.score.pebbles'),
  token: () => '●',
}
