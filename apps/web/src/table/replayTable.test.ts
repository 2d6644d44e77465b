import { anyAction, recordFixture } from '@athanor/kernel/testing'
import { defaultGame, games } from '@athanor/registry/rules'
import { describe, expect, it } from 'vitest'
import { openReplayTable } from './replayTable.ts'

const game = games.newest(defaultGame) ?? expect.fail(defaultGame)
const setup = { options: {}, seats: 2 }
const { log } = recordFixture(game, setup, (_, legal, chance) => anyAction(legal, chance), 'recording', 1000)

/** Whether it is fulfilled by now. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), new Promise<false>((resolve) => setTimeout(resolve, 0, false))])
}

describe('a recording that plays', () => {
  it('waits until the page has shown where it is, scenes and all', async () => {
    const table = openReplayTable(game, log, ['Ann', 'Bob'])
    table.hasShown?.(0)
    expect(await isOver(table.whenShown())).toBe(true)
    table.goTo(1)
    const shown = table.whenShown()
    expect(await isOver(shown)).toBe(false)
    table.hasShown?.(0)
    expect(await isOver(shown)).toBe(false)
    table.hasShown?.(1)
    expect(await isOver(shown)).toBe(true)
  })

  it('is not held up by a place that somebody left for another', async () => {
    const table = openReplayTable(game, log, ['Ann', 'Bob'])
    table.hasShown?.(0)
    table.goTo(3)
    const shown = table.whenShown()
    table.goTo(table.last)
    expect(await isOver(shown)).toBe(false)
    table.hasShown?.(table.last)
    expect(await isOver(shown)).toBe(true)
  })
})
