import { describe, expect, it } from 'vitest'
import { adviceOn } from './advice.ts'
import { failureOf } from './useCamera.ts'

describe('what the page says while the camera looks', () => {
  it('asks for patience first and helps later', () => {
    expect(adviceOn({ kind: 'looking' }, 500)).toEqual({ kind: 'looking' })
    expect(adviceOn({ kind: 'looking' }, 4000)).toEqual({ kind: 'nothing' })
  })

  it('tells one card only from two that are not yet sure', () => {
    const one = { kind: 'some', seen: ['toad'], sure: ['toad'] } as const
    expect(adviceOn(one, 500)).toEqual({ kind: 'steady', ingredient: 'toad' })
    expect(adviceOn(one, 4000)).toEqual({ kind: 'one', ingredient: 'toad' })
    expect(adviceOn({ kind: 'some', seen: ['toad', 'fern'], sure: [] }, 4000).kind).toBe('steady')
  })

  it('A-011 names the card that is there twice, and says when there are too many', () => {
    expect(adviceOn({ kind: 'twice', ingredient: 'fern' }, 0)).toEqual({ kind: 'twice', ingredient: 'fern' })
    expect(adviceOn({ kind: 'tooMany', seen: ['fern', 'toad', 'flower'] }, 0)).toEqual({ kind: 'tooMany' })
  })

  it('knows why there is no picture', () => {
    const named = (name: string) => failureOf(new DOMException('', name))
    expect(named('NotAllowedError')).toBe('refused')
    expect(named('NotFoundError')).toBe('missing')
    expect(named('OverconstrainedError')).toBe('missing')
    expect(named('NotReadableError')).toBe('busy')
    expect(named('NotSupportedError')).toBe('unable')
    expect(failureOf('odd')).toBe('unable')
  })
})
