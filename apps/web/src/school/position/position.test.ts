import { alchemists } from '@athanor/alchemists'
import { dayOfNumber } from '@athanor/alchemy/puzzle'
import type { PositionBook } from '@athanor/bots'
import { at, canonical, type Game, observeMatch, replay, replayTo, type Shape } from '@athanor/kernel'
import { memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { createSchoolStore } from '../schoolStore.ts'
import { chanceAt, logOf, lossOf, offered, positionOfDay } from './positionOfDay.ts'

const books = import.meta.glob<PositionBook>('../../../../../games/*/web/positions/positions.json', {
  import: 'default',
  eager: true,
})
const book = at(Object.values(books), 0)
const game = alchemists as unknown as Game<Shape>

describe('the positions', () => {
  it('are enough for a month at least, and say how they were made', () => {
    expect(book.positions.length).toBeGreaterThanOrEqual(30)
    expect(book).toMatchObject({ game: 'alchemists', rulesVersion: alchemists.rulesVersion })
    expect(book.made.command).toContain(`--seed ${book.made.seed}`)
    expect(book.made.command).toContain(`--days ${book.positions.length}`)
  })

  it('can all be played up to with today’s rules, and every answer is legal for the seat that is asked', () => {
    for (const position of book.positions) {
      const log = logOf(game, position, [])
      if (log === null) throw new RangeError(`deal ${position.deal} cannot be played`)
      const { match } = replayTo(game, log, log.entries.length)
      const owes = game.decisions(match.position.state).find(({ seat }) => seat === position.seat)
      expect(owes, `deal ${position.deal}`).toBeDefined()
      const { view } = observeMatch(game, match, position.seat)
      for (const { action } of position.answers) expect(game.check(view, action as Shape['action'])).toBeNull()
      expect(new Set(position.answers.map(({ action }) => canonical(action))).size).toBe(position.answers.length)
    }
  })

  it('have one best answer, clearly ahead of the next one', () => {
    for (const position of book.positions) {
      const [best, second] = position.answers
      if (best === undefined || second === undefined) throw new RangeError('nothing to choose')
      expect(best.lost).toBe(0)
      expect(second.lost).toBeGreaterThanOrEqual(0.59)
      expect(second.lost).toBeGreaterThanOrEqual(2.9 * second.error)
      expect(lossOf(position, second).chance).toBeGreaterThan(0.01)
      expect(lossOf(position, best)).toEqual({ points: 0, chance: 0 })
    }
  })

  it('are offered in an order that gives nothing away', () => {
    const places = book.positions.map((position) => offered(position).indexOf(position.answers[0] as never))
    expect(new Set(places).size).toBeGreaterThan(2)
    const firsts = places.filter((place) => place === 0).length
    expect(firsts).toBeLessThan(0.5 * places.length)
  })
})

describe('the position of a day', () => {
  it('is the same for everybody, another one every day, and begins anew when all were asked', () => {
    const count = book.positions.length
    const numberOn = (day: number) => positionOfDay(book, dayOfNumber(day))?.number
    expect([1, 2, count, count + 1, 2 * count + 3].map(numberOn)).toEqual([1, 2, count, 1, 3])
    expect(positionOfDay(book, '2025-12-31')).toBeNull()
    expect(positionOfDay(book, 'tomorrow')).toBeNull()
  })

  it('is told in chances of winning, too', () => {
    expect(chanceAt(0, 4)).toBe(0.5)
    expect(chanceAt(4, 4) + chanceAt(-4, 4)).toBeCloseTo(1, 12)
  })

  it('leads to a log that can be watched, without an outcome', () => {
    const [position] = book.positions
    if (position === undefined) throw new RangeError('no position')
    const log = logOf(game, position, ['Ann', 'Bob', 'Cleo'])
    expect(log?.outcome).toBeNull()
    expect([...replay(game, log as never)].length).toBe(position.moves.length + 1)
    expect(logOf(game, { ...position, moves: position.moves.slice(1) }, [])).toBeNull()
  })
})

describe('answers that were given', () => {
  it('are kept on this device, the first one of each day', () => {
    const store = memoryStore()
    const given = { answer: 1, lost: 1.2, solvedOn: '2026-03-01' }
    const { recordPosition } = createSchoolStore(store).getState()
    recordPosition('2026-03-01', given)
    recordPosition('2026-03-01', { ...given, answer: 0, lost: 0 })
    expect(createSchoolStore(store).getState().positions).toEqual({ '2026-03-01': given })
    store.setItem('athanor.positions', JSON.stringify({ '2026-03-01': { answer: 'x' }, nonsense: given }))
    expect(createSchoolStore(store).getState().positions).toEqual({})
  })
})
