import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modules } from '../modules.ts'

const folder = join(import.meta.dirname, '..')

/** The modules and their list, what is told to other rooms, and what judges, lays out or plays whole games with all of them. */
const knowing = /^(modules|index\.ts|referee|testing|laid)/

/** Files of the base game and of the machinery that all modules share. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !knowing.test(name),
)

/** The parts of the expansion, and whatever else is in the list. */
const names = ['golem', 'encyclop', 'startup', 'busyDays', 'library', ...modules.slice(1).map(({ id }) => id)]

describe('the base game', () => {
  it('is a module like any other, and the first', () => {
    expect(modules[0]?.id).toBe('base')
    expect(new Set(modules.map(({ id }) => id)).size).toBe(modules.length)
  })

  it('knows no other module by name', () => {
    expect(files.length).toBeGreaterThan(90)
    const named = files.filter((name) => {
      const text = readFileSync(join(folder, name), 'utf8').toLowerCase()
      return names.some((word) => text.includes(word.toLowerCase()))
    })
    expect(named).toEqual([])
  })
})
