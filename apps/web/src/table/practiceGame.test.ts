import { alchemists } from '@athanor/alchemists'
import { canonical, type GameLog, replayTo } from '@athanor/kernel'
import { memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { replayed } from './playedSteps.ts'
import { practiceGame } from './practiceGame.ts'
import { createShelf, type SavedGame } from './savedGame.ts'
import { finishedGame } from './testing.ts'

const log = finishedGame()
const names = ['Anna', 'Boris']
const wish = { from: 40, seat: 1, names, bots: ['master', 'master'], now: 7 } as const

function practice(changed: Partial<GameLog<unknown, unknown>> = {}, from: number = wish.from): SavedGame | null {
  return practiceGame(alchemists, { ...log, ...changed }, { ...wish, from })
}

describe('a game of practice', () => {
  it('is the very position of then, with the hidden truth and all that chance will still bring', () => {
    for (const from of [0, 1, 17, 40, log.entries.length - 1]) {
      const saved = practice({}, from)
      if (saved === null) throw new RangeError('no practice')
      const { match } = replayTo(alchemists, log, from)
      const steps = replayed(alchemists, saved)
      expect(steps.length).toBe(from + 1)
      expect(canonical(steps.at(-1)?.match.position)).toBe(canonical(match.position))
      // Going on as it went on then leads to the very next position: chance is the same, too.
      const next = log.entries[from]
      const all = practice({}, from + 1)
      if (next === undefined || all === null) continue
      const after = replayTo(alchemists, log, from + 1).match.position
      expect(canonical(replayed(alchemists, all).at(-1)?.match.position)).toBe(canonical(after))
    }
  })

  it('says that it is practice, seats its reader among bots, and is begun anew', () => {
    const saved = practice()
    expect(saved).toMatchObject({
      practice: { from: 40 },
      finished: false,
      seats: [
        { name: 'Anna', bot: 'master' },
        { name: 'Boris', bot: null },
      ],
    })
    expect(practice()?.id).not.toBe(saved?.id)
  })

  it('is refused of a game that is not over, or whose secret is not known', () => {
    expect(practice({ outcome: null })).toBeNull()
    expect(practice({ secret: null })).toBeNull()
    expect(practice({}, log.entries.length + 1)).toBeNull()
  })
})

describe('a shelf with practice on it', () => {
  const begun = (number: number, changed: Partial<SavedGame> = {}): SavedGame => {
    const saved = practice()
    if (saved === null) throw new RangeError('no practice')
    const { practice: _, ...game } = saved
    return { ...game, id: `game${number}`, savedAt: number, ...changed }
  }

  it('keeps all games: practice takes the place of older practice alone', () => {
    const shelf = createShelf(memoryStore())
    for (let number = 0; number < 8; number++) shelf.save(begun(number))
    for (let number = 10; number < 16; number++) shelf.save(begun(number, { practice: { from: 40 } }))
    const ids = shelf.list().map(({ id }) => id)
    expect(ids.slice(3)).toEqual(['game7', 'game6', 'game5', 'game4', 'game3', 'game2', 'game1', 'game0'])
    expect(ids.slice(0, 3)).toEqual(['game15', 'game14', 'game13'])
    // A further game makes room among games, and leaves practice where it is.
    shelf.save(begun(20))
    expect(shelf.list().filter((game) => game.practice !== undefined).length).toBe(3)
  })

  it('throws no finished game away for practice when the store is full', () => {
    const store = memoryStore()
    const shelf = createShelf(store)
    shelf.save(begun(1, { finished: true }))
    const full = {
      ...store,
      setItem: () => {
        throw new RangeError('full')
      },
    }
    expect(createShelf(full).save(begun(2, { practice: { from: 40 } }))).toBe(false)
    expect(shelf.list().map(({ id }) => id)).toEqual(['game1'])
  })
})
