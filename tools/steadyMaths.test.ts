import { describe, expect, it } from 'vitest'
import { projectRoot, readSources } from './sourceFiles.ts'
import { unsteadyMaths } from './steadyMaths.ts'

describe('bots', () => {
  it('reckon the same in every engine', () => {
    const files = readSources(projectRoot, ['{games,packages}/**/*.ts'])
    expect(files.length).toBeGreaterThan(300)
    expect(unsteadyMaths(files)).toEqual([])
  })

  it.each([
    ['games/chess/bots/outlook.ts', 'const a = Math.exp(b)', 'Math.exp'],
    ['games/chess/bots/deep/outlook.ts', 'const a = 1 + Math.log2(b) * 2', 'Math.log2'],
    ['packages/bots/src/search/x.ts', 'const a = Math.tanh(b)', 'Math.tanh'],
    ['packages/alchemy/src/belief/mass.ts', 'const a = b.map(Math.pow)', 'Math.pow'],
    ['games/chess/bots/outlook.ts', 'const a = b ** 2', '**'],
  ])('are caught when they do not: %s', (path, text, what) => {
    expect(unsteadyMaths([{ path, text: `\n${text}\n` }])).toEqual([`${path}:2 reckons with ${what}`])
  })

  it.each([
    ['games/chess/bots/outlook.ts', 'const a = Math.sqrt(b) + Math.floor(c)'],
    ['games/chess/bots/outlook.test.ts', 'const a = Math.exp(b)'],
    ['games/chess/web/arrows.ts', 'const a = Math.sin(b)'],
  ])('may reckon otherwise: %s', (path, text) => {
    expect(unsteadyMaths([{ path, text }])).toEqual([])
  })
})
