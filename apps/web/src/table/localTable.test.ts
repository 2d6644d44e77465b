import { type Action, type CompendiumShape, compendium, endIsNear, ingredients } from '@athanor/compendium'
import { digest, quickChance, verify } from '@athanor/kernel'
import { type KeyValueStore, memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { answerOf } from '../bots/botAnswer.ts'
import { type LocalServices, type LocalTable, openLocalTable } from './localTable.ts'
import { savedLog } from './playedSteps.ts'
import { createShelf, type LocalSeat, type SavedGame, savedFormat } from './savedGame.ts'
import { aloneWith } from './testing.ts'

function newGame(bots: readonly (string | null)[], options: object = { firstPlayer: 'seat1' }): SavedGame {
  const seats: readonly LocalSeat[] = bots.map((bot, index) => ({
    name: `Player ${index + 1}`,
    colour: compendium.colours[index] ?? '',
    salt: `salt${index}`,
    bot,
  }))
  return {
    format: savedFormat,
    id: 'g1',
    game: 'compendium',
    rulesVersion: compendium.rulesVersion,
    options,
    seats,
    secret: digest('local table test'),
    logFormat: 'athanor-log/2',
    entries: [],
    finished: false,
    holder: null,
    startedAt: 0,
    savedAt: 0,
  }
}

/** Surroundings without a clock: bots answer as soon as the test lets them. */
function surroundings(): LocalServices & { saved: SavedGame[]; settle(): Promise<void> } {
  const saved: SavedGame[] = []
  return {
    saved,
    think: (question) => answerOf(question, () => 0),
    wait: async () => {},
    shared: aloneWith(saved),
    noRoom: () => {},
    overtaken: () => {},
    now: () => 1000,
    settle: async () => {
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    },
  }
}

function open(game: SavedGame, around = surroundings()) {
  return { around, table: openLocalTable(compendium, game, around) }
}

function anyLegal(table: LocalTable<CompendiumShape>, seed: number): Action {
  const legal = compendium.legal(table.getState().sight.view)
  return legal.at(quickChance(seed).below(legal.size))
}

describe('a table in the browser', () => {
  it('lets one person play against bots to the end, and the log proves itself', async () => {
    const { around, table } = open(newGame([null, 'greedy', 'random']))
    for (let move = 0; table.getState().outcome === null && move < 200; move++) {
      await around.settle()
      if (table.getState().sight.owed[0]?.seat === 0)
        expect(await table.act(anyLegal(table, move), table.getState().version)).toBeNull()
    }
    const { outcome, log } = table.getState()
    expect(outcome?.seats).toHaveLength(3)
    expect(log).not.toBeNull()
    if (log !== null) expect(verify(compendium, log).ok).toBe(true)
    expect(around.saved.at(-1)?.finished).toBe(true)
  })

  it('goes on with a game that was saved when there were no commitments to salts', async () => {
    const { logFormat: _, ...old } = newGame([null, 'random'])
    const { around, table } = open(old)
    expect(await table.act(anyLegal(table, 1), table.getState().version)).toBeNull()
    const again = open(JSON.parse(JSON.stringify(around.saved.at(-1))) as SavedGame).table
    expect(savedLog(compendium, old).header.format).toBe('athanor-log/1')
    expect(again.getState().version).toBeGreaterThan(0)
  })

  it('shows the person only what that seat may see', async () => {
    const { table } = open(newGame([null, 'random']))
    const { steps, viewer } = table.getState()
    expect(viewer).toBe(0)
    const dealt = steps[0]?.events.filter(({ kind }) => kind === 'cubesDealt') ?? []
    expect(dealt.map((event) => event.cubes !== undefined)).toEqual([true, false])
  })

  it('refuses what the game refuses and stays as it was', async () => {
    const { table } = open(newGame([null, 'random']))
    const before = table.getState()
    expect(await table.act({ kind: 'takeBag' }, table.getState().version)).toEqual({
      id: 'compendium.reject.openingAction',
    })
    expect(table.getState()).toBe(before)
  })

  it('goes on after a reload where it was', async () => {
    const first = open(newGame([null, null, null]))
    first.table.takeOver()
    await first.table.act(anyLegal(first.table, 3), 0)
    const last = first.around.saved.at(-1) as SavedGame
    const again = open(JSON.parse(JSON.stringify(last)) as SavedGame).table.getState()
    expect(again.version).toBe(1)
    expect(again.sight).toEqual(first.table.getState().sight)
    expect(again.steps).toEqual(first.table.getState().steps)
  })

  it('takes a move back while the next player has not moved', async () => {
    const { table } = open(newGame([null, null, null]))
    table.takeOver()
    const before = table.getState().sight.view
    const ingredient = ingredients[0]
    expect(await table.act({ kind: 'takeReserve', ingredient }, table.getState().version)).toBeNull()
    expect(table.getState().canUndo).toBe(true)
    expect(await table.undo(table.getState().version)).toBeNull()
    expect(table.getState().sight.view).toEqual(before)
    expect(table.getState().steps.at(-1)).toMatchObject({ by: 0, undo: true, events: [] })
    expect(await table.undo(table.getState().version)).toEqual({ id: 'kernel.reject.nothingToUndo' })
  })

  it('lets bots wait until the page has shown what was done, and take nothing from who takes it back', async () => {
    const { around, table } = open(newGame([null, 'greedy', 'greedy']))
    table.hasShown?.(0)
    expect(await table.act({ kind: 'takeReserve', ingredient: 'spiders' }, 0)).toBeNull()
    await around.settle()
    expect(table.getState()).toMatchObject({ version: 1, canUndo: true })
    expect(await table.undo(1)).toBeNull()
    await around.settle()
    expect(table.getState().version).toBe(2)
    expect(await table.act({ kind: 'takeReserve', ingredient: 'spiders' }, 2)).toBeNull()
    await around.settle()
    expect(table.getState().version).toBe(3)
    // Each bot waits for the page anew.
    table.hasShown?.(3)
    await around.settle()
    expect(table.getState().version).toBe(4)
    table.hasShown?.(4)
    await around.settle()
    expect(table.getState().version).toBe(5)
  })

  it('lets bots wait a while longer with a move that can still be taken back, and not where it cannot', async () => {
    const around = surroundings()
    const waits: { readonly milliseconds: number; readonly over: () => void }[] = []
    const clocked: LocalServices = {
      ...around,
      wait: (milliseconds) => new Promise((resolve) => void waits.push({ milliseconds, over: resolve })),
    }
    const table = openLocalTable(compendium, newGame([null, 'greedy', 'greedy']), clocked)
    const passed = async () => {
      waits.shift()?.over()
      await around.settle()
    }
    const show = () => table.hasShown?.(table.getState().version)
    show()
    await table.act({ kind: 'takeReserve', ingredient: 'spiders' }, 0)
    const [first] = waits
    const pace = first?.milliseconds ?? 0
    await passed()
    // Seen is not forgotten: the time to take it back begins when the page has shown it.
    expect(waits).toEqual([])
    show()
    await around.settle()
    expect(table.getState()).toMatchObject({ version: 1, canUndo: true })
    expect(waits[0]?.milliseconds).toBeGreaterThan(pace)
    await passed()
    expect(table.getState().version).toBe(2)
    // The second bot owes nobody another such while.
    show()
    await passed()
    expect([table.getState().version, waits]).toEqual([3, []])
    show()
    // Cubes out of the bag cannot be put back.
    await table.act({ kind: 'takeBag' }, 3)
    expect(table.getState().canUndo).toBe(false)
    show()
    await passed()
    expect(table.getState().version).toBe(5)
  })

  it('asks the next player for the screen only after the page has shown what came of a move', async () => {
    const { table } = open(newGame([null, null, null]))
    table.takeOver()
    table.hasShown?.(0)
    await table.act({ kind: 'takeReserve', ingredient: 'spiders' }, 0)
    expect(table.getState()).toMatchObject({ viewer: 0, handOver: null })
    table.hasShown?.(1)
    expect(table.getState()).toMatchObject({ viewer: 'spectator', handOver: 1 })
  })

  it('takes the bots’ answers back with the move, until something came to light', async () => {
    // Bots that take from the reserve, which tells nobody anything.
    const around: ReturnType<typeof surroundings> = {
      ...surroundings(),
      think: async () => ({ action: { kind: 'takeReserve', ingredient: 'mushrooms' }, cutShort: false }),
    }
    const { table } = open(newGame([null, 'greedy', 'greedy']), around)
    const before = table.getState().sight.view
    expect(table.getState().canUndo).toBe(false)
    await table.act({ kind: 'takeReserve', ingredient: 'spiders' }, 0)
    await around.settle()
    // Both bots have answered, and it is the person's turn again.
    expect(table.getState()).toMatchObject({ version: 3, canUndo: true })
    expect(table.getState().sight.owed[0]?.seat).toBe(0)
    expect(await table.undo(3)).toBeNull()
    expect(table.getState().sight.view).toEqual(before)
    expect(table.getState().steps.at(-1)).toMatchObject({ by: 0, undo: true })
    // Chance is a barrier, whoever drew and whoever answered since.
    await table.act({ kind: 'takeBag' }, 4)
    await around.settle()
    expect(table.getState().canUndo).toBe(false)
    expect(await table.undo(table.getState().version)).toEqual({ id: 'kernel.reject.nothingToUndo' })
  })

  it('drops the answer of a bot to a position that was taken back', async () => {
    const around = surroundings()
    const answers: (() => void)[] = []
    const slow: LocalServices = { ...around, wait: () => new Promise((resolve) => void answers.push(resolve)) }
    const table = openLocalTable(compendium, newGame([null, 'greedy', 'greedy']), slow)
    await table.act({ kind: 'takeReserve', ingredient: 'spiders' }, table.getState().version)
    await table.undo(table.getState().version)
    for (const answer of answers) answer()
    await around.settle()
    expect(table.getState().version).toBe(2)
    expect(table.getState().sight.owed[0]?.seat).toBe(0)
  })
})

describe('a screen that several people share', () => {
  it('hides every hand until the next player has taken the screen', async () => {
    const { table } = open(newGame([null, null]))
    expect(table.getState()).toMatchObject({ handOver: 0, viewer: 'spectator' })
    expect(table.getState().sight.view.hand).toBeNull()
    table.takeOver()
    expect(table.getState()).toMatchObject({ handOver: null, viewer: 0 })
    await table.act(anyLegal(table, 1), table.getState().version)
    expect(table.getState()).toMatchObject({ handOver: 1, viewer: 'spectator' })
    expect(
      table
        .getState()
        .steps.flatMap(({ events }) => events)
        .some((event) => event.school !== undefined),
    ).toBe(false)
  })

  it('cannot be moved by nobody', async () => {
    const { table } = open(newGame([null, null]))
    expect(await table.act({ kind: 'takeBag' }, table.getState().version)).toEqual({ id: 'kernel.reject.notYourTurn' })
  })

  describe('shows whoever moved what the move told them alone, before it is passed on', () => {
    const cubesIn = (table: LocalTable<CompendiumShape>) =>
      table.getState().untold.map((event) => (event.kind === 'drewFromBag' ? event.cubes : undefined))

    /** Where the first player may draw from the bag, and does. */
    async function drawn(bots: readonly (string | null)[], around = surroundings()) {
      const { table } = open(newGame(bots), around)
      for (let move = 0; move < 40; move++) {
        await around.settle()
        const { handOver, version, sight, viewer } = table.getState()
        if (handOver !== null) table.takeOver()
        else if (viewer === 0 && compendium.check(sight.view, { kind: 'takeBag' }) === null) {
          expect(await table.act({ kind: 'takeBag' }, version)).toBeNull()
          return { table, around }
        } else expect(await table.act(anyLegal(table, move), version)).toBeNull()
      }
      throw new Error('nobody could draw')
    }

    const drawnCubes = (table: LocalTable<CompendiumShape>) =>
      (cubesIn(table)[0] ?? []).reduce((sum, count) => sum + count, 0)

    it('with the cubes from the bag, and only then with the cover', async () => {
      const { table } = await drawn([null, null])
      expect(table.getState()).toMatchObject({ handOver: null, viewer: 0, isLast: false, canUndo: false })
      expect(cubesIn(table)).toHaveLength(1)
      expect(drawnCubes(table)).toBe(2)
      table.passOn()
      expect(table.getState()).toMatchObject({ handOver: 1, viewer: 'spectator', untold: [] })
      table.takeOver()
      expect(table.getState()).toMatchObject({ handOver: null, viewer: 1, untold: [] })
    })

    it('after the bots have moved too, if they are next', async () => {
      const around = surroundings()
      const { table } = await drawn([null, null, 'random'], around)
      await around.settle()
      expect(table.getState()).toMatchObject({ viewer: 0 })
      expect(drawnCubes(table)).toBe(2)
      table.passOn()
      expect(table.getState()).toMatchObject({ handOver: 1, viewer: 'spectator' })
    })

    it('not when it told nothing, nor what others were told', async () => {
      const { table } = open(newGame([null, null, null]))
      table.takeOver()
      await table.act({ kind: 'takeReserve', ingredient: 'spiders' }, table.getState().version)
      expect(table.getState()).toMatchObject({ handOver: 1, untold: [] })
    })

    it('to nobody else when the page is opened anew: whoever moved takes the screen first', async () => {
      const { around } = await drawn([null, null])
      const again = open(JSON.parse(JSON.stringify(around.saved.at(-1))) as SavedGame).table
      expect(again.getState()).toMatchObject({ handOver: 0, viewer: 'spectator', untold: [] })
      expect(again.getState().sight.view.hand).toBeNull()
      again.takeOver()
      expect(again.getState()).toMatchObject({ handOver: null, viewer: 0 })
      expect(drawnCubes(again)).toBe(2)
      again.passOn()
      expect(again.getState()).toMatchObject({ handOver: 1, viewer: 'spectator', untold: [] })
    })

    it('of a game that was saved by an earlier program, from the next move on', async () => {
      const { around } = await drawn([null, null])
      const { told: _, ...old } = around.saved.at(-1) as SavedGame
      expect(open(old).table.getState()).toMatchObject({ handOver: 1, untold: [] })
    })

    it('and before the final count, if it was the last move', async () => {
      const around = surroundings()
      const { table } = open(newGame([null, null]), around)
      let last: boolean | null = null
      for (let move = 0; table.getState().outcome === null && move < 400; move++) {
        const { handOver, untold, version, sight, isLast } = table.getState()
        if (untold.length > 0) {
          if (isLast) {
            last = table.getState().outcome === null && around.saved.at(-1)?.finished === true
            expect(table.getState().log).toBeNull()
          }
          table.passOn()
          continue
        }
        if (handOver !== null) {
          table.takeOver()
          continue
        }
        const draw: Action = { kind: 'takeBag' }
        const canDraw = endIsNear(sight.view.reserve) && compendium.check(sight.view, draw) === null
        const action = canDraw ? draw : anyLegal(table, move)
        expect(await table.act(action, version)).toBeNull()
      }
      expect(table.getState().outcome).not.toBeNull()
      expect(last).toBe(true)
    })
  })

  it('stays with its holder while bots move', async () => {
    const { around, table } = open(newGame([null, 'random', null]))
    table.takeOver()
    await table.act({ kind: 'takeReserve', ingredient: 'spiders' }, table.getState().version)
    expect(table.getState().viewer).toBe(0)
    await around.settle()
    expect(table.getState().handOver).toBe(2)
  })
})

describe('the shelf of saved games', () => {
  const begun = (id: string, savedAt: number): SavedGame => ({
    ...newGame([null, 'random']),
    id,
    savedAt,
    entries: [{ seat: 0, action: { kind: 'takeBag' }, hash: '' }],
  })
  const done = (id: string, savedAt: number): SavedGame => ({ ...begun(id, savedAt), finished: true })

  it('keeps games, newest first, and forgets what is broken', () => {
    const store = memoryStore()
    const shelf = createShelf(store)
    shelf.save(begun('a', 1))
    shelf.save(begun('b', 2))
    store.setItem('athanor.game.c', '{"format":"other"}')
    expect(shelf.list().map(({ id }) => id)).toEqual(['b', 'a'])
    shelf.remove('b')
    expect(shelf.load('b')).toBeNull()
  })

  it('keeps the last twenty finished games', () => {
    const shelf = createShelf(memoryStore())
    shelf.save(begun('open', 0))
    for (let number = 1; number <= 25; number++) shelf.save(done(`done${number}`, number))
    const ids = shelf.list().map(({ id }) => id)
    expect(ids).toHaveLength(21)
    expect(ids).toContain('open')
    expect(ids).not.toContain('done5')
  })

  it('does not fill up with games that were left: eight that were begun, none in which nobody moved', () => {
    const shelf = createShelf(memoryStore())
    for (let number = 1; number <= 12; number++) shelf.save(begun(`begun${number}`, number))
    shelf.save({ ...begun('opened', 13), entries: [] })
    shelf.save({ ...begun('fresh', 14), entries: [] })
    const ids = shelf.list().map(({ id }) => id)
    expect(ids).toEqual(['fresh', ...[12, 11, 10, 9, 8, 7, 6].map((number) => `begun${number}`)])
    // A game that goes on makes nobody go.
    shelf.save({ ...begun('begun6', 20) })
    expect(shelf.list()).toHaveLength(8)
  })

  it('makes room by giving up the oldest finished games one by one, and never loses the current one', () => {
    const store = memoryStore()
    const room = 6000
    const used = () =>
      Array.from({ length: store.length }, (_, at) => store.getItem(store.key(at) ?? '') ?? '').join('')
    const full: KeyValueStore = {
      get length() {
        return store.length
      },
      key: store.key,
      getItem: store.getItem,
      removeItem: store.removeItem,
      setItem(key, value) {
        const before = store.getItem(key)?.length ?? 0
        if (used().length - before + value.length > room) throw new Error('QuotaExceededError')
        store.setItem(key, value)
      },
    }
    const shelf = createShelf(full)
    const size = JSON.stringify(done('a', 1)).length
    expect(shelf.save(begun('mine', 0))).toBe(true)
    for (let number = 1; (number + 1) * size < room; number++)
      expect(shelf.save(done(`old${number}`, number))).toBe(true)
    const finished = shelf.list().length - 1
    // The current game grows by more than one old game's room, but not by all of it.
    const entries = Array.from({ length: 20 }, () => begun('mine', 0).entries[0] as SavedGame['entries'][number])
    const grown = { ...begun('mine', 99), entries }
    expect(shelf.save(grown)).toBe(true)
    expect(shelf.load('mine')).toEqual(grown)
    const left = shelf.list().filter(({ finished: over }) => over)
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(finished)
    expect(left.some(({ id }) => id === 'old1')).toBe(false)
    // Beyond all room it says so, and what was saved before is still there.
    const tooMuch = { ...grown, entries: Array.from({ length: 500 }, () => entries[0] as (typeof entries)[number]) }
    expect(shelf.save(tooMuch)).toBe(false)
    expect(shelf.load('mine')).toEqual(grown)
  })

  it('remembers who won and with how much', async () => {
    const { around, table } = open(newGame(['greedy', 'random']))
    for (let turn = 0; turn < 400 && table.getState().outcome === null; turn++) await around.settle()
    expect(around.saved.at(-1)?.outcome).toEqual(table.getState().outcome)
  })
})
