import { describe, expect, it } from 'vitest'
import { cleanName } from './cleanName.ts'

describe('names', () => {
  it('are trimmed and lose what cannot be seen', () => {
    expect(cleanName('  Ann \u0000\u200b  of   Cleves ')).toBe('Ann of Cleves')
  })

  it('are nothing when nothing can be seen', () => {
    expect(cleanName(' \t\u200b')).toBeNull()
  })

  it('keep every alphabet and are cut at thirty characters', () => {
    expect(cleanName('Мария')).toBe('Мария')
    expect(cleanName('a'.repeat(40))).toHaveLength(30)
  })
})
