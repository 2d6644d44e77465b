/** A line that says how far a long task is, redrawn in place. */
export interface Progress {
  advance(steps: number): void
  /** Takes the line away again. */
  done(): void
}

const barLength = 30

/** Draws only where somebody watches: `write` is null when the stream is no terminal. */
export function progressLine(total: number, write: ((text: string) => void) | null): Progress {
  let reached = 0
  let drawn = -1
  const draw = () => {
    const percent = Math.floor((100 * reached) / total)
    if (write === null || percent === drawn) return
    drawn = percent
    const filled = Math.round((barLength * percent) / 100)
    write(`\r${'█'.repeat(filled)}${'░'.repeat(barLength - filled)} ${percent} % (${reached}/${total})`)
  }
  draw()
  return {
    advance(steps) {
      reached += steps
      draw()
    },
    done() {
      write?.('\r\u001B[K')
    },
  }
}
