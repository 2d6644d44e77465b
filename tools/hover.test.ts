import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from './sourceFiles.ts'

const sources = join(projectRoot, 'apps', 'web', 'src')

/** Selectors of rules that move the very thing that the pointer is on. */
function slippery(css: string): readonly string[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , body = '']) => /transform:[^;]*translate/.test(body))
    .flatMap(([, selectors = '']) => selectors.split(','))
    .map((selector) => selector.replace(/\/\*[\s\S]*?\*\//g, '').trim())
    .filter((selector) => /:hover/.test(selector.split(/[\s>+~]+/).at(-1) ?? ''))
}

it('finds what moves away from under the pointer, and nothing else', () => {
  expect(slippery('.card:hover { transform: translateY(-3px); }')).toEqual(['.card:hover'])
  expect(slippery('.place:hover > .card { transform: translateY(-3px); } .card:hover { color: red; }')).toEqual([])
})

it('nothing moves away from under the pointer: at its edge it would come back at once, for ever', () => {
  const files = globSync('**/*.css', { cwd: sources })
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => slippery(readFileSync(join(sources, file), 'utf8')))).toEqual([])
})
