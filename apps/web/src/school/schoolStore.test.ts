import { memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { createSchoolStore } from './schoolStore.ts'

describe('what the device remembers of the school', () => {
  it('survives a reload', () => {
    const store = memoryStore()
    const before = createSchoolStore(store)
    before.getState().finish('firstMix', { right: 3, wrong: 2, hints: 0 })
    before.getState().finish('firstMix', { right: 3, wrong: 0, hints: 1 })
    before.getState().finish('firstMix', { right: 3, wrong: 4, hints: 4 })
    before.getState().record('2026-11-16', { wrong: 1 })
    before.getState().record('2026-11-16', { solvedOn: '2026-11-16' })
    const after = createSchoolStore(store).getState()
    expect(after.done).toEqual(['firstMix'])
    expect(after.efforts).toEqual({ firstMix: { right: 3, wrong: 0, hints: 1 } })
    expect(after.puzzles['2026-11-16']).toEqual({ wrong: 1, hints: 0, solvedOn: '2026-11-16', marks: '' })
  })

  it('begins anew where what is kept is broken', () => {
    const store = memoryStore()
    store.setItem('athanor.lessons', '{')
    store.setItem('athanor.efforts', '{"firstMix":{"right":"many"}}')
    store.setItem('athanor.puzzles', '[]')
    const { done, efforts, puzzles } = createSchoolStore(store).getState()
    expect(done).toEqual([])
    expect(efforts).toEqual({})
    expect(puzzles).toEqual({})
  })
})
