import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kernelReasonIds } from './reasons.ts'

describe('kernel reasons', () => {
  it('are exactly those that the kernel gives', () => {
    const folder = new URL('.', import.meta.url)
    const sources = readdirSync(folder).filter(
      (name) => name.endsWith('.ts') && !/\.test\.ts$|^reasons\.ts$/.test(name),
    )
    const texts = sources.map((name) => readFileSync(new URL(name, folder), 'utf8'))
    const used = texts.flatMap((text) => text.match(/kernel\.(?:reject|verify)\.\w+/g) ?? [])
    expect(sources.length).toBeGreaterThan(10)
    expect([...new Set(used)].toSorted()).toEqual([...kernelReasonIds])
  })
})
