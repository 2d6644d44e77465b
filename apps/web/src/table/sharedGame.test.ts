import { type CompendiumShape, compendium } from '@athanor/compendium'
import { digest, quickChance } from '@athanor/kernel'
import { memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { answerOf } from '../bots/botAnswer.ts'
import { type LocalTable, openLocalTable } from './localTable.ts'
import { createShelf, isSameWriting, type SavedGame, savedFormat } from './savedGame.ts'
import { tabOf } from './testing.ts'

function newGame(bots: readonly (string | null)[]): SavedGame {
  return {
    format: savedFormat,
    id: 'shared',
    game: 'compendium',
    rulesVersion: compendium.rulesVersion,
    options: { firstPlayer: 'seat1' },
    seats: bots.map((bot, index) => ({
      name: `Player ${index + 1}`,
      colour: compendium.colours[index] ?? '',
      salt: `salt${index}`,
      bot,
    })),
    secret: digest('shared game test'),
    logFormat: 'athanor-log/2',
    entries: [],
    finished: false,
    holder: null,
    startedAt: 0,
    savedAt: 0,
  }
}

/** A game that two tabs of one browser have open. Neither hears of the other before the test lets it. */
function inTwoTabs(bots: readonly (string | null)[]) {
  const store = memoryStore()
  const shelf = createShelf(store)
  const first = newGame(bots)
  shelf.save(first)
  let thoughts = 0
  let time = 0
  const open = () => {
    const tab = tabOf(shelf, first)
    const told: string[] = []
    const table = openLocalTable<CompendiumShape>(compendium, shelf.load(first.id) ?? first, {
      think: (question) => {
        thoughts++
        return answerOf(question, () => 0)
      },
      wait: async () => {},
      shared: tab.shared,
      noRoom: () => void told.push('noRoom'),
      overtaken: () => void told.push('overtaken'),
      now: () => ++time,
    })
    return { ...tab, table, told }
  }
  return { shelf, first, open, one: open(), other: open(), thoughts: () => thoughts }
}

function move(table: LocalTable<CompendiumShape>, seed: number) {
  const { sight, version } = table.getState()
  const legal = compendium.legal(sight.view)
  return table.act(legal.at(quickChance(seed).below(legal.size)), version)
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}

const heads = (game: SavedGame | null) => game?.entries.map(({ hash }) => hash)

describe('a game that two tabs have open', () => {
  it('is followed by the tab that did not move', async () => {
    const { one, other } = inTwoTabs([null, 'random'])
    expect(await move(one.table, 1)).toBeNull()
    expect(other.table.getState().version).toBe(0)
    other.wake()
    expect(other.table.getState()).toMatchObject({ version: 1, viewer: 0 })
    expect(other.table.getState().sight).toEqual(one.table.getState().sight)
    expect(other.table.getState().steps).toEqual(one.table.getState().steps)
    expect(other.told).toEqual([])
  })

  it('takes no move that was made of an old position, and shows the newest one', async () => {
    const { shelf, one, other } = inTwoTabs([null, 'random', 'random'])
    expect(await one.table.act({ kind: 'takeReserve', ingredient: 'spiders' }, 0)).toBeNull()
    const kept = shelf.load('shared')
    // This tab has slept: nobody told it anything.
    expect(await move(other.table, 2)).toEqual({ id: 'web.local.playedElsewhere' })
    expect(heads(shelf.load('shared'))).toEqual(heads(kept))
    expect(other.table.getState().sight).toEqual(one.table.getState().sight)
    expect(await other.table.undo(1)).toBeNull()
    one.wake()
    expect(one.table.getState().version).toBe(2)
    expect(one.table.getState().sight).toEqual(other.table.getState().sight)
  })

  it('never becomes two games, whoever is faster', async () => {
    const { shelf, one, other } = inTwoTabs([null, null, null])
    const chance = quickChance(7)
    let played = 0
    for (let turn = 0; turn < 400 && shelf.load('shared')?.finished !== true; turn++) {
      const tab = chance.below(2) === 0 ? one : other
      if (chance.below(3) === 0) tab.wake()
      const { handOver, untold } = tab.table.getState()
      if (untold.length > 0) tab.table.passOn()
      else if (handOver !== null) tab.table.takeOver()
      else if ((await move(tab.table, turn)) === null) played++
      const kept = shelf.load('shared')
      // What this tab knows stands on the shelf, and all that was ever played does.
      expect(kept?.entries).toHaveLength(played)
      expect(tab.table.getState().version).toBe(played)
    }
    one.wake()
    other.wake()
    expect(played).toBeGreaterThan(10)
    expect(one.table.getState().sight).toEqual(other.table.getState().sight)
    expect([...one.told, ...other.told]).toEqual([])
  })

  it('is settled by what stands on the shelf where both wrote at once, and the slower one is told', async () => {
    const { shelf, one, other } = inTwoTabs([null, 'random'])
    const before = shelf.load('shared') as SavedGame
    expect(await move(one.table, 1)).toBeNull()
    const theirs = shelf.load('shared')
    // Browsers may show a tab what another one wrote a moment late.
    shelf.save(before)
    expect(await move(other.table, 2)).toBeNull()
    expect(heads(shelf.load('shared'))).not.toEqual(heads(theirs))
    one.wake()
    expect(one.told).toEqual(['overtaken'])
    expect(one.table.getState().sight).toEqual(other.table.getState().sight)
  })

  it('lets bots think in one tab only, and in another when that one is gone', async () => {
    const { shelf, one, other, thoughts } = inTwoTabs([null, 'random'])
    one.lead(true)
    expect(await move(one.table, 1)).toBeNull()
    other.wake()
    await settle()
    other.wake()
    expect(thoughts()).toBe(1)
    expect(other.table.getState().version).toBe(2)
    // A move in the tab that does not lead is answered where the game is led from.
    expect(await move(other.table, 3)).toBeNull()
    await settle()
    expect(thoughts()).toBe(1)
    one.wake()
    await settle()
    expect(thoughts()).toBe(2)
    other.wake()
    expect(other.table.getState().version).toBe(4)
    expect(await move(other.table, 5)).toBeNull()
    one.table.close()
    other.lead(true)
    await settle()
    expect(thoughts()).toBe(3)
    expect(shelf.load('shared')?.entries).toHaveLength(6)
  })

  it('keeps the notes of both tabs', async () => {
    const { shelf, one, other } = inTwoTabs([null, 'random'])
    await one.table.keepNote?.('mine')
    expect(await move(other.table, 1)).toBeNull()
    expect(shelf.load('shared')).toMatchObject({ notes: ['mine', ''], entries: [{}] })
  })
})

describe('a writing on the shelf', () => {
  it('is refused to whoever has not seen what stands there, even of a program without stamps', () => {
    const shelf = createShelf(memoryStore())
    const game = newGame([null, null])
    shelf.save(game)
    const { written } = shelf.replace(game, { ...game, savedAt: 1 })
    expect(written).not.toBeNull()
    expect(shelf.replace(game, { ...game, savedAt: 2 })).toEqual({ kept: 'changed', written: null })
    expect(shelf.load('shared')?.savedAt).toBe(1)
    if (written === null) throw new Error('it was written')
    // A program of yesterday carries the stamp along.
    shelf.save({ ...written, savedAt: 3 })
    expect(isSameWriting(shelf.load('shared') as SavedGame, written)).toBe(false)
    expect(shelf.replace(written, { ...game, savedAt: 4 }).kept).toBe('changed')
    shelf.remove('shared')
    expect(shelf.replace(written, { ...game, savedAt: 5 }).kept).toBe('saved')
  })
})
