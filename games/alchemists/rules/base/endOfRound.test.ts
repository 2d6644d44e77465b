import { describe, expect, it } from 'vitest'
import { box, rulesOf } from '../game.ts'
import {
  all,
  begun,
  declared,
  decline,
  forageDeck,
  legalOf,
  own,
  play,
  player,
  question,
  refusal,
  toTheEnd,
  untilRound,
} from '../testing/play.ts'
import { masterOptions, optionsWith, tableWith } from '../testing/table.ts'
import { changeBySeals } from './components/levels.ts'

const kinds = (game: { seen: readonly { kind: string }[] }) => game.seen.map(({ kind }) => kind)
const seal = (
  on: 'toad' | 'fern' | 'flower' | 'scorpion' | 'mushroom',
  is: 'PPP' | 'NNN' | 'npN' | 'pnP' | 'nPp',
  ...seats: number[]
) => ({ on, is, seals: seats.map((seat) => [seat, 'silver'] as const) }) as const

describe('end of a round', () => {
  it('A-328, A-341 holds the conference, awards the top alchemists, counts cubes, then brings the next adventurer', () => {
    const game = declared(tableWith({ players: 2, round: 3, theories: [seal('toad', 'PPP', 0)] }), {})
    const order = kinds(game).filter((kind) =>
      [
        'conferenceHeld',
        'artifactsReplaced',
        'topAlchemists',
        'unusedCubes',
        'adventurerCame',
        'rowDealt',
        'roundBegan',
      ].includes(kind),
    )
    expect(order).toEqual([
      'conferenceHeld',
      'artifactsReplaced',
      'topAlchemists',
      'unusedCubes',
      'unusedCubes',
      'adventurerCame',
      'rowDealt',
      'roundBegan',
    ])
  })

  it('A-334 gives the full set of cubes back', () => {
    const game = untilRound(begun(tableWith({ players: 4, round: 1 })), 2)
    for (const { cubes } of game.table.players) expect(cubes).toEqual({ board: 4, placed: 0, unused: 0, hospital: 0 })
    expect(untilRound(begun(tableWith({ players: 2, round: 1 })), 2).table.players[0]?.cubes.board).toBe(6)
    expect(untilRound(begun(tableWith({ players: 3, round: 1 })), 2).table.players[0]?.cubes.board).toBe(5)
  })

  it('A-333 gives nothing for an odd cube', () => {
    const game = play(declared(tableWith({ players: 3 }), { 0: { forage: 2 } }), [forageDeck, forageDeck])
    expect(all(game, 'unusedCubes')[0]).toEqual({ kind: 'unusedCubes', seat: 0, cubes: 3, favours: 1 })
  })

  it('AR-87 draws player by player, each with all Herbalists, before the new row', () => {
    const state = tableWith({
      players: 2,
      order: [1, 0],
      favourDeck: ['sage', 'herbalist', 'sage', 'herbalist', 'barmaid', 'barmaid'],
    })
    const game = declared(state, {})
    expect(question(game)).toBe('1 herbalist')
    expect(all(game, 'unusedCubes').map(({ seat }) => seat)).toEqual([1])
    expect(all(game, 'rowDealt')).toEqual([])
    const [first] = legalOf(game)
    const next = play(game, first === undefined ? [] : [first])
    expect(question(next)).toBe('0 herbalist')
    expect(own(next, 1).favours.reduce((sum, count) => sum + count, 0)).toBe(2)
  })
})

describe('top alchemist', () => {
  it('A-329, A-331 gives 1 reputation to all with most seals on the board, whatever their kind', () => {
    const game = declared(
      tableWith({
        players: 3,
        theories: [seal('toad', 'PPP', 0, 1), seal('fern', 'NNN', 1), seal('flower', 'npN', 2, 0)],
      }),
      {},
    )
    expect(all(game, 'topAlchemists')).toEqual([{ kind: 'topAlchemists', seats: [0, 1], seals: 2 }])
    expect(game.table.players.map(({ reputation }) => reputation)).toEqual([11, 11, 10])
  })

  it('A-329, A-285 counts only seals that still lie there: not those of a theory that fell', () => {
    // Scorpion is not pnP: its green sign is plus.
    const theories = [
      seal('toad', 'PPP', 0),
      seal('scorpion', 'pnP', 0),
      seal('fern', 'NNN', 0, 1),
      seal('flower', 'npN', 1),
    ]
    const game = play(declared(tableWith({ players: 3, theories }), { 2: { debunk: 1 } }), [
      { kind: 'debunk', ingredient: 'scorpion', colour: 'green' },
    ])
    expect(all(game, 'topAlchemists')).toEqual([{ kind: 'topAlchemists', seats: [0, 1], seals: 2 }])
  })

  it('A-330, AR-52 gives it to nobody without counted seals', () => {
    expect(all(declared(tableWith({ players: 2 }), {}), 'topAlchemists')).toEqual([])
    const marked = tableWith({
      players: 2,
      options: masterOptions,
      theories: [seal('toad', 'PPP', 0), seal('fern', 'NNN', 1)],
      conflicts: [['fern', 'toad']],
    })
    expect(all(declared(marked, {}), 'topAlchemists')).toEqual([])
  })

  it('A-332, A-318 ignores seals on theories in conflict', () => {
    const theories = [seal('toad', 'PPP', 0), seal('fern', 'NNN', 0), seal('flower', 'npN', 1)]
    const game = declared(
      tableWith({ players: 2, options: masterOptions, theories, conflicts: [['fern', 'toad']] }),
      {},
    )
    expect(all(game, 'topAlchemists')).toEqual([{ kind: 'topAlchemists', seats: [1], seals: 1 }])
  })
})

describe('conferences', () => {
  it('A-345, A-342, A-343, AR-53 judge seals by tile and side', () => {
    const rows = ([1, 2] as const).flatMap((tile) =>
      (['apprentice', 'master'] as const).map((level) =>
        [0, 1, 2, 3, 5].map((seals) =>
          changeBySeals(
            rulesOf(optionsWith({}), 4).conferences.find(({ conference }) => conference === tile)?.tiles[0]?.seals
              ?.bySeals[level] ?? [],
            seals,
          ),
        ),
      ),
    )
    expect(rows).toEqual([
      [-1, 1, 1, 1, 1],
      [-2, -1, 1, 1, 1],
      [-2, -1, 1, 1, 1],
      [-3, -2, -1, 1, 1],
    ])
  })

  it('A-345 two seals at the second conference of masters cost 1, and 1 more in the green zone', () => {
    const theories = [seal('toad', 'PPP', 0), seal('fern', 'NNN', 0)]
    const game = declared(
      tableWith({ players: 2, round: 5, options: masterOptions, seats: [{ reputation: 15 }], theories }),
      {},
    )
    const [change] = all(game, 'reputationChanged').filter(({ why }) => why === 'conference')
    expect(change).toMatchObject({ seat: 0, from: 15, to: 13 })
  })

  it('A-341, A-342 comes after all action spaces, so that a theory of the same round counts', () => {
    const game = play(declared(tableWith({ players: 2, round: 3 }), { 0: { publish: 1 } }), [
      { kind: 'publish', ingredient: 'toad', alchemical: 'PPP', seal: 'silver' },
    ])
    expect(all(game, 'reputationChanged').map(({ seat, from, to, why }) => [seat, to - from, why])).toEqual([
      [0, 1, 'publishing'],
      [0, 1, 'conference'],
      [1, -1, 'conference'],
      [0, 1, 'topAlchemist'],
    ])
  })

  it('A-070, A-381, AR-53 judges each player by the own side', () => {
    const game = declared(
      tableWith({
        players: 2,
        round: 3,
        options: { conferences: 'master', seat2: 'apprenticeConferences' },
        theories: [seal('toad', 'PPP', 0, 1)],
      }),
      {},
    )
    const changes = all(game, 'reputationChanged').filter(({ why }) => why === 'conference')
    expect(changes.map(({ to }) => to)).toEqual([9, 11])
  })

  it('A-344 counts no seals on theories in conflict', () => {
    const theories = [seal('toad', 'PPP', 0), seal('fern', 'NNN', 1)]
    const game = declared(
      tableWith({ players: 2, round: 3, options: { debunking: 'master' }, theories, conflicts: [['fern', 'toad']] }),
      {},
    )
    expect(
      all(game, 'reputationChanged')
        .filter(({ why }) => why === 'conference')
        .map(({ to }) => to),
    ).toEqual([9, 9])
  })

  it('A-159, A-346, A-158, A-439 replace the artifacts: level II after round 3, level III after round 5', () => {
    const levels = (round: number) =>
      untilRound(begun(tableWith({ players: 2, round })), round + 1).table.onOffer.map(
        (artifact) => box.artifact(artifact).level,
      )
    expect([levels(2), levels(3), levels(4), levels(5)]).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [2, 2, 2],
      [3, 3, 3],
    ])
  })

  it('A-069, A-337..A-340 come to light a round ahead and are held at the ends of rounds 3 and 5', () => {
    let game = begun(tableWith({ players: 2, round: 1 }))
    const held: (readonly [number, number | null])[] = []
    const next: (number | null)[] = []
    for (let round = 1; round < 6; round++) {
      const announced = game.table.nextAdventurer
      held.push([round, game.table.conference])
      game = untilRound(game, round + 1)
      expect(game.table.adventurer).toBe(announced)
      next.push(game.table.nextAdventurer)
    }
    expect(held).toEqual([
      [1, null],
      [2, null],
      [3, 1],
      [4, null],
      [5, 2],
    ])
    expect(next.at(-1)).toBeNull()
    // Four have been and gone, the fifth stays for the last round.
    expect(game.table.gone.length).toBe(4)
    expect(game.table.gone).not.toContain(game.table.adventurer)
    expect(new Set(next).size).toBe(5)
    expect(all(game, 'conferenceAnnounced').map(({ conference }) => conference)).toEqual([1, 2])
    expect(all(game, 'conferenceHeld').length).toBe(2)
  })
})

describe('the final round', () => {
  it('A-350, A-351, A-111 opens the exhibition in place of Test and Drink', () => {
    const game = begun(tableWith({ players: 2, round: 6 }))
    expect(refusal(game, { kind: 'declare', actions: { test: 1 }, assistants: 0, associates: [] })).toBe('spaceClosed')
    expect(refusal(game, { kind: 'declare', actions: { exhibit: 4 }, assistants: 0, associates: [] })).toBeNull()
  })

  it('A-362, AR-82 ends with the top award and the favor draws, without conference, hospital or adventurer', () => {
    const game = toTheEnd(declared(tableWith({ players: 2, round: 6, theories: [seal('toad', 'PPP', 0)] }), {}))
    const after = kinds(game)
    expect(after.indexOf('topAlchemists')).toBeGreaterThan(-1)
    expect(after.indexOf('unusedCubes')).toBeGreaterThan(after.indexOf('topAlchemists'))
    expect(after.indexOf('answersShown')).toBeGreaterThan(after.indexOf('unusedCubes'))
    for (const kind of ['conferenceHeld', 'hospitalCleared', 'adventurerCame', 'roundBegan'])
      expect(after).not.toContain(kind)
  })

  it('AR-82 lets a Custodian drink still cost reputation, but no cube and no order', () => {
    const seats = [
      {
        hand: ['fern', 'birdClaw', 'fern', 'flower', 'mushroom', 'birdClaw'],
        favours: ['custodian', 'custodian', 'custodian'],
      },
    ] as const
    const game = play(declared(tableWith({ players: 2, round: 6, seats }), { 0: { custodian: 3, exhibit: 1 } }), [
      { kind: 'drink', pair: ['fern', 'birdClaw'], mortar: false },
      { kind: 'drink', pair: ['fern', 'flower'], mortar: false },
      { kind: 'drink', pair: ['mushroom', 'birdClaw'], mortar: false },
    ])
    expect(player(game, 0).reputation).toBe(9)
    expect(player(game, 0).cubes.hospital).toBe(0)
    expect(all(game, 'paralysed')).toEqual([])
    expect(all(game, 'declined')[0]).toMatchObject({ ask: 'exhibit', forced: true })
    expect(refusal(begun(game.state), decline, 0)).not.toBeNull()
  })
})
