import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Finding } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { allPlayers, courseIn, type Player, playEvery, playSlice, type Slice, type SliceResult } from './everyBot.ts'

const players: readonly Player[] = [
  { game: 'one', bot: 'quick' },
  { game: 'one', bot: 'slow' },
  { game: 'other', bot: 'quick' },
]

/** Plays at most so many games at once, and notes which. */
function noting(atOnce: number, notes: string[]) {
  return ({ game, bot, seed, from, to }: Slice): Promise<SliceResult> => {
    const games = Math.min(atOnce, to - from)
    const numbers = Array.from({ length: games }, (_, number) => from + number)
    for (const number of numbers) notes.push(`${game} ${bot} ${seed}/${number}`)
    const finding: Finding = { property: 'ends', detail: bot, setup: { seats: 2, options: {} }, seed, step: 0 }
    return Promise.resolve({ games, moves: 10 * games, findings: bot === 'slow' && from === 0 ? [finding] : [] })
  }
}

describe('every bot plays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-bots-'))
  const file = join(folder, 'course.json')

  it('as many games as it should, each once, broken off and gone on with or not', async () => {
    const whole: string[] = []
    const fresh = courseIn(join(folder, 'none.json'), 'seed', 1)
    const done = await playEvery(players, 7, join(folder, 'whole.json'), fresh, 2, {
      play: noting(3, whole),
      isOver: () => false,
    })
    expect(new Set(whole).size).toBe(21)
    expect(whole.length).toBe(21)

    const parts: string[] = []
    for (let part = 0; part < 20; part++) {
      let asked = 0
      await playEvery(players, 7, file, courseIn(file, 'seed', 1), 2, {
        play: noting(2, parts),
        isOver: () => ++asked > 2,
      })
    }
    expect(parts.toSorted()).toEqual(whole.toSorted())
    const kept = courseIn(file, 'seed', 1)
    expect(kept.done).toEqual(done.done)
    expect(kept.findings).toEqual(done.findings)
    expect(kept.findings.length).toBe(1)
    // Another run does not go on with this one.
    expect(courseIn(file, 'other', 1).done).toEqual({})
    expect(courseIn(file, 'seed', 0.5).done).toEqual({})
    rmSync(folder, { recursive: true, force: true })
  })

  it('knows every strength of every game', () => {
    const games = new Set(allPlayers().map(({ game }) => game))
    expect(games).toEqual(new Set(['compendium', 'alchemists', 'apprentices']))
    expect(allPlayers('compendium').every(({ game }) => game === 'compendium')).toBe(true)
    expect(allPlayers().some(({ bot }) => bot === 'master')).toBe(true)
  })

  it('at one table after the other, whatever it is asked there', () => {
    let time = 0
    const { games, moves, findings } = playSlice(
      { game: 'apprentices', bot: 'greedy', seed: 'every', effort: 1, from: 3, to: 6 },
      () => time++,
    )
    expect([games, findings]).toEqual([3, []])
    expect(moves).toBeGreaterThan(100)
  })

  it('no longer than it is given time, but one game at least', () => {
    let time = 0
    const slice = { game: 'compendium', bot: 'random', seed: 'every', effort: 1, from: 0, to: 50 }
    expect(playSlice(slice, () => (time += 10_000)).games).toBe(1)
  })
})
