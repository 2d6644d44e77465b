import { type Golem, golems, pointsOfReport, type Trigger } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import type { ScoreSource } from '../../engine/contributions.ts'
import { alchemists } from '../../game.ts'
import {
  type GolemTablePlan,
  golemTable,
  type ProjectPlan,
  printedGolem,
  token,
  twoTests,
} from '../../testing/golemTable.ts'
import { all, declared, type Played, toTheEnd } from '../../testing/play.ts'
import type { PlayerPlan, TheoryPlan } from '../../testing/table.ts'
import { projectAt } from './state.ts'

function ended(plan: Partial<GolemTablePlan>): Played {
  return toTheEnd(declared(golemTable({ players: 2, round: 6, ...plan }), {}))
}

function points(game: Played, seat: number, source: ScoreSource): number {
  return game.table.end?.scores[seat]?.[source] ?? 0
}

type Name = Parameters<typeof token>[0]

function project(chest: readonly Name[], ears: readonly Name[]): ProjectPlan {
  return { tests: twoTests, reports: { chest: chest.map(token), ears: ears.map(token) } }
}

describe('final scoring of the Golem Project', () => {
  it.each<[readonly Name[], readonly Name[], number]>([
    [['big red'], [], 4],
    [['small blue', 'big red'], [], 2],
    [['small blue', 'big blue'], [], -6],
    [['small red'], [], -8],
    [['big red'], ['small green'], 8],
    [['small red'], ['big blue'], -16],
    [['big red', 'small blue'], ['big green', 'big blue'], -4],
  ])('G-245..G-249, G-287 chest %j and ears %j bring %i when it is big red and small green', (chest, ears, due) => {
    const game = ended({ projects: [project(chest, ears)] })
    expect(points(game, 0, 'reports')).toBe(due)
    expect(points(game, 1, 'reports')).toBe(0)
    const told = all(game, 'reportRevealed').reduce((sum, each) => sum + each.points, 0)
    expect(told).toBe(due)
  })

  it('G-287, GR-91 shows golem, pair and every report to all, and only then', () => {
    const plan = { projects: [project(['big red'], [])] }
    const before = declared(golemTable({ players: 2, round: 6, ...plan }), {})
    expect(projectAt(before.table).revealed).toBeNull()
    const game = toTheEnd(before)
    expect(all(game, 'golemShown')).toEqual([
      { kind: 'golemShown', golem: printedGolem, pair: ['toad', 'mandrakeRoot'] },
    ])
    const { table } = alchemists.view(game.state, 'spectator')
    expect(projectAt(table).revealed).toEqual({
      golem: printedGolem,
      pair: ['toad', 'mandrakeRoot'],
      reports: [
        { chest: [token('big red')], ears: [] },
        { chest: [], ears: [] },
      ],
    })
  })

  it('G-250, G-265 a living golem is worth 5, whatever was reported', () => {
    const game = ended({ projects: [{ ...project(['small red'], []), flask: 3 }, { tests: twoTests }] })
    expect(points(game, 0, 'golem')).toBe(5)
    expect(points(game, 0, 'reports')).toBe(-8)
    expect(points(game, 1, 'golem')).toBe(0)
  })

  it('G-244, GR-61, GR-92 an approval token is worth 2 gold before gold is counted', () => {
    const seats: readonly PlayerPlan[] = [{ gold: 2 }, { gold: 2 }]
    const game = ended({ seats, projects: [{ approval: 2 }, {}] })
    // Six cubes that were not used are three favor cards, worth 6 gold.
    expect(points(game, 0, 'gold')).toBe(4)
    expect(points(game, 1, 'gold')).toBe(2)
    expect(game.table.end?.leftover).toEqual([0, 2])
  })

  it('GR-86, G-019 the Bookcase counts every book on the board of its owner', () => {
    const state = golemTable({ players: 2, round: 6, seats: [{ artifacts: ['mahoganyBookcase'] }] })
    const players = state.table.players.map((each) => ({ ...each, slots: { ...each.slots, library: { books: 3 } } }))
    const own = state.own.map((each) => ({
      ...each,
      slots: {
        ...each.slots,
        library: {
          offer: null,
          read: Array.from({ length: 3 }, () => ({ ingredient: 'toad', luminary: 'lunar' }) as const),
        },
      },
    }))
    const game = toTheEnd(declared({ ...state, own, table: { ...state.table, players } }, {}))
    expect(points(game, 0, 'mahoganyBookcase')).toBe(3)
    expect(points(game, 1, 'mahoganyBookcase')).toBe(0)
  })

  it('GR-61 counts in the order reputation, artifacts, grants, gold, theories, articles, reports, golem, Idol', () => {
    const theories: readonly TheoryPlan[] = [{ on: 'toad', is: 'pnP', seals: [[0, 'gold']] }]
    const game = ended({
      theories,
      seats: [{ gold: 3, artifacts: ['magicMirror', 'bronzeCup', 'wisdomIdol'], grants: [0] }],
      projects: [{ ...project(['big red'], []), flask: 3 }],
    })
    const told = all(game, 'scored').flatMap(({ seat, source }) => (seat === 0 ? [source] : []))
    expect(told).toEqual([
      'reputation',
      'magicMirror',
      'artifacts',
      'grants',
      'gold',
      'theories',
      'reports',
      'golem',
      'wisdomIdol',
    ])
    const kinds = game.seen.map(({ kind }) => kind)
    const order = ['answersShown', 'sealsRevealed', 'golemShown', 'reportRevealed', 'gameEnded'] as const
    expect(order.map((kind) => kinds.indexOf(kind))).toEqual(
      order.map((kind) => kinds.indexOf(kind)).toSorted((one, other) => one - other),
    )
    expect(alchemists.scoreSources.slice(-4)).toEqual(['articles', 'reports', 'golem', 'wisdomIdol'])
  })

  it('GR-93 the Idol counts no reports', () => {
    const game = ended({ seats: [{ artifacts: ['wisdomIdol'] }], projects: [project(['big red'], ['small green'])] })
    expect(points(game, 0, 'wisdomIdol')).toBe(0)
  })

  it('G-182, G-245..G-248 judges every report by every golem as the tokens say', () => {
    const said = (golem: Golem, tokens: readonly Trigger[]) => {
      const right = tokens.some(({ colour, size }) => golem.chest.colour === colour && golem.chest.size === size)
      return tokens.length === 1 ? (right ? 4 : -8) : right ? 2 : -6
    }
    for (const golem of golems) {
      for (const tokens of [[token('big red')], [token('small red'), token('big blue')]] as const) {
        expect(pointsOfReport({ part: 'chest', tokens }, golem)).toBe(said(golem, tokens))
      }
    }
  })
})
