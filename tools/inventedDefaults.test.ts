import { describe, expect, it } from 'vitest'
import { inventedDefaults } from './inventedDefaults.ts'
import { projectRoot, readSources } from './sourceFiles.ts'

/**
 * How many such places a room may hold. They are places where nothing may rightly be found, such as actions that a plan
 * does not name. These figures may fall and never rise.
 */
const most = {
  'packages/kernel': 6,
  'packages/alchemy': 8,
  'packages/bots': 0,
  'packages/protocol': 7,
  'apps/server': 57,
  'games/alchemists/rules': 61,
  'games/alchemists/bots': 22,
  'games/compendium/rules': 7,
  'games/compendium/bots': 0,
  'games/apprentices/rules': 5,
  'games/apprentices/bots': 0,
}

const read = (text: string, path = 'games/chess/rules/board.ts') => inventedDefaults({ path, text })

describe('what is made up where nothing was found', () => {
  it.each(Object.entries(most))('in %s is in %i places at most', (room, limit) => {
    const files = readSources(projectRoot, [`${room}/**/*.ts`]).filter(({ path }) => !path.includes('/pinned/'))
    expect(files.length).toBeGreaterThan(3)
    const found = files.flatMap(inventedDefaults)
    expect(found.length > limit ? [`${found.length} and not ${limit}: use at() or present()`, ...found] : []).toEqual(
      [],
    )
  })

  it.each([
    ['places[seat] ?? 1'],
    ['scores[seat]?.points ?? 0'],
    ["names.at(-1) ?? ''"],
    ["(colours.find(isFree)) ?? 'red'"],
    ['hands[seat] ?? noCards'],
    ['hands[seat]?.cards ?? []'],
    ['sizes[round] ?? -1'],
  ])('is found in %s', (text) => {
    expect(read(`const x =\n  ${text}`)).toHaveLength(1)
    expect(read(`const x =\n  ${text}`)[0]).toMatch(/^games\/chess\/rules\/board\.ts:2 /)
  })

  it('is found in the names of a list', () => {
    expect(read("const [first = 'raven', second] = units")).toHaveLength(1)
  })

  it.each([
    ['units[0] ?? null'],
    ['cost.gold ?? 0'],
    ['found.get(name) ?? []'],
    ['boards[seat] ?? workedOut(seat)'],
    ['at(places, seat)'],
    ['const { gold = 0 } = cost'],
    ['const [first = null] = units'],
  ])('is not %s', (text) => {
    expect(read(text)).toEqual([])
  })

  it('does not matter in tests', () => {
    expect(read('hands[0] ?? []', 'games/chess/rules/board.test.ts')).toEqual([])
    expect(read('hands[0] ?? []', 'games/chess/rules/testing/table.ts')).toEqual([])
  })
})
