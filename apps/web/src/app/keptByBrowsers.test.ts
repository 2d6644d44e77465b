import { verifyReaderLog } from '@athanor/alchemy/reader'
import { compendium } from '@athanor/compendium'
import { type GameLog, namesOf, replay, verify } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { type KeyValueStore, memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import leftText from '../../fixtures/keptByBrowsers.json?raw'
import { answerOf } from '../bots/botAnswer.ts'
import { notebookShelf } from '../notebook/page/notebookShelf.ts'
import { createReaderStore } from '../reader/readerStore.ts'
import { createSchoolStore } from '../school/schoolStore.ts'
import { linkedLog, linkOfLog } from '../table/linkedLog.ts'
import { openLocalTable } from '../table/localTable.ts'
import { savedLog } from '../table/playedSteps.ts'
import { createShelf, type SavedGame } from '../table/savedGame.ts'
import { aloneWith } from '../table/testing.ts'

type Log = GameLog<unknown, unknown>

/** What the pages of protocol 2 have left in a browser, in links and in files. */
const left = JSON.parse(leftText) as {
  readonly kept: Readonly<Record<string, string>>
  readonly links: Readonly<Record<'alchemists' | 'apprentices' | 'compendium', string>>
  readonly logs: { readonly reader: Log }
}
const gameOf = (id: string) => games.newest(id) ?? expect.fail(id)

function storage(): KeyValueStore {
  const store = memoryStore()
  for (const [key, value] of Object.entries(left.kept)) store.setItem(key, value)
  return store
}

describe('what browsers have kept', () => {
  const saved = createShelf(storage()).list()

  it('are games that were begun and games that are over', () => {
    expect(saved.map(({ game, finished }) => `${game} ${finished ? 'over' : 'begun'}`).toSorted()).toEqual([
      'alchemists begun',
      'apprentices begun',
      'compendium begun',
      'compendium over',
    ])
  })

  it.each(saved.map((game) => [game.game, game.finished ? 'over' : 'begun', game] as const))(
    'opens: %s, %s',
    async (id, _, game) => {
      const rules = gameOf(id)
      const log = savedLog(rules, game)
      expect(log.header.format).toBe('athanor-log/2')
      expect(namesOf(log)).toEqual(game.seats.map(({ name }) => name))
      const steps = [...replay(rules, log)]
      expect(steps.at(-1)?.match.head).toBe(game.entries.at(-1)?.hash)
      const outcome = rules.outcome(steps.at(-1)?.match.position.state ?? {})
      if (game.finished) expect(verify(rules, { ...log, outcome })).toMatchObject({ ok: true })
    },
  )

  it('goes on: bots move in an old game, and it stays in its format', async () => {
    const begun = saved.find(({ game, finished }) => game === 'compendium' && !finished) ?? expect.fail()
    const written: SavedGame[] = []
    const bots = begun.seats.map((seat) => ({ ...seat, bot: 'random' }))
    const table = openLocalTable(
      compendium,
      { ...begun, seats: bots },
      {
        think: (question) => answerOf(question, () => 0),
        wait: async () => {},
        shared: aloneWith(written),
        noRoom: () => expect.fail('there is room'),
        overtaken: () => expect.fail('nobody else is here'),
        now: () => 1000,
      },
    )
    await expect.poll(() => table.getState().outcome, { timeout: 20_000 }).not.toBeNull()
    const { log } = table.getState()
    table.close()
    expect(verify(compendium, log ?? expect.fail())).toMatchObject({ ok: true })
    expect(log?.header.format).toBe('athanor-log/2')
    expect(log?.entries.some((entry) => 'by' in entry)).toBe(false)
  })

  it('are streaks, lessons, a notebook and a reader', () => {
    const store = storage()
    const { done, puzzles } = createSchoolStore(store).getState()
    expect(done).toEqual(['mixing'])
    expect(Object.entries(puzzles).map(([day, { solvedOn }]) => [day, solvedOn])).toEqual([
      ['2026-11-18', '2026-11-18'],
      ['2026-11-19', '2026-11-19'],
    ])
    expect(notebookShelf(store).list()).toMatchObject([{ name: 'Thursday', golem: true, procedure: 'master' }])
    expect(createReaderStore(store, () => '').getState().snapshot?.asked).toHaveLength(1)
  })
})

describe('what was sent to others', () => {
  it.each(['alchemists', 'apprentices', 'compendium'] as const)('opens: a link with a game of %s', async (id) => {
    const log = (await linkedLog(left.links[id])) ?? expect.fail()
    const rules = gameOf(id)
    const outcome = rules.outcome([...replay(rules, log)].at(-1)?.match.position.state ?? {})
    expect(verify(rules, { ...log, outcome })).toMatchObject({ ok: true })
    expect(namesOf(log)).not.toContain(null)
    // It is the same link when it is shared again.
    expect(await linkedLog(await linkOfLog(log))).toEqual(log)
  })

  it('opens: the log of a reader', () => {
    expect(verifyReaderLog(left.logs.reader)).toMatchObject({ ok: true })
  })
})
