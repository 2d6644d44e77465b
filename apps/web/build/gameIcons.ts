import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const prefix = 'virtual:icon/'
const resolvedPrefix = `\0${prefix}`

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

/**
 * Makes `import { icon } from 'virtual:icon/cauldron'` give the outline of that icon of game-icons (CC BY 3.0). One
 * module per icon, so that a page carries only what it shows and nothing is fetched at run time.
 */
export function gameIcons(): Plugin {
  let set: IconSet | null = null
  return {
    name: 'athanor-game-icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(resolvedPrefix)) return null
      set ??= readIconSet()
      const name = id.slice(resolvedPrefix.length)
      const body = set.icons[name]?.body
      if (body === undefined) throw new RangeError(`game-icons has no icon ${name}`)
      return `export const icon = ${JSON.stringify(outlinesOf(name, body))}`
    },
  }
}

function readIconSet(): IconSet {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet
}

/** The outlines of an icon. Anything but filled paths would need mark-up, and none of the icons in use has it. */
function outlinesOf(name: string, body: string): readonly string[] {
  const outlines = [...body.matchAll(/ d="([^"]+)"/g)].map(([, outline]) => outline ?? '')
  if (outlines.length === 0 || /<(?!path|\/?g)/.test(body)) throw new TypeError(`icon ${name} is more than paths`)
  return outlines
}
