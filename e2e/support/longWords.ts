/**
 * The screens that hold English drawn out by two fifths in every window (docs/longWords.md). A further one is added when it
 * does; what is here stays.
 */
export const holdLongWords: ReadonlySet<string> = new Set([
  'about',
  'alchemists-new',
  'alchemists-rules',
  'apprentices-end',
  'broken',
  'final-count',
  'hand-over',
  'local-missing',
  'new-screen',
  'new-table',
  'not-found',
  'notebook',
  'reader-board-empty',
  'reader-deck',
  'reader-explain',
  'reader-gate',
  'reader-history',
  'reader-home',
  'reader-home-final',
  'reader-ingredients',
  'reader-join',
  'reader-potion',
  'reader-research',
  'reader-start',
  'replay-choose',
  'rules',
  'table-unknown',
])
