import { games } from '@athanor/registry/rules'
import { describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import { fakeShell } from '../testing/fakeShell.ts'

interface Group {
  readonly kind: string
  readonly size: number
}

/** Of all that an answer may hold, what these tests look into. */
interface Answer {
  readonly ok: boolean
  readonly in?: number
  readonly over?: boolean
  readonly legal?: number
  readonly seat?: number | 'spectator'
  readonly view?: object
  readonly actions?: readonly unknown[]
  readonly groups?: readonly Group[]
  readonly totals?: readonly number[]
  readonly places?: readonly (readonly number[])[]
  readonly games?: readonly { readonly game: string }[]
}

/** Sends lines to `athanor serve --stdio`; what is no text is sent as JSON. */
async function talk(...lines: readonly unknown[]): Promise<readonly Answer[]> {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  const shell = fakeShell({ input })
  expect(await runCli(['serve', '--stdio'], shell)).toBe(0)
  return shell.output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Answer)
}

const reset = { do: 'reset', game: 'compendium', players: 2, seed: 'serve' }
const step = (number: number, more = {}) => ({ do: 'step', in: 1, number, ...more })

describe('athanor serve', () => {
  it('wants to be told how', async () => {
    const shell = fakeShell({})
    expect(await runCli(['serve'], shell)).toBe(2)
    expect(shell.errors).toBe('Say how to serve: athanor serve --stdio.\n')
  })

  it('tells the games, their options and their actions', async () => {
    const [answer] = await talk({ do: 'games' })
    expect(answer?.games?.map(({ game }) => game)).toEqual(games.ids)
    expect(answer?.games?.[0]).toMatchObject({ players: { min: expect.any(Number) }, options: expect.any(Object) })
  })

  it('marks an answer with the id of its request, and answers a batch in one line', async () => {
    const [one, batch] = await talk({ id: 'x', ...reset }, [{ id: 7, ...step(0) }, step(0)])
    expect(one).toMatchObject({ id: 'x', ok: true, in: 1, over: false })
    expect(batch).toMatchObject([{ id: 7, ok: true }, { ok: true }])
    expect(batch).not.toHaveProperty('1.id')
  })

  it.each(games.ids)('plays whole games of %s by number, the same for the same seed', async (game) => {
    const lines = [{ do: 'reset', game, seed: 5 }, ...Array.from({ length: 1500 }, (_, n) => step(0, { id: n }))]
    const played = await talk(...lines)
    const end = played.findIndex((answer) => answer.over)
    expect(end).toBeGreaterThan(10)
    expect(played[end]).toMatchObject({ totals: expect.any(Array), places: expect.arrayContaining([1]) })
    expect(played[end + 1]).toMatchObject({ ok: false, error: { id: 'kernel.reject.gameOver' } })
    expect((await talk(...lines))[end]).toEqual(played[end])
  })

  it('tells what the seat on turn sees and may do, page by page', async () => {
    const [started, view, all, page] = await talk(
      { ...reset, view: true },
      { do: 'view', in: 1 },
      { do: 'legal', in: 1, count: 10_000 },
      { do: 'legal', in: 1, from: 2, count: 3 },
    )
    expect(view?.view).toEqual(started?.view)
    expect(all?.actions?.length).toBe(started?.legal)
    expect(all?.groups?.reduce((sum, { size }) => sum + size, 0)).toBe(started?.legal)
    expect(page?.actions).toEqual(all?.actions?.slice(2, 5))
  })

  it('takes an action by its number or in full, to the same end', async () => {
    const [, legal] = await talk(reset, { do: 'legal', in: 1 })
    const action = legal?.actions?.[3]
    const [, byNumber] = await talk(reset, step(3, { view: true }))
    const [, inFull] = await talk(reset, { do: 'step', in: 1, action, view: true })
    expect(inFull).toEqual(byNumber)
  })

  it('shows another seat and a spectator their own views', async () => {
    const [, own, other, nobody] = await talk(
      reset,
      { do: 'view', in: 1, seat: 0 },
      { do: 'view', in: 1, seat: 1 },
      { do: 'view', in: 1, seat: 'spectator' },
    )
    expect(own?.view).not.toEqual(other?.view)
    expect(nobody?.seat).toBe('spectator')
  })

  it('takes moves back, and copies go their own ways with the same luck', async () => {
    const answers = await talk(
      reset,
      step(1, { view: true }),
      { do: 'undo', in: 1, view: true },
      { do: 'clone', in: 1 },
      { do: 'step', in: 2, number: 1, view: true },
      { do: 'turn', in: 1, view: true },
      { do: 'undo', in: 2, moves: 99 },
    )
    const [started, moved, undone, copied, again, untouched, farBack] = answers
    expect(undone?.legal).toBe(started?.legal)
    expect(copied?.in).toBe(2)
    expect(again?.view).toEqual(moved?.view)
    expect(untouched?.view).toEqual(undone?.view)
    expect(farBack).toMatchObject({ ok: true, legal: started?.legal })
  })

  it('imagines worlds that look the same to a seat and differ in what it cannot see', async () => {
    const imagined = await talk(
      { do: 'reset', game: 'alchemists', players: 2, seed: 1 },
      { do: 'view', in: 1, seat: 0 },
      ...Array.from({ length: 6 }, (_, seed) => ({ do: 'imagine', in: 1, seat: 0, seed })),
      ...Array.from({ length: 6 }, (_, n) => ({ do: 'view', in: n + 2, seat: 0 })),
      ...Array.from({ length: 6 }, (_, n) => ({ do: 'view', in: n + 2, seat: 1 })),
    )
    const own = imagined.slice(8, 14)
    for (const world of own) expect(world.view).toEqual(imagined[1]?.['view'])
    const others = new Set(imagined.slice(14).map((world) => JSON.stringify(world.view)))
    expect(others.size).toBeGreaterThan(1)
  })

  it('plays out at random as often as asked, and leaves the game alone', async () => {
    const [, played, again, other, turn] = await talk(
      reset,
      { do: 'playout', in: 1, games: 5, seed: 1 },
      { do: 'playout', in: 1, games: 5, seed: 1 },
      { do: 'playout', in: 1, games: 5, seed: 2 },
      { do: 'turn', in: 1 },
    )
    expect(played?.totals).toHaveLength(5)
    for (const places of played?.places ?? []) expect(places).toContain(1)
    expect(again).toEqual(played)
    expect(other).not.toEqual(played)
    expect(turn).toMatchObject({ over: false })
  })

  it('begins anew in an open game, closes games, and tells a result once there is one', async () => {
    const [, anew, result, , gone] = await talk(
      reset,
      { ...reset, in: 1, players: 3 },
      { do: 'result', in: 1 },
      { do: 'close', in: 1 },
      { do: 'turn', in: 1 },
    )
    expect(anew).toMatchObject({ ok: true, in: 1 })
    expect(result).toEqual({ ok: true, outcome: null })
    expect(gone).toMatchObject({ ok: false, error: { id: 'cli.serve.noGame', params: { given: 1 } } })
  })

  it('lets a seat interrupt that may, and nobody else', async () => {
    const [, stranger] = await talk(reset, { do: 'step', in: 1, number: 0, seat: 7 })
    expect(stranger).toMatchObject({ ok: false, error: { id: 'kernel.reject.notYourTurn' } })
  })

  it.each<[string, unknown, string]>([
    ['what is no JSON', '{"do":', 'cli.serve.notJson'],
    ['what is no request', '7', 'cli.serve.badRequest'],
    ['an unknown request', { do: 'fly' }, 'cli.serve.badRequest'],
    ['a field that is not known', { do: 'games', all: true }, 'cli.serve.badRequest'],
    ['a game that there is not', { do: 'reset', game: 'chess' }, 'kernel.reject.unknownGame'],
    ['too many players', { ...reset, players: 99 }, 'kernel.reject.seatCount'],
    ['options of another game', { ...reset, options: { ravens: 1 } }, 'kernel.reject.unknownOption'],
    ['a game that is not open', { do: 'turn', in: 9 }, 'cli.serve.noGame'],
    ['a number that is too high', step(100_000), 'cli.serve.noNumber'],
    ['a step without a choice', { do: 'step', in: 1 }, 'cli.serve.badRequest'],
    ['an action of no shape', { do: 'step', in: 1, action: { kind: 'fly' } }, 'cli.serve.badRequest'],
    ['a seat that there is not', { do: 'view', in: 1, seat: 5 }, 'cli.serve.noSeat'],
  ])('refuses %s, says why, and goes on', async (_, line, id) => {
    const [, refused, after] = await talk(reset, line, { do: 'turn', in: 1 })
    expect(refused).toMatchObject({ ok: false, error: { id, text: expect.stringMatching(/^[A-ZА-Я].*\.$/) } })
    expect(after).toMatchObject({ ok: true })
  })

  it('refuses an action that the rules forbid, with their reason', async () => {
    const [, legal] = await talk(reset, { do: 'legal', in: 1, count: 10_000 })
    const [, , again] = await talk(reset, step(0), { do: 'step', in: 1, action: legal?.actions?.at(-1), seat: 0 })
    expect(again).toMatchObject({ ok: false, error: { id: expect.stringContaining('.reject.') } })
  })
})
