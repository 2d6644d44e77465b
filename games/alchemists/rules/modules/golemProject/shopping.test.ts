import { describe, expect, it } from 'vitest'
import { artifactPrice } from '../../base/buyArtifact.ts'
import { standingAt } from '../../engine/atTable.ts'
import { animate, ownProject, project, testGolem, visitLibrary } from '../../testing/golemPlay.ts'
import { type GolemTablePlan, golemTable, twoTests } from '../../testing/golemTable.ts'
import { all, answer, buy, declared, legalOf, play, player, question, refusal, secrets } from '../../testing/play.ts'
import { projectAt } from './state.ts'

function buying(plan: Partial<GolemTablePlan>, actions = 1) {
  return declared(
    golemTable({ players: 2, underCounter: 'printingPress', onOffer: ['periscope', 'magicMortar'], ...plan }),
    { 0: { buy: actions } },
  )
}

describe('under the counter', () => {
  it('G-196 the row is sold as usual, without a token', () => {
    const game = play(buying({ seats: [{ gold: 3 }] }), [buy('periscope')])
    expect(player(game, 0)).toMatchObject({ gold: 0, artifacts: ['periscope'] })
  })

  it('G-197, G-198 one more card costs a gold less than printed and a token', () => {
    const game = play(buying({ seats: [{ gold: 3 }], projects: [{ approval: 2 }] }), [buy('printingPress')])
    expect(player(game, 0)).toMatchObject({ gold: 0, artifacts: ['printingPress'] })
    expect(project(game, 0).approval).toBe(1)
    expect(projectAt(game.table).underCounter).toBeNull()
    expect(all(game, 'artifactBought')).toEqual([
      { kind: 'artifactBought', seat: 0, artifact: 'printingPress', price: 3 },
    ])
    expect(all(game, 'approvalChanged')).toEqual([{ kind: 'approvalChanged', seat: 0, change: -1, why: 'artifact' }])
  })

  it('G-198, GR-59, GR-92 the token is always due, even where the gold comes to nothing', () => {
    const without = buying({ seats: [{ gold: 9 }] })
    expect(refusal(without, buy('printingPress'))).toBe('noApproval')
    expect(legalOf(without)).not.toContainEqual(buy('printingPress'))
    const cheap = buying({
      underCounter: 'altarOfGold',
      round: 6,
      onOffer: [],
      seats: [{ gold: 0, favours: ['shopkeeper'] }],
      projects: [{ approval: 1 }],
    })
    const game = play(cheap, [buy('altarOfGold', 1)])
    expect(player(game, 0).gold).toBe(0)
    expect(project(game, 0).approval).toBe(0)
  })

  it('GR-59, GR-94 Shopkeepers and the Discount Card count, and the purchase counts for the card', () => {
    const game = buying(
      {
        seats: [{ gold: 9, artifacts: ['discountCard'], favours: ['shopkeeper'] }],
        projects: [{ approval: 1 }],
      },
      2,
    )
    // 4 printed, 1 off under the counter, 2 off the next artifact, 1 for the Shopkeeper.
    expect(artifactPrice(standingAt(game.table, 0), 'printingPress', 1)).toBe(0)
    const bought = play(game, [buy('printingPress', 1)])
    expect(player(bought, 0).gold).toBe(9)
    // From now on the card takes off 1.
    expect(artifactPrice(standingAt(bought.table, 0), 'periscope', 0)).toBe(2)
  })

  it('GR-87 is open to every Buy action, also with an empty row, and to row and counter in one round', () => {
    const empty = buying({ onOffer: [], seats: [{ gold: 3 }], projects: [{ approval: 1 }] })
    expect(question(empty)).toBe('0 buy')
    const both = play(buying({ seats: [{ gold: 9 }], projects: [{ approval: 1 }] }, 2), [
      buy('printingPress'),
      buy('periscope'),
    ])
    expect(player(both, 0).artifacts).toEqual(['printingPress', 'periscope'])
    const closed = buying({ onOffer: [], seats: [{ gold: 9 }] })
    expect(all(closed, 'declined')).toHaveLength(1)
  })

  it('GR-87, GR-83 Boots of Speed may buy there once more', () => {
    const game = buying({ seats: [{ gold: 9, artifacts: ['bootsOfSpeed'] }], projects: [{ approval: 1 }] })
    const again = play(game, [buy('periscope'), buy('printingPress')])
    expect(player(again, 0).artifacts).toEqual(['bootsOfSpeed', 'periscope', 'printingPress'])
  })
})

describe('new artifacts', () => {
  it('GR-86, GR-62 the Royal Signet brings three tokens at once, marked as a reconstruction', () => {
    const state = golemTable({ players: 2, round: 4, onOffer: ['royalSignet'], seats: [{ gold: 3 }] })
    const game = play(declared(state, { 0: { buy: 1, visitLibrary: 1 } }), [buy('royalSignet')])
    expect(project(game, 0).approval).toBe(3)
    // Usable at once: the library comes next.
    expect(question(game)).toBe('0 visitLibrary')
    expect(standingAt(game.table, 0).rules.artifact('royalSignet').source).toBe('reconstructed')
  })

  it('GR-86, GR-87 the Mahogany Bookcase brings a book that is read as part of the purchase', () => {
    const state = golemTable({ players: 2, round: 6, onOffer: ['mahoganyBookcase'], seats: [{ gold: 3 }] })
    const game = play(declared(state, { 0: { buy: 2 } }), [buy('mahoganyBookcase')])
    expect(question(game)).toBe('0 readBook')
    expect(player(game, 0).slots.library?.books).toBe(1)
    expect(standingAt(game.table, 0).rules.artifact('mahoganyBookcase').source).toBe('reconstructed')
  })
})

describe('visiting the library', () => {
  const visiting = (approval: number, actions = 1, artifacts: readonly 'bootsOfSpeed'[] = []) =>
    declared(golemTable({ players: 2, seats: [{ artifacts }], projects: [{ approval }] }), {
      0: { visitLibrary: actions },
    })

  it('G-200, G-012, G-013 costs a token and brings a book that is read at once', () => {
    const game = play(visiting(1), [visitLibrary])
    expect(project(game, 0).approval).toBe(0)
    expect(question(game)).toBe('0 readBook')
    expect(all(game, 'approvalChanged')).toEqual([{ kind: 'approvalChanged', seat: 0, change: -1, why: 'library' }])
    const [book] = secrets(game, 'bookTaken', 0)
    const [ingredient] = book?.offer ?? []
    const read = answer(game, 0, { kind: 'readBook', ingredient: ingredient ?? 'toad' })
    expect(read.state.own[0]?.slots.library?.read).toHaveLength(1)
  })

  it('GR-46 declines for whoever has no token', () => {
    expect(all(visiting(0), 'declined')).toEqual([{ kind: 'declined', seat: 0, ask: 'visitLibrary', forced: true }])
  })

  it('GR-45 a token of this round’s research pays', () => {
    const state = golemTable({ players: 2, tokens: 1, seats: [{ hand: ['toad'] }] })
    const game = play(declared(state, { 0: { researchGolem: 1, visitLibrary: 1 } }), [testGolem('toad'), visitLibrary])
    expect(question(game)).toBe('0 readBook')
  })

  it('GR-83 Boots of Speed cost another token', () => {
    const read = (game: ReturnType<typeof visiting>) => play(game, [legalOf(game)[0] ?? visitLibrary])
    const game = read(play(visiting(2, 1, ['bootsOfSpeed']), [visitLibrary]))
    expect(question(game)).toBe('0 boots')
    const again = read(play(game, [visitLibrary]))
    expect(project(again, 0).approval).toBe(0)
    expect(player(again, 0).slots.library?.books).toBe(2)
  })

  it('G-201 books never run out', () => {
    const state = golemTable({ players: 2, projects: [{ approval: 1 }] })
    const players = state.table.players.map((each) => ({ ...each, slots: { ...each.slots, library: { books: 12 } } }))
    const game = play(declared({ ...state, table: { ...state.table, players } }, { 0: { visitLibrary: 1 } }), [
      visitLibrary,
    ])
    expect(player(game, 0).slots.library?.books).toBe(13)
  })
})

describe('approval tokens', () => {
  it('GR-92, GR-45 are counted in the open and go to the bank when spent', () => {
    const state = golemTable({ players: 2, tokens: 2, seats: [{ hand: ['toad'] }], projects: [{ tests: twoTests }] })
    const game = play(declared(state, { 0: { researchGolem: 2, visitLibrary: 1 } }), [
      animate(['toad', 'mandrakeRoot']),
      testGolem('toad'),
      visitLibrary,
    ])
    expect(project(game, 0).approval).toBe(1)
    expect(projectAt(game.table).tokens).toBe(0)
    expect(ownProject(game, 0).attempts).toEqual([{ pair: ['toad', 'mandrakeRoot'], worked: true }])
  })
})
