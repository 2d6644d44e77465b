import { beside, wrapped } from '@athanor/terminal/textWidth.ts'

export interface PageParts {
  /** Sections of the board; the last is what the viewer alone sees. */
  readonly sections: readonly (readonly string[])[]
  /** Further sections, each shown where there is room for the whole of it. */
  readonly more?: readonly (readonly string[])[]
  /** Shown below the board where there is room. */
  readonly legend: string
  /** What happened lately, oldest first. */
  readonly news: readonly string[]
  /** Lines to leave free for the question below. */
  readonly questionRows: number
}

const boardWidth = 80
const newsGap = 2
/** From here on the news fit beside the board. */
const wideScreen = boardWidth + newsGap + 30

/** News that go before further sections of the board; the rest is told beforehand. */
const mostNews = 10

export interface Page {
  readonly lines: readonly string[]
  /** Whether all the news are on it. */
  readonly isComplete: boolean
}

/**
 * Lays a page out for a screen: the board whole, set apart by blank lines where there is room, and as much of the news
 * as fits, the latest first. Wide screens have the news beside the board, narrow ones below it.
 */
export function layOut(
  { sections, more, legend, news, questionRows }: PageParts,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Page {
  const needed = sections.filter((section) => section.length > 0)
  const isWide = columns >= wideScreen
  const leastNews = isWide || news.length === 0 ? 0 : 4
  const wantedNews = isWide ? 0 : newsBeyond(news, columns - 1, leastNews)
  const room = rows - needed.flat().length - leastNews - wantedNews - questionRows - 1
  const added = fitting(more ?? [], room)
  const free = room - added.length
  const isAiry = free >= needed.length
  const board = isAiry ? needed.flatMap((section, index) => (index === 0 ? section : ['', ...section])) : needed.flat()
  if (free > (isAiry ? needed.length : 0)) board.push(legend)
  board.push(...added)
  if (isWide) {
    const { lines, isComplete } = latest(news, columns - boardWidth - newsGap, board.length)
    return { lines: [...beside(board, lines, boardWidth + newsGap), ''], isComplete }
  }
  if (isAiry || added.length > 0) board.push('')
  const below = rows - board.length - questionRows - (isAiry ? 1 : 0)
  const { lines, isComplete } = latest(news, columns - 1, below)
  return { lines: [...board, ...lines, ...(isAiry ? [''] : [])], isComplete }
}

/** The sections that fit below each other, each with a blank line before it; a long one may give way to a later one. */
function fitting(sections: readonly (readonly string[])[], room: number): readonly string[] {
  const shown: string[] = []
  for (const section of sections) {
    if (section.length > 0 && shown.length + section.length < room) shown.push('', ...section)
  }
  return shown
}

/** Lines that the news want besides those that they have anyway; they are read before anything that can be looked up. */
function newsBeyond(news: readonly string[], width: number, least: number): number {
  const wanted = news.flatMap((sentence) => wrapped(sentence, width, '  ')).length
  return Math.max(0, Math.min(wanted, mostNews) - least)
}

/** As many of the last sentences as fit, whole ones only; a mark says that there was more. */
function latest(news: readonly string[], width: number, room: number): Page {
  let shown: readonly string[] = []
  for (const [index, sentence] of news.toReversed().entries()) {
    const longer = [...wrapped(sentence, width, '  '), ...shown]
    const isOldest = index === news.length - 1
    if (longer.length > room - (isOldest ? 0 : 1)) {
      return { lines: shown.length === 0 ? [] : ['…', ...shown], isComplete: false }
    }
    shown = longer
  }
  return { lines: shown, isComplete: true }
}
