export type Typeface = 'display' | 'text'

/** How wide a text is in this face at this size. */
export type Measure = (text: string, face: Typeface, size: number) => number

interface Style {
  readonly face: Typeface
  /** The largest at which it fits is taken. */
  readonly sizes: readonly number[]
  readonly width: number
  /** So many lines. */
  readonly most: number
}

export interface BrokenText {
  readonly lines: readonly string[]
  readonly size: number
  readonly face: Typeface
}

export type Breaker = (text: string, style: Style) => BrokenText

/** Breaks texts into lines at the largest size at which they fit; what fits at none is cut. */
export function breaker(measure: Measure): Breaker {
  return (text, { face, sizes, width, most }) => {
    for (const size of sizes) {
      const lines = broken(text, (part) => measure(part, face, size) <= width)
      if (lines.length <= most && lines.every((line) => measure(line, face, size) <= width))
        return { lines, size, face }
    }
    const size = sizes.at(-1) ?? 0
    const fits = (part: string) => measure(part, face, size) <= width
    const lines = broken(text, fits)
    const kept = lines.slice(0, most)
    const rest = lines.length > most ? lines.slice(most - 1).join(' ') : (kept.at(-1) ?? '')
    return { lines: [...kept.slice(0, -1), rest].map((line) => cut(line, fits)), size, face }
  }
}

function broken(text: string, fits: (part: string) => boolean): readonly string[] {
  const lines: string[] = []
  // A space that keeps words together keeps them on one line.
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function cut(line: string, fits: (part: string) => boolean): string {
  if (fits(line)) return line
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('')}…`
}
