import { describe, expect, it } from 'vitest'
import { gameLibrary } from './library.ts'
import { bell } from './testing/broken/bell.ts'
import { tavern } from './testing/broken/tavern/game.ts'

describe('a game library', () => {
  const older = { ...bell, rulesVersion: 2 }
  const loads: number[] = []
  const library = gameLibrary([bell, tavern], {
    bell: {
      1: async () => ({ game: bell, bots: [] }),
      2: async () => {
        loads.push(2)
        return { game: older, bots: [] }
      },
    },
  })

  it('gives a new table the newest rules', () => {
    expect(library.newest('bell')).toBe(bell)
    expect(library.newest('tavern')).toBe(tavern)
    expect(library.newest('chess')).toBeUndefined()
    expect(library.ids).toEqual(['bell', 'tavern'])
  })

  it('finds the rules that a stored game began with, and loads pinned ones only then', async () => {
    expect(await library.find('bell', 3)).toEqual({ ok: true, game: bell })
    expect(loads).toEqual([])
    expect(await library.find('bell', 2)).toMatchObject({ ok: true, game: older })
    expect(loads).toEqual([2])
  })

  it('says in a sentence why rules are not there', async () => {
    const reasonFor = async (id: string, version: number) => {
      const found = await library.find(id, version)
      return found.ok ? null : found.reason
    }
    expect(await reasonFor('bell', 0)).toEqual({ id: 'kernel.reject.rulesGone', params: { version: 0, newest: 3 } })
    expect(await reasonFor('bell', 4)).toEqual({ id: 'kernel.reject.rulesAhead', params: { version: 4, newest: 3 } })
    expect(await reasonFor('tavern', 0)).toMatchObject({ id: 'kernel.reject.rulesGone' })
    for (const id of ['chess', 'constructor', '__proto__']) {
      expect(await reasonFor(id, 1)).toEqual({ id: 'kernel.reject.unknownGame', params: { game: id } })
    }
  })

  it('refuses a pinned file that holds other rules', async () => {
    await expect(library.find('bell', 1)).rejects.toThrow('what is pinned as bell 1 is bell 3')
  })

  it('reads frozen rules whose contract had other names', async () => {
    const wish = { wishes: ['never'], fulfil: () => null }
    const old = { ...older, invited: () => [1], standing: wish }
    const found = await gameLibrary([bell], { bell: { 2: async () => ({ game: old, bots: [] }) } }).find('bell', 2)
    if (!found.ok) throw new Error(found.reason.id)
    expect(found.game.interrupts?.({})).toEqual([1])
    expect(found.game.autoResponse).toBe(wish)
  })
})
