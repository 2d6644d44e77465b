import { describe, expect, it } from 'vitest'
import type { Seat } from './game.ts'
import { advance, begin, observe, owed, type Performed, type Position, perform, unseal } from './position.ts'
import { quickChance } from './quickChance.ts'
import { seededChance } from './seededChance.ts'
import { type Bell, type BellAction, bell } from './testing/broken/bell.ts'

const source = seededChance('07'.repeat(32))
const seats = [{ colour: 'red' }, { colour: 'green' }, { colour: 'blue' }]
const options = { start: 10, loud: false } as const

/** A new game in which seat 0 is on turn. */
function start(): Position<Bell> {
  const { position } = begin(bell, options, seats, source)
  return { ...position, state: { ...position.state, turn: 0 } }
}

function play(position: Position<Bell>, seat: Seat, action: BellAction): Performed<Bell> {
  const done = perform(bell, position, seat, action, source)
  if (!done.ok) throw new Error(done.reason.id)
  return done
}

function refusal(position: Position<Bell>, seat: Seat, action: BellAction): string | null {
  const done = perform(bell, position, seat, action, source)
  return done.ok ? null : done.reason.id
}

const wish = (n: number): BellAction => ({ kind: 'wish', n })

describe('begin', () => {
  it('sets the game up with the chance of step 0', () => {
    const turn = source.at(0).stream('first').below(3)
    expect(begin(bell, options, seats, source)).toEqual({
      position: {
        state: { seats: 3, turn, count: 10, asked: 'nobody', over: false, wishes: [] },
        step: 0,
        sealed: [],
      },
      events: [{ public: { kind: 'began', n: turn } }],
    })
  })
})

describe('perform', () => {
  it('carries out an open action and counts the step', () => {
    const before = start()
    expect(play(before, 0, { kind: 'add', n: 2 })).toEqual({
      ok: true,
      position: { state: { ...before.state, count: 12 }, step: 1, sealed: [] },
      events: [{ public: { kind: 'added', n: 2 } }],
      barrier: false,
    })
  })

  it('refuses whoever is not asked', () => {
    expect(refusal(start(), 1, { kind: 'next' })).toBe('kernel.reject.notYourTurn')
    expect(refusal(start(), 99, { kind: 'next' })).toBe('kernel.reject.notYourTurn')
    expect(refusal(start(), Number.NaN, { kind: 'next' })).toBe('kernel.reject.notYourTurn')
  })

  it('refuses everything when the game is over', () => {
    const { position } = play(start(), 0, { kind: 'end' })
    expect(refusal(position, 0, { kind: 'next' })).toBe('kernel.reject.gameOver')
    expect(refusal(position, 1, { kind: 'next' })).toBe('kernel.reject.gameOver')
  })

  it("refuses with the game's own reason what its check forbids", () => {
    expect(perform(bell, start(), 0, { kind: 'add', n: 10 }, source)).toEqual({
      ok: false,
      reason: { id: 'bell.reject.no' },
    })
  })

  it('checks an action against what its seat sees', () => {
    const seen: unknown[] = []
    const watching: typeof bell = {
      ...bell,
      check(view, action) {
        seen.push(view)
        return bell.check(view, action)
      },
    }
    const before = start()
    perform(watching, before, 0, { kind: 'next' }, source)
    expect(seen).toEqual([{ ...before.state, viewer: 0 }])
  })

  it('draws the chance of the step that it makes', () => {
    const first = play(start(), 0, { kind: 'roll' })
    const second = play(first.position, 0, { kind: 'roll' })
    const die = (step: number) => 1 + source.at(step).stream('dice').below(6)
    expect(first.position.state.count).toBe(10 + die(1))
    expect(second.position.state.count).toBe(10 + die(1) + die(2))
  })

  it('has a barrier exactly where chance was drawn, somebody was told something or the game ended', () => {
    const barriers = (['next', 'roll', 'touch', 'whisper', 'show', 'hint', 'ask', 'askOne', 'end'] as const).filter(
      (kind) => play(start(), 0, { kind }).barrier,
    )
    expect(barriers).toEqual(['roll', 'whisper', 'show', 'end'])
  })

  it('has none where a secret part repeats what its owner chose, and one as soon as it holds more', () => {
    const chosen = (fields: readonly 'n'[]): typeof bell => ({
      ...bell,
      reveals: { public: bell.reveals.public, secret: {}, chosen: { whispered: fields } },
    })
    const barrierOf = (game: typeof bell) => {
      const done = perform(game, start(), 0, { kind: 'whisper' }, source)
      return done.ok && done.barrier
    }
    expect(barrierOf(chosen(['n']))).toBe(false)
    expect(barrierOf(chosen([]))).toBe(true)
    const drawn: typeof bell = { ...bell, reveals: { ...bell.reveals, chosen: { shown: ['n'] } } }
    expect(barrierOf(drawn)).toBe(true)
  })

  it('lets an exception of the game pass', () => {
    const broken: typeof bell = {
      ...bell,
      apply() {
        throw new Error('half-way')
      },
    }
    expect(() => perform(broken, start(), 0, { kind: 'next' }, source)).toThrow('half-way')
  })
})

describe('sealed decisions', () => {
  const asked = () => play(start(), 0, { kind: 'ask' }).position

  it('wait for the last answer, in any order', () => {
    const first = play(asked(), 2, wish(3))
    expect(first).toEqual({
      ok: true,
      position: { ...asked(), sealed: [{ seat: 2, action: wish(3) }] },
      events: [],
      barrier: false,
    })
    const second = play(first.position, 0, wish(1))
    expect(second.position.sealed).toEqual([
      { seat: 0, action: wish(1) },
      { seat: 2, action: wish(3) },
    ])
    expect(second.position.step).toBe(1)
    expect(second.barrier).toBe(false)
    const last = play(second.position, 1, wish(2))
    expect(last.position).toEqual({
      state: { ...asked().state, asked: 'nobody', wishes: [1, 102, 203] },
      step: 2,
      sealed: [],
    })
    expect(last.events).toEqual([{ public: { kind: 'wished' } }])
    expect(last.barrier).toBe(true)
  })

  it('are given once', () => {
    const { position } = play(asked(), 2, wish(3))
    expect(refusal(position, 2, wish(4))).toBe('kernel.reject.alreadySealed')
    expect(refusal(position, 1, { kind: 'next' })).toBe('bell.reject.no')
    expect(refusal(position, 3, wish(1))).toBe('kernel.reject.notYourTurn')
  })

  it('of one seat alone are open at once and tell nobody anything new', () => {
    const one = play(start(), 0, { kind: 'askOne' }).position
    const done = play(one, 0, wish(5))
    expect(done.position.step).toBe(2)
    expect(done.position.state.wishes).toEqual([5])
    expect(done.barrier).toBe(false)
  })

  it('are resolved with the chance of their step', () => {
    const rolling: typeof bell = {
      ...bell,
      resolve(state, _, chance) {
        const n = chance.stream('dice').below(1000)
        return { state: { ...state, asked: 'nobody', count: n }, events: [] }
      },
    }
    const one = play(start(), 0, { kind: 'askOne' }).position
    const done = perform(rolling, one, 0, wish(5), source)
    expect(done).toMatchObject({
      barrier: true,
      position: { state: { count: source.at(2).stream('dice').below(1000) } },
    })
  })

  it('need a game that can resolve them', () => {
    const { resolve: _, ...unable } = bell
    const one = play(start(), 0, { kind: 'askOne' }).position
    for (const position of [one, asked()]) {
      expect(() => perform(unable, position, 0, wish(5), source)).toThrow(
        new TypeError('bell seals decisions but cannot resolve them'),
      )
    }
  })

  it('can be taken back while others are awaited', () => {
    const both = play(play(asked(), 2, wish(3)).position, 0, wish(1)).position
    expect(unseal(both, 2)).toEqual({ ...both, sealed: [{ seat: 0, action: wish(1) }] })
    expect(unseal(both, 0)).toEqual({ ...both, sealed: [{ seat: 2, action: wish(3) }] })
    expect(unseal(both, 1)).toBeNull()
    expect(both.sealed).toHaveLength(2)
  })
})

describe('what is owed', () => {
  it('says who has answered, not what', () => {
    const { position } = play(play(start(), 0, { kind: 'ask' }).position, 2, wish(3))
    expect(owed(bell, position)).toEqual([
      { seat: 0, ask: 'wish', sealed: true, answered: false },
      { seat: 1, ask: 'wish', sealed: true, answered: false },
      { seat: 2, ask: 'wish', sealed: true, answered: true },
    ])
    expect(owed(bell, start())).toEqual([{ seat: 0, ask: 'turn', answered: false }])
    expect(owed(bell, play(start(), 0, { kind: 'end' }).position)).toEqual([])
  })
})

describe('sight', () => {
  it("shows a viewer's own sealed answer and nobody else's", () => {
    const { position } = play(play(start(), 0, { kind: 'ask' }).position, 2, wish(3))
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(observe(bell, position, viewer)).toEqual({
        viewer,
        step: 1,
        owed: owed(bell, position),
        view: { ...position.state, viewer },
        sealed: viewer === 2 ? wish(3) : null,
      })
    }
  })
})

describe('advance', () => {
  it('leads through the same positions and events as perform, step for step', () => {
    const chance = quickChance('advance')
    const seen = new Set<string>()
    for (let game = 0; game < 200; game++) {
      let { position } = begin(bell, options, seats, source)
      for (let decision = missing(position); decision !== undefined; decision = missing(position)) {
        const { seat } = decision
        const legal = bell.legal(bell.view(position.state, seat))
        const action = legal.at(chance.below(legal.size))
        const done = play(position, seat, action)
        expect(advance(bell, position, seat, action, source)).toEqual({ position: done.position, events: done.events })
        seen.add(action.kind)
        position = done.position
      }
    }
    expect([...seen].sort()).toEqual([...bell.actionKinds].sort())
  })

  const missing = (position: Position<Bell>) => owed(bell, position).find(({ answered }) => !answered)
})
