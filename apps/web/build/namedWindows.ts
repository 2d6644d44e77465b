import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What each name stands for: conditions about the window or a part of it, written once (styles/windows.css). */
type Windows = ReadonlyMap<string, string>

/** Style sheets name windows and parts, `@media (--tablet)`, `@container lab (--slim)`; browsers get what is meant. */
export function namedWindows(sheet: string): Plugin {
  return {
    name: 'athanor-named-windows',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code) {
        if (!/@(?:media|container)[^{]*\(--/.test(code)) return null
        this.addWatchFile(sheet)
        return { code: withWindows(code, windowsIn(readFileSync(sheet, 'utf8'))), map: null }
      },
    },
  }
}

export function windowsIn(sheet: string): Windows {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, '')
  return new Map(
    [...plain.matchAll(/@custom-(?:media|container)\s+(--[\w-]+)\s+([^;]+);/g)].map(([, name = '', is = '']) => [
      name,
      is,
    ]),
  )
}

export function withWindows(css: string, windows: Windows): string {
  return css.replace(/@(?:media|container)[^{]*/g, (asked) =>
    asked.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
      const meant = windows.get(name)
      if (meant === undefined) throw new RangeError(`no window or part is called ${name}`)
      return `(${meant})`
    }),
  )
}
