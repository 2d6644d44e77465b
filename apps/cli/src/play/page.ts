import { beside, wrapped } from '../terminal/textWidth.ts'

export interface PageParts {
  /** Sections of the board; the last is what the viewer alone sees. */
  readonly sections: readonly (readonly string[])[]
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
  { sections, legend, news, questionRows }: PageParts,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Page {
  const filled = sections.filter((section) => section.length > 0)
  const isWide = columns >= wideScreen
  const leastNews = isWide || news.length === 0 ? 0 : 4
  const free = rows - filled.flat().length - leastNews - questionRows - 1
  const isAiry = free >= filled.length
  const board = isAiry ? filled.flatMap((section, index) => (index === 0 ? section : ['', ...section])) : filled.flat()
  if (free > (isAiry ? filled.length : 0)) board.push(legend)
  if (isWide) {
    const { lines, isComplete } = latest(news, columns - boardWidth - newsGap, board.length)
    return { lines: [...beside(board, lines, boardWidth + newsGap), ''], isComplete }
  }
  const room = rows - board.length - questionRows - (isAiry ? 2 : 0)
  const { lines, isComplete } = latest(news, columns - 1, room)
  return { lines: isAiry ? [...board, '', ...lines, ''] : [...board, ...lines], isComplete }
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
