import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

interface Recipe {
  readonly takes: readonly string[]
  readonly says: readonly string[]
}

type Recipes = ReadonlyMap<string, Recipe>

/** What many pieces have in common is written once (styles/recipes.css); a rule takes it with `@apply --row(8px);`. */
export function recipes(sheet: string): Plugin {
  return {
    name: 'athanor-recipes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code) {
        if (!code.includes('@apply')) return null
        this.addWatchFile(sheet)
        return { code: withRecipes(code, recipesIn(readFileSync(sheet, 'utf8'))), map: null }
      },
    },
  }
}

export function recipesIn(sheet: string): Recipes {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, '')
  const found = plain.matchAll(/@mixin\s+(--[\w-]+)(?:\(([^)]*)\))?\s*\{([^{}]*)\}/g)
  return new Map(
    [...found].map(([, name = '', takes = '', says = '']) => [
      name,
      { takes: listed(takes, ','), says: listed(says, ';') },
    ]),
  )
}

export function withRecipes(css: string, known: Recipes): string {
  return css.replace(/@apply\s+(--[\w-]+)(?:\(([^;]*)\))?;/g, (_, name: string, given: string | undefined) => {
    const recipe = known.get(name)
    if (recipe === undefined) throw new RangeError(`no recipe is called ${name}`)
    return made(recipe, listed(given ?? '', ','))
  })
}

/** What was not given is not said: `--row` without a gap sets none. */
function made({ takes, says }: Recipe, given: readonly string[]): string {
  return says
    .filter((said) => !takes.some((name, place) => given[place] === undefined && said.includes(`var(${name})`)))
    .map((said) => said.replace(/var\((--[\w-]+)\)/g, (used, name: string) => given[takes.indexOf(name)] ?? used))
    .map((said) => `${said};`)
    .join(' ')
}

/** Parts of a list, where what stands in brackets is one. */
function listed(text: string, sign: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === sign && depth === 0) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${letter}`)
  }
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '')
}
