import { locales } from '@athanor/messages'
import type { Copy } from './copyOfHouse.ts'

/** A change of the house, made in a copy: what it touched is counted. */
export interface Change {
  /** Paths of all files that were touched, in the order in which they were touched first. */
  readonly touched: readonly string[]
  /** Puts a text in the place of one that must be there. */
  replace(path: string, from: string, to: string): void
  /** Gives messages their texts in a folder of words: a text for each language, in the order of `locales`. */
  say(folder: string, texts: Readonly<Record<string, readonly string[]>>): void
}

export function changeOf(copy: Copy): Change {
  const touched = new Set<string>()
  const write = (path: string, text: string) => {
    copy.write(path, text)
    touched.add(path)
  }
  return {
    get touched() {
      return [...touched]
    },
    replace(path, from, to) {
      const text = copy.read(path)
      if (!text.includes(from)) throw new Error(`${path} does not say ${JSON.stringify(from)}`)
      write(
        path,
        text.replace(from, () => to),
      )
    },
    say(folder, texts) {
      for (const [index, locale] of locales.entries()) {
        const path = `${folder}/${locale}.json`
        const added = Object.entries(texts).map(([id, each]) => [id, each[index]] as const)
        const words = { ...(JSON.parse(copy.read(path)) as object), ...Object.fromEntries(added) }
        write(path, `${JSON.stringify(words, null, 2)}\n`)
      }
    },
  }
}
