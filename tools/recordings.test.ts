import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fixture } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { recordings } from './checkedGames.ts'
import { projectRoot } from './sourceFiles.ts'

const games = [...new Set(recordings.map(({ game }) => game))]

function folderOf(gameId: string): string {
  return join(projectRoot, 'games', gameId, 'fixtures')
}

describe('the games that are kept', () => {
  it('can all be recorded anew: each stored game is in the list, and the other way round', () => {
    for (const game of games) {
      const names = recordings.filter((recording) => recording.game === game).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      const ending = `.v${game.rulesVersion}.json`
      const stored = readdirSync(folderOf(game.id)).filter((file) => file.endsWith(ending))
      expect(stored.map((file) => file.slice(0, -ending.length)).toSorted()).toEqual(names.toSorted())
    }
  })

  it('are listed with the options, seats and seeds that they were recorded with', () => {
    for (const { game, name, options, players, seed } of recordings) {
      const path = join(folderOf(game.id), `${name}.v${game.rulesVersion}.json`)
      const { header } = (JSON.parse(readFileSync(path, 'utf8')) as Fixture).log
      expect(header.game).toBe(game.id)
      expect(header.options).toMatchObject(options)
      expect(header.seats.map(({ salt }) => salt)).toEqual(players.map((_, seat) => `fixture/${seed}/${seat}`))
    }
  })
})
