import { describe, expect, it } from 'vitest'
import { alchemists } from '../../game.ts'
import { certain, either, inTurn, names, narrow, ownProject, project, testGolem } from '../../testing/golemPlay.ts'
import { type GolemTablePlan, golemTable, type ProjectPlan, token, twoTests } from '../../testing/golemTable.ts'
import {
  all,
  answer,
  begun,
  declared,
  decline,
  legalOf,
  type Played,
  play,
  player,
  question,
  refusal,
  secrets,
  together,
  until,
} from '../../testing/play.ts'
import { masterOptions } from '../../testing/table.ts'

const ready: ProjectPlan = { tests: twoTests }

/** A table whose round is over but for the reports. */
function reporting(plan: Partial<GolemTablePlan> & Pick<GolemTablePlan, 'projects'>): Played {
  const players = plan.players ?? 2
  return declared(golemTable({ round: 2, ...plan, players }), {})
}

function eventsOf(game: Played) {
  return all(game, 'reported').map(({ seat, step, part, tokens }) => ({ seat, step, part, tokens }))
}

describe('progress reports', () => {
  it('G-167, G-169, G-206 come after the last action space, for no cube and in every round', () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const game = reporting({ round, projects: [ready] })
      expect(question(game)).toBe('0 report')
      expect(game.table.phase).toBe('endOfRound')
      expect(player(game, 0).plan).toEqual({})
    }
  })

  it('G-206, GR-52 come in round 6 after the exhibition and before the award and the scoring', () => {
    const state = golemTable({
      players: 2,
      round: 6,
      seats: [{ hand: ['toad', 'fern'] }],
      projects: [ready],
      theories: [{ on: 'toad', is: 'PPP', seals: [[1, 'silver']] }],
    })
    const exhibition = declared(state, { 0: { exhibit: 1 } })
    expect(question(exhibition)).toBe('0 exhibit')
    const game = play(exhibition, [decline])
    expect(question(game)).toBe('0 report')
    expect(all(game, 'topAlchemists')).toEqual([])
    const over = together(game, { 0: decline })
    expect(all(over, 'topAlchemists')).toHaveLength(1)
    expect(over.table.end).not.toBeNull()
  })

  it('G-207, GR-51 are asked of those alone who have made two tests and have a step left', () => {
    const full = { chest: [token('big red')], ears: [token('big blue')] }
    const game = reporting({
      players: 4,
      projects: [{ tests: twoTests.slice(1) }, ready, { ...ready, reports: full }, {}],
    })
    expect(question(game)).toBe('1 report')
    const half = reporting({
      projects: [{ ...ready, reports: { ...full, ears: [token('big blue'), token('small blue')] } }],
    })
    expect(question(half)).toBe('0 report')
    const nobody = reporting({ projects: [] })
    expect(question(nobody)).toContain('chooseOrder')
  })

  it('GR-53 qualify by a second test of the same round', () => {
    const state = golemTable({ players: 2, round: 1, seats: [{ hand: ['toad', 'fern'] }] })
    const game = play(declared(state, { 0: { researchGolem: 2 } }), [testGolem('toad'), testGolem('fern')])
    expect(question(game)).toBe('0 report')
  })

  it('G-208 stay open to whoever has animated the golem', () => {
    expect(question(reporting({ projects: [{ tests: twoTests, flask: 3 }] }))).toBe('0 report')
  })

  it('G-213, G-216, G-217 consist of two tokens or of one', () => {
    const two = together(reporting({ projects: [ready] }), { 0: either('chest', 'small red', 'big red') })
    expect(names(ownProject(two, 0).reports.chest)).toEqual(['small red', 'big red'])
    expect(project(two, 0).reports).toEqual({ chest: 2, ears: 0 })
    const one = together(reporting({ projects: [ready] }), { 0: certain('ears', 'small green') })
    expect(names(ownProject(one, 0).reports.ears)).toEqual(['small green'])
    expect(project(one, 0).reports).toEqual({ chest: 0, ears: 1 })
  })

  it('G-218 take one of two tokens back, which returns to the hand', () => {
    const reports = { chest: [token('small red'), token('big red')] }
    const game = together(reporting({ projects: [{ ...ready, reports }] }), { 0: narrow('chest', 'small red') })
    expect(names(ownProject(game, 0).reports.chest)).toEqual(['big red'])
    expect(eventsOf(game)).toEqual([{ seat: 0, step: 'narrowed', part: 'chest', tokens: 1 }])
    const again = until(game, '0 report')
    expect(refusal(again, certain('ears', 'small red'), 0)).toBeNull()
  })

  it('G-212, G-214 are one for the chest and one for the ears', () => {
    const game = reporting({ projects: [{ ...ready, reports: { chest: [token('big red')] } }] })
    expect(refusal(game, certain('chest', 'big blue'), 0)).toBe('reportExists')
    expect(refusal(game, either('chest', 'big green', 'big blue'), 0)).toBe('reportExists')
    expect(refusal(game, certain('ears', 'big blue'), 0)).toBeNull()
  })

  it('G-215 are one step for each player and round', () => {
    const game = together(reporting({ projects: [ready] }), { 0: certain('chest', 'big red') })
    expect(game.table.round).toBe(3)
    expect(eventsOf(game)).toHaveLength(1)
  })

  it('G-220, G-221 of one token get no second one and lose none', () => {
    const reports = { chest: [token('big red')] }
    const game = reporting({ projects: [{ ...ready, reports }] })
    expect(refusal(game, either('chest', 'big red', 'big blue'), 0)).toBe('reportExists')
    expect(refusal(game, narrow('chest', 'big red'), 0)).toBe('nothingToNarrow')
    expect(refusal(game, narrow('ears', 'big red'), 0)).toBe('nothingToNarrow')
  })

  it('GR-54 never share a token, though colours may be equal', () => {
    const game = reporting({ projects: [{ ...ready, reports: { chest: [token('big red'), token('small red')] } }] })
    expect(refusal(game, certain('ears', 'big red'), 0)).toBe('tokenInUse')
    expect(refusal(game, either('ears', 'small red', 'big blue'), 0)).toBe('tokenInUse')
    expect(refusal(game, either('ears', 'big blue', 'big blue'), 0)).toBe('sameToken')
    expect(refusal(game, either('ears', 'small blue', 'big blue'), 0)).toBeNull()
    const equal = reporting({ projects: [{ ...ready, reports: { chest: [token('big red')] } }] })
    expect(refusal(equal, certain('ears', 'small red'), 0)).toBeNull()
  })

  it('G-219 need not be true: nothing is checked before the end', () => {
    const game = together(reporting({ projects: [ready] }), { 0: certain('chest', 'small blue') })
    expect(names(ownProject(game, 0).reports.chest)).toEqual(['small blue'])
    expect(player(game, 0).reputation).toBe(10)
  })

  it('G-211, GR-91 show everybody where tokens lie and how many, and their owner alone what they say', () => {
    const game = together(reporting({ projects: [ready] }), { 0: either('chest', 'small red', 'big red') })
    expect(eventsOf(game)).toEqual([{ seat: 0, step: 'filed', part: 'chest', tokens: 2 }])
    expect(secrets(game, 'reported', 0)).toEqual([{ reportTokens: [token('small red'), token('big red')] }])
    expect(secrets(game, 'reported', 1)).toEqual([])
    expect(JSON.stringify(alchemists.view(game.state, 1))).not.toContain('"size"')
    expect(JSON.stringify(alchemists.view(game.state, 'spectator'))).not.toContain('"size"')
    expect(names(alchemists.view(game.state, 0).own?.slots.golemProject?.reports.chest ?? [])).toEqual([
      'small red',
      'big red',
    ])
  })
})

describe('reporting at once or in turn', () => {
  const three = (order: readonly number[]) => reporting({ players: 3, order, projects: [ready, ready, ready] })

  it('G-209, GR-51 all answer sealed, and all is shown together when nobody asks for the turn', () => {
    const game = three([0, 1, 2])
    expect(alchemists.decisions(game.state)).toEqual([0, 1, 2].map((seat) => ({ seat, ask: 'report', sealed: true })))
    const first = answer(game, 0, certain('chest', 'big red'))
    expect(eventsOf(first)).toEqual([])
    const done = together(game, {
      0: certain('chest', 'big red'),
      1: decline,
      2: either('ears', 'small green', 'big green'),
    })
    expect(eventsOf(done)).toEqual([
      { seat: 2, step: 'filed', part: 'ears', tokens: 2 },
      { seat: 1, step: 'none', part: null, tokens: 0 },
      { seat: 0, step: 'filed', part: 'chest', tokens: 1 },
    ])
    expect(done.table.round).toBe(3)
  })

  it('G-210, GR-51 from the lowest place up when somebody asks for it: lower answers open, higher ones stay sealed', () => {
    const game = together(three([1, 0, 2]), {
      0: inTurn,
      1: certain('chest', 'big blue'),
      2: certain('ears', 'big red'),
    })
    // 2 stands lowest, then 0, then 1.
    expect(eventsOf(game)).toEqual([
      { seat: 2, step: 'filed', part: 'ears', tokens: 1 },
      { seat: 0, step: 'waits', part: null, tokens: 0 },
    ])
    expect(question(game)).toBe('0 reportNow')
    expect(project(game, 1).reports).toEqual({ chest: 0, ears: 0 })
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(JSON.stringify(alchemists.view(game.state, viewer))).not.toContain('"colour":"blue"')
    }
    const done = answer(game, 0, either('chest', 'small red', 'big red'))
    expect(eventsOf(done).slice(2)).toEqual([
      { seat: 0, step: 'filed', part: 'chest', tokens: 2 },
      { seat: 1, step: 'filed', part: 'chest', tokens: 1 },
    ])
    expect(done.state.own.every(({ slots }) => slots.golemProject?.pending === null)).toBe(true)
    expect(done.table.round).toBe(3)
  })

  it('GR-51 whoever asked may still do nothing, and several may ask', () => {
    const game = together(three([0, 1, 2]), { 0: inTurn, 1: inTurn, 2: decline })
    expect(question(game)).toBe('1 reportNow')
    expect(legalOf(game)).not.toContainEqual(inTurn)
    const next = play(game, [decline])
    expect(question(next)).toBe('0 reportNow')
    expect(eventsOf(play(next, [certain('chest', 'big red')])).map(({ seat, step }) => [seat, step])).toEqual([
      [2, 'none'],
      [1, 'waits'],
      [1, 'none'],
      [0, 'waits'],
      [0, 'filed'],
    ])
  })

  it('GR-51, GR-84 a paralysed player stands lowest; paralysis of this round changes nothing', () => {
    const state = golemTable({
      players: 3,
      round: 3,
      paralysed: [0],
      order: [1, 2, 0],
      projects: [ready, ready, ready],
    })
    const later = { ...state, table: { ...state.table, newlyParalysed: [1] } }
    const game = together(declared(later, {}), { 0: decline, 1: inTurn, 2: decline })
    expect(eventsOf(game).map(({ seat }) => seat)).toEqual([0, 2, 1])
  })

  it('G-224, G-205 a report of a conference round counts in that conference', () => {
    const state = golemTable({ players: 2, round: 3, options: masterOptions, projects: [ready, ready] })
    const game = together(begun(declared(state, {}).state), { 0: certain('chest', 'big red'), 1: decline })
    const kinds = game.seen.map(({ kind }) => kind)
    expect(kinds.indexOf('reported')).toBeLessThan(kinds.indexOf('conferenceHeld'))
    // No seals: -2 for both; no report: another -2 for seat 1.
    expect([player(game, 0).reputation, player(game, 1).reputation]).toEqual([8, 6])
  })
})
