export interface Place {
  readonly x: number
  readonly y: number
}

/** A window of a browser with nothing in its store, which is driven by what every browser's makers have agreed upon. */
export interface Window {
  goto(address: string): Promise<void>
  /** Runs a function in the page. It sees nothing but the page and what it is given; all that travels becomes JSON. */
  run<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>
  press(place: Place): Promise<void>
  /** A picture of what is to be seen, as PNG. */
  picture(): Promise<Buffer>
  /** What went wrong in the page, and nobody caught. */
  errors(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface WindowOptions {
  /** False: pages can keep nothing in this browser. */
  readonly storage: boolean
}

/** As large as the windows of the other journeys. */
export const windowSize = { width: 1440, height: 900 } as const

/** Does work in a page, by whatever runs the source of a function without parameters there and gives its text. */
export async function workIn<Given extends readonly unknown[], Result>(
  execute: (source: string) => Promise<string>,
  work: (...given: Given) => Result | Promise<Result>,
  given: Given,
): Promise<Result> {
  const text = await execute(`async () => {
    try {
      return JSON.stringify({ value: await (${String(work)})(...${JSON.stringify(given)}) })
    } catch (error) {
      return JSON.stringify({ error: String(error) })
    }
  }`)
  const answer = JSON.parse(text) as { readonly value: Result } | { readonly error: string }
  if ('error' in answer) throw new Error(`in the page: ${answer.error}`)
  return answer.value
}

/** Pressing a place, as both protocols say it. */
export function pressing({ x, y }: Place): readonly object[] {
  const place = { x: Math.round(x), y: Math.round(y) }
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', ...place, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]
}
