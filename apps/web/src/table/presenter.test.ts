import { type Action, type CompendiumShape, compendium } from '@athanor/compendium'
import { act, digest, type GameLog, type LogEntry, peopleOf, quickChance, startMatch, toLog } from '@athanor/kernel'
import { actedOut, createPresenter } from '@athanor/tabletop/presenter.ts'
import type { TableStep } from '@athanor/tabletop/tableSource.ts'
import { describe, expect, it } from 'vitest'
import { openReplayTable } from './replayTable.ts'

/** A whole random game of three. */
function recordedGame(): GameLog<unknown, unknown> {
  const seats = ['white', 'black', 'red'].map((colour) => ({ name: colour, colour, salt: colour }))
  const started = startMatch(compendium, { options: {}, seats, secret: digest('presenter') })
  if (!started.ok) throw new TypeError(started.reason.id)
  let { match } = started
  const entries: LogEntry<Action>[] = []
  const chance = quickChance('presenter')
  while (compendium.outcome(match.position.state) === null) {
    const view = compendium.view(match.position.state, match.position.state.turn)
    const legal = compendium.legal(view)
    const moved = act(compendium, match, match.position.state.turn, legal.at(chance.below(legal.size)))
    if (!moved.ok) throw new TypeError(moved.reason.id)
    match = moved.match
    entries.push(moved.entry)
  }
  return toLog(compendium, match, entries, peopleOf(seats))
}

const log = recordedGame()
const names = ['white', 'black', 'red']

function stage(milliseconds: number) {
  const acted: number[] = []
  const waiting: (() => void)[] = []
  return {
    acted,
    perform: (step: TableStep<CompendiumShape>) => {
      acted.push(step.version)
      return milliseconds
    },
    stage: () => null,
    cut: () => {},
    wait: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    finish: async () => {
      for (const done of waiting.splice(0)) done()
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    },
  }
}

describe('a replayed game', () => {
  it('goes to any move and shows it with anybody’s eyes', () => {
    const table = openReplayTable(compendium, log, names)
    table.goTo(5)
    expect(table.getState().version).toBe(5)
    expect(table.getState().steps).toHaveLength(6)
    expect(table.getState().sight.view.hand).toBeNull()
    table.lookAs(1)
    expect(table.getState().sight.view.hand).not.toBeNull()
    table.goTo(1_000)
    expect(table.getState().version).toBe(table.last)
    expect(table.getState().outcome).toEqual(log.outcome)
    table.goTo(-3)
    expect(table.getState().version).toBe(0)
  })

  it('cannot be played on', async () => {
    const table = openReplayTable(compendium, log, names)
    expect(await table.act({ kind: 'takeBag' }, 0)).toEqual({ id: 'kernel.reject.gameOver' })
  })
})

describe('the presenter', () => {
  it('acts steps out one after the other and shows each when it is done', async () => {
    const table = openReplayTable(compendium, log, names)
    const scene = stage(300)
    const presenter = createPresenter(table, scene)
    table.goTo(1)
    expect(presenter.getState()).toMatchObject({ version: 0, busy: true })
    table.goTo(2)
    await scene.finish()
    expect(scene.acted).toEqual([1, 2])
    expect(presenter.getState()).toMatchObject({ version: 1, busy: true })
    await scene.finish()
    expect(presenter.getState()).toMatchObject({ version: 2, busy: false })
    expect(presenter.getState().sight).toEqual(table.getState().sight)
  })

  it('knows a step while it is being acted out and tells it afterwards', async () => {
    const table = openReplayTable(compendium, log, names)
    const scene = stage(300)
    const presenter = createPresenter(table, scene)
    table.goTo(1)
    expect(presenter.getState().steps).toHaveLength(2)
    expect(actedOut(presenter.getState())).toHaveLength(1)
    table.lookAs(2)
    expect(actedOut(presenter.getState())).toHaveLength(1)
    await scene.finish()
    expect(actedOut(presenter.getState())).toHaveLength(2)
  })

  it('jumps when somebody scrubs back or far ahead', () => {
    const table = openReplayTable(compendium, log, names)
    const scene = stage(300)
    const presenter = createPresenter(table, scene)
    table.goTo(20)
    expect(presenter.getState()).toMatchObject({ version: 20, busy: false })
    table.goTo(3)
    expect(presenter.getState()).toMatchObject({ version: 3, busy: false })
    expect(scene.acted).toEqual([])
  })

  it('changes eyes at once', () => {
    const table = openReplayTable(compendium, log, names)
    const presenter = createPresenter(table, stage(300))
    table.lookAs(2)
    expect(presenter.getState().sight.viewer).toBe(2)
  })

  it('follows the table back when it was scrubbed back during a step', async () => {
    const table = openReplayTable(compendium, log, names)
    const scene = stage(300)
    const presenter = createPresenter(table, scene)
    table.goTo(1)
    table.goTo(0)
    await scene.finish()
    expect(presenter.getState()).toMatchObject({ version: 0, busy: false })
  })

  it('wastes no time where there is nothing to act out', () => {
    const table = openReplayTable(compendium, log, names)
    const presenter = createPresenter(table, stage(0))
    table.goTo(1)
    expect(presenter.getState()).toMatchObject({ version: 1, busy: false })
  })

  it('stays at a move until its scene is over, and tells the source only then that it was shown', async () => {
    const replayed = openReplayTable(compendium, log, names)
    const shownTo: number[] = []
    const table = {
      ...replayed,
      hasShown: (version: number) => {
        if (shownTo.at(-1) !== version) shownTo.push(version)
      },
    }
    let over = () => {}
    const staged: number[] = []
    const presenter = createPresenter(table, {
      ...stage(0),
      stage: (step) => {
        staged.push(step.version)
        return new Promise<void>((resolve) => {
          over = resolve
        })
      },
      cut: () => over(),
    })
    replayed.goTo(1)
    replayed.goTo(2)
    expect(presenter.getState()).toMatchObject({ version: 1, staged: true })
    expect([staged, shownTo]).toEqual([[1], [0]])
    over()
    await Promise.resolve()
    await Promise.resolve()
    expect(presenter.getState()).toMatchObject({ version: 2, staged: true })
    over()
    await Promise.resolve()
    await Promise.resolve()
    expect(presenter.getState()).toMatchObject({ version: 2, staged: false })
    expect(shownTo).toEqual([0, 2])
  })

  it('cuts a scene when the table goes back, far ahead or to other eyes', async () => {
    for (const leave of ['back', 'ahead', 'eyes'] as const) {
      const table = openReplayTable(compendium, log, names)
      let over = () => {}
      const presenter = createPresenter(table, {
        ...stage(0),
        stage: () =>
          new Promise<void>((resolve) => {
            over = resolve
          }),
        cut: () => over(),
      })
      table.goTo(1)
      expect(presenter.getState().staged).toBe(true)
      if (leave === 'back') table.goTo(0)
      else if (leave === 'ahead') table.goTo(30)
      else table.lookAs(1)
      await Promise.resolve()
      await Promise.resolve()
      expect(presenter.getState()).toMatchObject({
        staged: false,
        version: { back: 0, ahead: 30, eyes: 1 }[leave],
      })
    }
  })

  it('begins at what was seen last, if that is not long ago', async () => {
    const table = openReplayTable(compendium, log, names)
    table.goTo(4)
    const scene = stage(300)
    expect(createPresenter(table, scene, 3).began).toBe(3)
    expect(scene.acted).toEqual([4])
    table.goTo(40)
    expect(createPresenter(table, scene, 3).began).toBe(table.last)
  })
})
