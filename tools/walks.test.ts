import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './sourceFiles.ts'

const walks = readFileSync(join(projectRoot, 'docs', 'walks.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    heading: text.split('\n', 1).join(''),
    steps: [...text.matchAll(/^(\d+)\. `([^`]+)`/gm)].map(([, number, path = '']) => ({
      number: Number(number),
      path,
    })),
  }))

describe('the walks through the house', () => {
  it('are six', () => {
    expect(walks).toHaveLength(6)
  })

  it.each(walks)('$heading', ({ heading, steps }) => {
    expect(heading).toMatch(new RegExp(`: ${steps.length} files$`))
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1))
    expect(new Set(steps.map(({ path }) => path)).size).toBe(steps.length)
    expect(steps.filter(({ path }) => !existsSync(join(projectRoot, path)))).toEqual([])
  })
})
