import { describe, expect, it } from 'vitest'
import { memoryStore } from '../app/storage.ts'
import { createSchoolStore } from './schoolStore.ts'

describe('what the device remembers of the school', () => {
  it('survives a reload', () => {
    const store = memoryStore()
    const before = createSchoolStore(store)
    before.getState().finish('firstMix')
    before.getState().finish('firstMix')
    before.getState().record('2026-11-16', { wrong: 1 })
    before.getState().record('2026-11-16', { solvedOn: '2026-11-16' })
    const after = createSchoolStore(store).getState()
    expect(after.done).toEqual(['firstMix'])
    expect(after.puzzles['2026-11-16']).toEqual({ wrong: 1, hints: 0, solvedOn: '2026-11-16', marks: '' })
  })

  it('begins anew where what is kept is broken', () => {
    const store = memoryStore()
    store.setItem('athanor.lessons', '{')
    store.setItem('athanor.puzzles', '[]')
    const { done, puzzles } = createSchoolStore(store).getState()
    expect(done).toEqual([])
    expect(puzzles).toEqual({})
  })
})
