import { type Action, type CompendiumShape, compendium } from '@athanor/compendium'
import { act, type Match, pick, quickChance, startMatch } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { type DrivenGame, type DrivenPlayers, leanCourse, nextTurn, playOut, type SoonOrNow } from './driver.ts'

const setup = {
  options: {},
  seats: ['a', 'b', 'c'].map((name, seat) => ({ name, colour: compendium.colours[seat] ?? '', salt: name })),
  secret: '5a'.repeat(32),
}

function lean(): DrivenGame<CompendiumShape> {
  const started = leanCourse(compendium, setup)
  if (!started.ok) throw new Error(started.reason.id)
  return started.course
}

function logged(): DrivenGame<CompendiumShape> & { readonly match: Match<CompendiumShape> } {
  const started = startMatch(compendium, setup)
  if (!started.ok) throw new Error(started.reason.id)
  let { match } = started
  return {
    get match() {
      return match
    },
    get position() {
      return match.position
    },
    get moves() {
      return match.version
    },
    move(seat, action) {
      const done = act(compendium, match, seat, action)
      if (!done.ok) throw new Error(done.reason.id)
      match = done.match
    },
  }
}

function players(later = false): DrivenPlayers<CompendiumShape> {
  const chance = quickChance('players')
  return {
    choose(seat, { state }): SoonOrNow<Action> {
      const group = pick(chance, compendium.legal(compendium.view(state, seat)).groups)
      const action = group.at(chance.below(group.size))
      return later ? Promise.resolve(action) : action
    },
    interrupt: () => null,
  }
}

describe('a lean course', () => {
  it('leads to the very positions of the logged match', async () => {
    const [one, other] = [lean(), logged()]
    const outcomes = [await playOut(compendium, one, players()), await playOut(compendium, other, players())]
    expect(one.position).toEqual(other.position)
    expect(one.moves).toBe(other.match.version)
    expect(outcomes[0]).toEqual(outcomes[1])
  })

  it('waits for players who answer later, and it is the same game', async () => {
    const [one, other] = [lean(), lean()]
    await playOut(compendium, one, players())
    await playOut(compendium, other, players(true))
    expect(other.position).toEqual(one.position)
  })

  it('refuses what a match refuses', () => {
    expect(leanCourse(compendium, { ...setup, options: { schools: 7 } })).toMatchObject({ ok: false })
    expect(leanCourse(compendium, { ...setup, seats: setup.seats.slice(0, 1) })).toMatchObject({
      ok: false,
      reason: { id: 'kernel.reject.seatCount' },
    })
  })
})

describe('whose turn it is', () => {
  it('is whoever owes a decision, and nobody when the game is over', async () => {
    const course = lean()
    const [owes] = compendium.decisions(course.position.state)
    expect(nextTurn(compendium, course.position)).toEqual({ seat: owes?.seat, mayInterrupt: [] })
    await playOut(compendium, course, players())
    expect(nextTurn(compendium, course.position)).toBeNull()
  })

  it('asks those who may interrupt first, and goes on with their move', async () => {
    const meddled = { ...compendium, interrupts: () => [2, 1] }
    const course = lean()
    const asked: number[] = []
    const moves: (readonly [number, string])[] = []
    const watched: DrivenGame<CompendiumShape> = {
      get position() {
        return course.position
      },
      get moves() {
        return moves.length
      },
      move(seat, action) {
        moves.push([seat, action.kind])
        // A stranger's move is only noted: this game knows no interrupts.
        if (asked.length !== 1) course.move(seat, action)
      },
    }
    const usual = players()
    await playOut(meddled, watched, {
      choose: usual.choose,
      interrupt(seat, position) {
        asked.push(seat)
        return asked.length === 1 ? compendium.legal(compendium.view(position.state, position.state.turn)).at(0) : null
      },
    })
    expect(asked.slice(0, 4)).toEqual([2, 2, 1, 2])
    expect(moves[0]?.[0]).toBe(2)
    expect(moves.length).toBe(course.moves + 1)
  })

  it('stops a game that does not end', async () => {
    const course = lean()
    const stuck: DrivenGame<CompendiumShape> = { position: course.position, moves: 10_000, move: () => {} }
    await expect(playOut(compendium, stuck, players())).rejects.toThrow('the game has not ended after 10000 moves')
  })
})
