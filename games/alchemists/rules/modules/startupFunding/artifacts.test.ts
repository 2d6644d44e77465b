import { describe, expect, it } from 'vitest'
import type { Artifact } from '../../engine/contributions.ts'
import { alchemists, rulesOf } from '../../game.ts'
import {
  all,
  answer,
  begun,
  buy,
  declared,
  exhibit,
  legalOf,
  own,
  play,
  player,
  question,
  refusal,
  secrets,
  together,
  toTheEnd,
  until,
} from '../../testing/play.ts'
import { cardWith, funded, secretCard, settle, startingCard, startupTable } from '../../testing/startup.ts'
import { demo, masterOptions, optionsWith } from '../../testing/table.ts'
import { secretBonusOf } from './components.ts'
import { ownStartup, poolsOn, startupOf } from './state.ts'

const gold3 = cardWith({ gold: 3 })
const ingredients3 = cardWith({ ingredients: 3 })
const fame1 = cardWith({ gold: 1, ingredients: 1, reputation: 1 })
const fame2 = cardWith({ favours: 1, reputation: 2 })
const loan = cardWith({ gold: 3, ingredients: 2, reputation: -2 })

const firstLevel: readonly Artifact[] = ['bootsOfSpeed', 'discountCard', 'robeOfRespect', 'replicator']
const lastLevel: readonly Artifact[] = ['altarOfGold', 'featherInCap', 'magicMirror']

const start = (other: number, starting: readonly Artifact[] = firstLevel) =>
  funded({
    keeping: [
      [startingCard, other],
      [gold3, ingredients3],
    ],
    pools: { starting, secret: lastLevel },
    startingPlayer: 0,
    options: masterOptions,
  })

describe('the starting artifact', () => {
  it('G-042 GR-31 GR-64 is one of those of deck I that were not drawn', () => {
    const options = optionsWith({ startupFunding: true })
    const fresh = funded({
      keeping: [
        [startingCard, gold3],
        [ingredients3, loan],
      ],
    })
    const { starting, secret } = poolsOn(fresh.table)
    const drawn = [...fresh.table.onOffer, ...fresh.table.toCome.flat()]
    const left = (level: 1 | 3) => rulesOf(options, 2).artifactsOfLevel(level).length - 3
    expect([starting.length, secret.length]).toEqual([left(1), left(3)])
    expect(starting.every((artifact) => rulesOf(options, 2).artifact(artifact).level === 1)).toBe(true)
    expect(secret.every((artifact) => rulesOf(options, 2).artifact(artifact).level === 3)).toBe(true)
    expect([...starting, ...secret].filter((artifact) => drawn.includes(artifact))).toEqual([])
    expect(legalOf(fresh, 0)).toEqual(starting.map((artifact) => settle({ starting: artifact })))
    expect(refusal(fresh, settle({ starting: fresh.table.onOffer[0] as Artifact }), 0)).toBe('notInPool')
    expect(refusal(fresh, settle({ secret: secret[0] as Artifact }), 0)).toBe('otherFunding')
  })

  it('G-043 lies open before its owner and works from the first moment', () => {
    const game = together(start(ingredients3, ['magicMortar']), { 0: settle({ starting: 'magicMortar' }) })
    expect(player(game, 0).artifacts).toEqual(['magicMortar'])
    expect(all(game, 'startingArtifactTaken')).toEqual([
      { kind: 'startingArtifactTaken', seat: 0, artifact: 'magicMortar' },
    ])
    expect(poolsOn(game.table).starting).toEqual([])
    expect(game.table.round).toBe(1)
    expect(all(game, 'goldChanged').filter(({ seat }) => seat === 0)).toEqual([])
  })

  it.each([
    ['discountCard', 5],
    ['magicMortar', 5],
    ['periscope', 5],
    ['bootsOfSpeed', 3],
    ['printingPress', 3],
    ['robeOfRespect', 3],
    ['replicator', 3],
  ] as const)('G-044 GR-68 leaves the owner of %s with %i points of reputation', (artifact, reputation) => {
    const game = together(start(gold3, [artifact]), { 0: settle({ starting: artifact }) })
    expect(player(game, 0).reputation).toBe(reputation)
  })

  it('G-045 merges the price with the other card into one move', () => {
    const moves = (other: number, artifact: Artifact, favour: 'sage' | null = null) =>
      all(
        together(
          funded({
            keeping: [
              [startingCard, other],
              [gold3, ingredients3],
            ],
            pools: { starting: [artifact], secret: [] },
            favours: ['sage', 'sage'],
            startingPlayer: 0,
            options: masterOptions,
          }),
          { 0: settle({ starting: artifact, favour }) },
        ),
        'reputationChanged',
      ).map(({ from, to }) => [from, to])
    expect(moves(fame2, 'bootsOfSpeed', 'sage')).toEqual([[10, 5]])
    expect(moves(loan, 'bootsOfSpeed')).toEqual([[10, 1]])
    expect(moves(loan, 'periscope')).toEqual([[10, 3]])
  })

  it('GR-28 gets no help from a Robe of Respect that comes with it', () => {
    const game = together(start(fame1, ['robeOfRespect']), { 0: settle({ starting: 'robeOfRespect' }) })
    expect(player(game, 0).reputation).toBe(10 - 7 + 1)
  })

  it('GR-68 keeps the whole discount of a Discount Card for the first artifact that is bought', () => {
    const begunWith = startupTable(
      { players: 2, round: 2, seats: [{ gold: 9 }], onOffer: ['periscope', 'bootsOfSpeed', 'printingPress'] },
      [{ kept: [startingCard, gold3] }],
    )
    const taken = together(
      begun({
        ...begunWith,
        table: {
          ...begunWith.table,
          asks: [{ kind: 'settleFunding', seat: 0, discards: false, pools: ['starting'], replica: null }],
          slots: { ...begunWith.table.slots, startupFunding: { pools: { starting: ['discountCard'], secret: [] } } },
          agenda: [{ kind: 'declare', seat: 1 }, { kind: 'declare', seat: 0 }, ...begunWith.table.agenda.slice(-1)],
        },
      }),
      { 0: settle({ starting: 'discountCard' }) },
    )
    const game = play(declared(taken.state, { 0: { buy: 2 } }), [buy('bootsOfSpeed'), buy('printingPress')])
    // 4 less 2, then 4 less 1.
    expect(all(game, 'artifactBought').map(({ price }) => price)).toEqual([2, 3])
  })

  it('GR-64 costs nothing and gives nothing where the pool is empty', () => {
    const game = start(gold3, [])
    expect(question(game)).toBe('0 chooseOrder')
    expect(player(game, 0)).toMatchObject({ reputation: 10, artifacts: [], gold: 3 })
  })
})

describe('the secret artifact', () => {
  const secretly = (artifact: Artifact) =>
    together(
      funded({
        keeping: [
          [secretCard, gold3],
          [ingredients3, loan],
        ],
        pools: { starting: firstLevel, secret: lastLevel },
        startingPlayer: 0,
        options: masterOptions,
      }),
      { 0: settle({ secret: artifact }) },
    )

  it('G-036 GR-30 is one of those of deck III that were not drawn, for no gold and no reputation', () => {
    const game = secretly('featherInCap')
    expect(ownStartup(own(game, 0)).secret).toEqual(['featherInCap'])
    expect(player(game, 0)).toMatchObject({ gold: 3, reputation: 10, artifacts: [] })
    expect(startupOf(player(game, 0)).faceDown).toBe(1)
  })

  it('G-037 GR-66 shows others one artifact face down, and nothing of what it is', () => {
    const [feather, altar] = [secretly('featherInCap'), secretly('altarOfGold')]
    for (const viewer of [1, 'spectator'] as const) {
      expect(alchemists.view(feather.state, viewer)).toEqual(alchemists.view(altar.state, viewer))
    }
    expect(feather.seen).toEqual(altar.seen)
    expect(secrets(feather, 'secretArtifactTaken', 0)).toEqual([{ secretArtifact: 'featherInCap' }])
    expect(secrets(feather, 'secretArtifactTaken', 1)).toEqual([])
  })

  const ending = (secret: readonly Artifact[], seat: object = {}, theories: object = {}) =>
    startupTable(
      { players: 2, round: 6, seats: [{ gold: 5, reputation: 12, ...seat }], options: masterOptions, ...theories },
      [{ kept: [secretCard, gold3], secret }],
    )
  const sheet = (state: ReturnType<typeof ending>) => {
    const game = toTheEnd(begun(state))
    const found = alchemists.outcome(game.state)?.seats[0]?.breakdown ?? []
    return Object.fromEntries(found.map(({ source, points }) => [source, points]))
  }

  it('G-038 GR-61 comes to light when the last round is over, before anything is scored', () => {
    const game = toTheEnd(begun(ending(['bronzeCup'])))
    const kinds = game.seen.map(({ kind }) => kind)
    expect(all(game, 'unveiled')).toEqual([{ kind: 'unveiled', seat: 0, artifacts: ['bronzeCup'] }])
    expect(kinds.indexOf('unveiled')).toBeLessThan(kinds.indexOf('scored'))
    expect(player(game, 0).artifacts).toEqual(['bronzeCup'])
    expect(startupOf(player(game, 0))).toMatchObject({ faceDown: 0, unveiled: ['bronzeCup'] })
  })

  it('G-041 scores 2 points beyond its own value with a price of 3', () => {
    expect(sheet(ending(['featherInCap']))).toMatchObject({ secretBonus: 2, artifacts: 0 })
  })

  it.each([
    ['altarOfGold', 4],
    ['bronzeCup', 1],
    ['crystalCabinet', 0],
    ['featherInCap', 2],
    ['magicMirror', 1],
    ['wisdomIdol', 1],
  ] as const)('GR-65 G-041 adds to %s a bonus of %i', (artifact, bonus) => {
    expect(secretBonusOf(rulesOf(optionsWith({ startupFunding: true }), 2).artifact(artifact))).toBe(bonus)
    expect(sheet(ending([artifact]))['secretBonus']).toBe(bonus)
  })

  it('GR-30 counts its own points: a Bronze Cup 4 and a bonus of 1', () => {
    expect(sheet(ending(['bronzeCup']))).toMatchObject({ artifacts: 4, secretBonus: 1 })
  })

  it('G-039 GR-65 lets an Altar take 0 to 8 of the gold held then, before reputation is counted', () => {
    const asked = until(begun(ending(['altarOfGold'], { gold: 5, favours: ['sage'] })), '0 offerGold')
    expect(legalOf(asked).map((action) => (action.kind === 'offerGold' ? action.gold : -1))).toEqual([0, 1, 2, 3, 4, 5])
    expect(refusal(asked, { kind: 'offerGold', gold: 6 })).toBe('noGold')
    const game = answer(asked, 0, { kind: 'offerGold', gold: 5 })
    expect(player(game, 0)).toMatchObject({ gold: 0, reputation: 17 })
    const points = alchemists.outcome(game.state)?.seats[0]?.breakdown
    expect(points?.find(({ source }) => source === 'reputation')?.points).toBe(17)
    const rich = until(begun(ending(['altarOfGold'], { gold: 20 })), '0 offerGold')
    expect(legalOf(rich).length).toBe(9)
  })

  it('GR-65 does nothing with an Altar of who has no gold', () => {
    const game = toTheEnd(begun(ending(['altarOfGold'], { gold: 0 })))
    expect(player(game, 0).reputation).toBe(12)
    expect(all(game, 'goldChanged')).toEqual([])
  })

  it('GR-71 gives an Altar no help of the Robe', () => {
    const asked = until(begun(ending(['altarOfGold'], { gold: 5, artifacts: ['robeOfRespect'] })), '0 offerGold')
    expect(player(answer(asked, 0, { kind: 'offerGold', gold: 5 }), 0).reputation).toBe(17)
  })

  it('GR-65 lets a Magic Mirror count reputation after an Altar, which a replicated card can bring too', () => {
    const asked = until(begun(ending(['magicMirror', 'altarOfGold'], { gold: 3 })), '0 offerGold')
    const game = answer(asked, 0, { kind: 'offerGold', gold: 3 })
    const points = alchemists.outcome(game.state)?.seats[0]?.breakdown
    expect(points?.find(({ source }) => source === 'magicMirror')?.points).toBe(3)
    expect(points?.find(({ source }) => source === 'secretBonus')?.points).toBe(1 + 4)
  })

  it('GR-65 lets a Wisdom Idol work in full', () => {
    const theories = { theories: [{ on: 'toad', is: 'pnP', seals: [[0, 'gold']] }] }
    expect(sheet(ending(['wisdomIdol'], {}, theories))).toMatchObject({ wisdomIdol: 1, secretBonus: 1 })
  })

  it('GR-67 counts secret artifacts, starting artifacts and the Cabinet itself for a Crystal Cabinet', () => {
    expect(sheet(ending(['crystalCabinet'], { artifacts: ['magicMortar', 'silverChalice'] }))['crystalCabinet']).toBe(6)
    expect(sheet(ending(['bronzeCup'], { artifacts: ['crystalCabinet'] }))['crystalCabinet']).toBe(4)
  })

  it('GR-66 counts as no artifact before the end', () => {
    const state = ending(['featherInCap'])
    expect(state.table.players[0]?.artifacts).toEqual([])
  })
})

describe('a secret Feather in Cap', () => {
  const hand = ['toad', 'scorpion', 'fern', 'toad', 'mushroom', 'birdClaw'] as const
  const answers = { ...demo(), fern: 'NNN', flower: 'Nnp' } as const
  const exhibition = (secret: readonly Artifact[], artifacts: readonly Artifact[] = []) =>
    declared(startupTable({ players: 2, round: 6, answers, seats: [{ hand, artifacts }] }, [{ secret }]), {
      0: { exhibit: 3 },
    })
  const wisdom = exhibit('wisdom', ['toad', 'scorpion'])
  const paralysis = exhibit('paralysis', ['fern', 'toad'])
  const points = (state: Parameters<typeof alchemists.outcome>[0], source: string) =>
    alchemists.outcome(state)?.seats[0]?.breakdown.find((part) => part.source === source)?.points

  it('G-040 GR-65 may be shown at an own successful exhibit, after the result and before the discard', () => {
    const asked = play(exhibition(['featherInCap']), [wisdom])
    expect(question(asked)).toBe('0 unveil')
    expect(all(asked, 'exhibited')[0]?.success).toBe(true)
    const game = toTheEnd(
      play(asked, [
        { kind: 'unveil', artifact: 'featherInCap' },
        paralysis,
        exhibit('speed', ['mushroom', 'birdClaw']),
      ]),
    )
    expect(all(game, 'unveiled')).toEqual([{ kind: 'unveiled', seat: 0, artifacts: ['featherInCap'] }])
    // Toad, scorpion and fern; the third exhibit fails.
    expect([points(game.state, 'featherInCap'), points(game.state, 'secretBonus')]).toEqual([3, 2])
  })

  it('GR-65 counts the exhibit at which it is shown and later ones, not earlier ones', () => {
    const game = play(exhibition(['featherInCap']), [wisdom, { kind: 'decline' }, paralysis])
    const shown = toTheEnd(play(game, [{ kind: 'unveil', artifact: 'featherInCap' }]))
    expect(points(shown.state, 'featherInCap')).toBe(2)
  })

  it('GR-65 G-038 brings the bonus only when it was never shown in the exhibition', () => {
    const game = toTheEnd(play(exhibition(['featherInCap']), [wisdom, { kind: 'decline' }, paralysis]))
    expect(player(game, 0).aside).toEqual([])
    expect([points(game.state, 'featherInCap'), points(game.state, 'secretBonus')]).toEqual([0, 2])
  })

  it('A-393 goes together with a Magic Mortar', () => {
    const game = play(exhibition(['featherInCap'], ['magicMortar']), [
      exhibit('wisdom', ['toad', 'scorpion'], true),
      { kind: 'unveil', artifact: 'featherInCap' },
    ])
    expect(question(game)).toBe('0 feather')
    expect(player(play(game, [{ kind: 'setBothAside' }]), 0).aside).toEqual([{ result: 0, count: 2 }])
  })

  it('GR-66 asks every owner of a secret artifact alike, who can show nothing but a Feather', () => {
    const asked = play(exhibition(['bronzeCup']), [wisdom])
    expect(question(asked)).toBe('0 unveil')
    expect(legalOf(asked)).toEqual([{ kind: 'decline' }])
    expect(refusal(asked, { kind: 'unveil', artifact: 'bronzeCup' })).toBe('notUnveilable')
    expect(refusal(asked, { kind: 'unveil', artifact: 'featherInCap' })).toBe('notUnveilable')
    const other = play(exhibition(['featherInCap']), [wisdom])
    for (const viewer of [1, 'spectator'] as const) {
      expect(alchemists.view(asked.state, viewer)).toEqual(alchemists.view(other.state, viewer))
    }
    expect(play(asked, [{ kind: 'decline' }]).seen).toEqual(play(other, [{ kind: 'decline' }]).seen)
  })

  it('GR-66 asks nobody after an exhibit that failed, and nobody without a secret artifact', () => {
    const failed = play(exhibition(['featherInCap']), [exhibit('speed', ['mushroom', 'birdClaw'])])
    expect(question(failed)).toBe('0 exhibit')
    expect(question(play(exhibition([]), [wisdom]))).toBe('0 exhibit')
  })
})
