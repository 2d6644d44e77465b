import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './sourceFiles.ts'

const texts = globSync(['README.md', 'docs/**/*.md'], { cwd: projectRoot }).map((path) =>
  readFileSync(join(projectRoot, path), 'utf8'),
)
const shown = new Set(texts.flatMap((text) => text.match(/[\w-]+\.webp/g) ?? []))
const kept = globSync('docs/**/*.{webp,png,jpg,gif}', { cwd: projectRoot })

describe('pictures in the repository', () => {
  it('are those that a document shows, all of them and no others', () => {
    expect(kept.map((path) => basename(path)).toSorted()).toEqual([...shown].toSorted())
  })

  it('stay few and small: every change of look takes them anew', () => {
    const bytes = kept.reduce((sum, path) => sum + statSync(join(projectRoot, path)).size, 0)
    expect(kept.length).toBeLessThanOrEqual(24)
    expect(bytes).toBeLessThan(2_000_000)
  })
})
