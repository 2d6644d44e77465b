import { describe, expect, it } from 'vitest'
import { createSettings, readSettings } from './settings.ts'
import { memoryStore, usableStore } from './storage.ts'

describe('settings', () => {
  it('speaks the first language of the browser that the catalogue has', () => {
    expect(readSettings(null, ['de-DE', 'ru-RU', 'en']).locale).toBe('ru')
    expect(readSettings(null, ['fr']).locale).toBe('en')
  })

  it('keeps what fits of what was stored and mends the rest', () => {
    const read = readSettings(
      { theme: 'light', locale: 'xx', opponents: 99, name: 7, strength: 'strong', pace: 'slow' },
      ['en'],
    )
    expect(read).toEqual({
      theme: 'light',
      locale: 'en',
      name: '',
      game: '',
      hints: true,
      metHints: [],
      opponents: 2,
      strength: 'strong',
      pace: 'calm',
      ownScenes: 'wait',
      rivalScenes: 'usual',
      waitsForKey: false,
      notices: false,
      sound: false,
      extras: [],
    })
  })

  it('remembers a change beyond the page', () => {
    const store = memoryStore()
    createSettings(store, ['en']).getState().change({ theme: 'light', name: 'Ann' })
    const again = createSettings(store, ['en']).getState()
    expect(again.theme).toBe('light')
    expect(again.name).toBe('Ann')
  })

  it('survives broken storage', () => {
    const store = memoryStore()
    store.setItem('athanor.settings', '{')
    expect(createSettings(store, []).getState().theme).toBe('dark')
  })
})

describe('a storage of the browser', () => {
  it('is used where it keeps what it is given', () => {
    const store = memoryStore()
    expect(usableStore(() => store)).toBe(store)
    expect(store.length).toBe(0)
  })

  it.each([
    ['is switched off', () => JSON.parse('null') as Storage],
    [
      'may not be asked for',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    ],
    [
      'is full',
      () => ({
        ...memoryStore(),
        setItem() {
          throw new DOMException('full', 'QuotaExceededError')
        },
      }),
    ],
  ])('that %s gives way to one that forgets', (_, storage) => {
    const store = usableStore(storage)
    store.setItem('athanor.seat.table', 'secret')
    expect(store.getItem('athanor.seat.table')).toBe('secret')
  })
})
