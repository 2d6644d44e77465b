import { describe, expect, it } from 'vitest'
import { blueArticle, endorseArticle, publishArticle, redArticle } from '../../testing/encyclopedia.ts'
import { project } from '../../testing/golemPlay.ts'
import { type GolemTablePlan, golemTable } from '../../testing/golemTable.ts'
import { all, declared, play, player, publish, question, refusal } from '../../testing/play.ts'
import { masterOptions, type TheoryPlan, tableWith } from '../../testing/table.ts'

function publishing(plan: Partial<GolemTablePlan>) {
  return declared(golemTable({ players: 2, ...plan }), { 0: { publish: 1 } })
}

const published = [{ ...redArticle, seals: [[1, 'silver']] }] as const

describe('articles with the Golem Project', () => {
  it('G-074, GR-81 are paid as the side of the board says: in tokens with the project, in gold without', () => {
    const paid = (golemProject: boolean) => {
      const options = { royalEncyclopedia: true, golemProject }
      const table = golemProject
        ? golemTable({ players: 2, options, seats: [{ gold: 2 }], projects: [{ approval: 2 }] })
        : tableWith({ players: 2, options, seats: [{ gold: 2 }] })
      const game = play(declared(table, { 0: { publish: 1 } }), [publishArticle(blueArticle)])
      return { gold: player(game, 0).gold, approval: player(game, 0).slots.golemProject?.approval }
    }
    expect(paid(true)).toEqual({ gold: 2, approval: 1 })
    expect(paid(false)).toEqual({ gold: 1, approval: undefined })
  })

  it('G-078, G-203, GR-98 cost an approval token and no gold', () => {
    const game = play(publishing({ seats: [{ gold: 2 }], projects: [{ approval: 1 }] }), [publishArticle(blueArticle)])
    expect(player(game, 0).gold).toBe(2)
    expect(project(game, 0).approval).toBe(0)
    expect(all(game, 'approvalChanged')).toEqual([{ kind: 'approvalChanged', seat: 0, change: -1, why: 'publishing' }])
  })

  it('G-203, GR-46 are refused without a token, and the action is declined when nothing else can be published', () => {
    const game = publishing({ seats: [{ gold: 9 }] })
    expect(refusal(game, publishArticle(blueArticle))).toBe('noApproval')
    const poor = publishing({ seats: [{ gold: 0 }] })
    expect(all(poor, 'declined')).toHaveLength(1)
    expect(question(publishing({ seats: [{ gold: 0 }], projects: [{ approval: 1 }] }))).toBe('0 publish')
  })

  it('G-078, G-204, GR-92 endorsing costs a token to the bank and a gold to each owner of a seal', () => {
    const game = play(
      publishing({ seats: [{ gold: 2 }, { gold: 0 }], projects: [{ approval: 1 }], articles: published }),
      [endorseArticle('red')],
    )
    expect([player(game, 0).gold, player(game, 1).gold]).toEqual([1, 1])
    expect([project(game, 0).approval, project(game, 1).approval]).toEqual([0, 0])
    const without = publishing({ seats: [{ gold: 0 }], projects: [{ approval: 1 }], articles: published })
    expect(refusal(without, endorseArticle('red'))).toBe('noGold')
  })

  it('G-270 the Printing Press gives nothing on articles, neither publishing nor endorsing', () => {
    const press = { gold: 3, artifacts: ['printingPress'] } as const
    expect(refusal(publishing({ seats: [press] }), publishArticle(blueArticle))).toBe('noApproval')
    const game = play(publishing({ seats: [press], projects: [{ approval: 1 }] }), [publishArticle(blueArticle)])
    expect(project(game, 0).approval).toBe(0)
    const endorsed = play(publishing({ seats: [press], projects: [{ approval: 1 }], articles: published }), [
      endorseArticle('red'),
    ])
    expect(project(endorsed, 0).approval).toBe(0)
    expect(player(endorsed, 0).gold).toBe(2)
  })

  it('G-202 theories cost gold as ever, and no token', () => {
    const game = play(publishing({ seats: [{ gold: 2 }], projects: [{ approval: 1 }] }), [publish('toad', 'PPP')])
    expect(player(game, 0).gold).toBe(1)
    expect(project(game, 0).approval).toBe(1)
    const press = play(publishing({ seats: [{ gold: 2, artifacts: ['printingPress'] }] }), [publish('toad', 'PPP')])
    expect(player(press, 0).gold).toBe(2)
  })

  it('GR-57, GR-98 seals on articles count on both tiles that judge seals', () => {
    const theories: readonly TheoryPlan[] = [
      { on: 'toad', is: 'PPP', seals: [[0, 'gold']] },
      { on: 'fern', is: 'NNN', seals: [[0, 'gold']] },
    ]
    const articles = [{ ...redArticle, seals: [[0, 'silver']] }] as const
    const held = (round: number, options: object) =>
      all(declared(golemTable({ players: 2, round, theories, articles, options }), {}), 'reputationChanged')
        .filter(({ seat, why }) => seat === 0 && why === 'conference')
        .map(({ from, to }) => to - from)
    // Nobody has reported: -2 for masters in round 3, and for everybody in round 5.
    expect(held(3, masterOptions)).toEqual([-1])
    expect(held(5, {})).toEqual([-1])
    expect(held(5, masterOptions)).toEqual([-2])
  })
})
