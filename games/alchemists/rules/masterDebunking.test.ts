import { alchemicals, canSucceed, debunkAnswers, demonstrationOutcome, potions, type Theories } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { notebookOf } from './engine/atTable.ts'
import { alchemists } from './game.ts'
import {
  all,
  declared,
  decline,
  demonstrate,
  endorse,
  legalOf,
  play,
  player,
  publish,
  question,
  refusal,
  until,
} from './testing/play.ts'
import { masterOptions, type TablePlan, tableWith } from './testing/table.ts'

/** The rule book's theories, with the true signs of DEMO. */
const scorpion = { on: 'scorpion', is: 'pnP', seals: [[1, 'green']] } as const
const mushroom = {
  on: 'mushroom',
  is: 'pNn',
  seals: [
    [1, 'gold'],
    [2, 'green'],
  ],
} as const
const toad = { on: 'toad', is: 'PPP', seals: [[2, 'red']] } as const

function context(plan: Partial<TablePlan>, wishes: { debunk: number; publish?: number } = { debunk: 2 }) {
  return declared(
    tableWith({ players: 3, options: masterOptions, seats: [{ gold: 5 }, { gold: 5 }, { gold: 5 }], ...plan }),
    { 0: wishes },
  )
}

describe('master debunking', () => {
  it('A-304, A-382, AR-06 names two ingredients and a potion; not before a theory is published', () => {
    const game = context({ theories: [scorpion] })
    expect(legalOf(game).length).toBe(28 * 7 + 1)
    expect(refusal(game, demonstrate(['scorpion', 'scorpion'], 'speed'))).toBe('sameIngredient')
    expect(refusal(game, { kind: 'debunk', ingredient: 'scorpion', colour: 'green' })).toBe('otherVariant')
    expect(all(context({}), 'declined')[0]).toMatchObject({ forced: true })
    const handicap = context({ theories: [scorpion], options: { ...masterOptions, seat1: 'apprentice' } })
    expect(refusal(handicap, demonstrate(['mushroom', 'scorpion'], 'speed'))).toBe('otherVariant')
  })

  it('A-306, A-386 answers yes or no to all', () => {
    const game = play(context({ theories: [scorpion] }), [demonstrate(['mushroom', 'scorpion'], 'poison')])
    expect(all(game, 'demonstrated')[0]?.yes).toBe(false)
    const [fact] = notebookOf(alchemists.view(game.state, 2)).facts
    expect(fact).toMatchObject({ kind: 'mix', ingredients: ['mushroom', 'scorpion'] })
    expect(fact !== undefined && 'potions' in fact && fact.potions).not.toContain('poison')
  })

  it('A-305, AR-05 at most one of the two answers can succeed, so a preview says it all', () => {
    const claims: (Theories[keyof Theories] | undefined)[] = [undefined, ...alchemicals]
    let both = 0
    let count = 0
    for (const one of claims) {
      for (const other of claims) {
        if (one === other && one !== undefined) continue
        for (const potion of potions) {
          const theories: Theories = {
            ...(one === undefined ? {} : { toad: one }),
            ...(other === undefined ? {} : { fern: other }),
          }
          const answers = debunkAnswers(
            { kind: 'demonstration', ingredients: ['fern', 'toad'], potion },
            { theories, conflicts: [], articles: [] },
          )
          count++
          if (answers.every(({ debunking }) => debunking.succeeded)) both++
        }
      }
    }
    expect([count, both]).toEqual([511, 0])
  })

  it('A-307, A-310 debunks one theory: scorpion and mushroom make speed, so scorpion falls through green', () => {
    const game = play(context({ theories: [scorpion] }), [demonstrate(['mushroom', 'scorpion'], 'speed')])
    expect(game.table.players.map(({ reputation }) => reputation)).toEqual([12, 10, 10])
    expect(game.table.theories[6]).toBeNull()
    const red = play(context({ theories: [{ ...scorpion, seals: [[1, 'red']] }] }), [
      demonstrate(['mushroom', 'scorpion'], 'speed'),
    ])
    expect(player(red, 1).reputation).toBe(5)
  })

  it('A-307 any of three potions of scorpion refutes its theory', () => {
    const refuted = potions.filter(
      (potion) =>
        demonstrationOutcome({ ingredients: ['fern', 'scorpion'], potion }, true, { scorpion: 'pnP' }, []).kind ===
        'debunked',
    )
    expect(refuted).toEqual(['poison', 'speed', 'insanity'])
  })

  it('A-311..A-313, A-309 debunks two at once: one loss for each player, one reward, one publication', () => {
    const unhedged = [
      { on: 'scorpion', is: 'pnP', seals: [[1, 'silver']] },
      {
        on: 'mushroom',
        is: 'pNn',
        seals: [
          [1, 'gold'],
          [2, 'green'],
        ],
      },
    ] as const
    const game = play(
      context({ theories: unhedged, seats: [{ gold: 5 }, { reputation: 14 }] }, { debunk: 1, publish: 2 }),
      [demonstrate(['mushroom', 'scorpion'], 'speed')],
    )
    expect(game.table.players.map(({ reputation }) => reputation)).toEqual([12, 3, 10])
    expect(all(game, 'theoryDebunked').length).toBe(2)
    expect(question(game)).toBe('0 immediate')
    const done = play(game, [publish('mushroom', 'pnP')])
    expect(question(done)).toBe('0 publish')
  })

  it('A-300, AR-14 allows one publication about either, also crosswise, and neither theory again', () => {
    const game = play(context({ theories: [scorpion, mushroom] }, { debunk: 1, publish: 2 }), [
      demonstrate(['mushroom', 'scorpion'], 'speed'),
    ])
    expect(refusal(game, publish('scorpion', 'pNn'))).toBeNull()
    expect(refusal(game, publish('fern', 'pnP'))).toBeNull()
    expect(refusal(game, publish('scorpion', 'pnP'))).toBe('justDebunked')
    expect(refusal(game, publish('mushroom', 'pNn'))).toBe('justDebunked')
    expect(refusal(game, publish('fern', 'PPP'))).toBe('notConcerned')
  })

  it('A-308 costs 1 reputation when nothing is shown', () => {
    const game = play(context({ theories: [scorpion] }), [demonstrate(['mushroom', 'scorpion'], 'poison')])
    expect(player(game, 0).reputation).toBe(9)
  })

  it('AR-03 a no, or a neutral yes, never debunks a theory by itself', () => {
    for (const claim of alchemicals) {
      for (const potion of potions) {
        expect(demonstrationOutcome({ ingredients: ['fern', 'toad'], potion }, false, { toad: claim }, []).kind).toBe(
          'failed',
        )
      }
      expect(
        demonstrationOutcome({ ingredients: ['fern', 'toad'], potion: 'neutral' }, true, { toad: claim }, []).kind,
      ).toBe('failed')
    }
  })

  it('AR-02 counts the cases of the formal definition', () => {
    const tally: Record<string, number> = {}
    for (const one of alchemicals) {
      for (const other of alchemicals) {
        if (one === other) continue
        for (const potion of potions) {
          for (const yes of [true, false]) {
            const outcome = demonstrationOutcome(
              { ingredients: ['fern', 'toad'], potion },
              yes,
              { fern: one, toad: other },
              [],
            )
            const size = outcome.kind === 'debunked' ? outcome.ingredients.length : ''
            const key = `${potion === 'neutral' ? 'neutral' : 'coloured'} ${yes ? 'yes' : 'no'} ${outcome.kind}${size}`
            tally[key] = (tally[key] ?? 0) + 1
          }
        }
      }
    }
    expect(tally).toEqual({
      'coloured yes debunked1': 192,
      'coloured yes debunked2': 72,
      'coloured yes conflict': 24,
      'coloured yes failed': 48,
      'coloured no conflict': 48,
      'coloured no failed': 288,
      'neutral yes conflict': 48,
      'neutral yes failed': 8,
      'neutral no conflict': 8,
      'neutral no failed': 48,
    })
  })
})

describe('conflicts', () => {
  const theories = [scorpion, toad]
  const shown = play(context({ theories }), [demonstrate(['toad', 'scorpion'], 'wisdom')])

  it('A-314, A-316, A-317, A-299 yes: scorpion and toad should make healing but make wisdom', () => {
    expect(all(shown, 'conflictShown')).toEqual([{ kind: 'conflictShown', seat: 0, pair: ['toad', 'scorpion'] }])
    expect(shown.table.players.map(({ reputation }) => reputation)).toEqual([12, 10, 10])
    expect(shown.table.conflicts).toEqual([['toad', 'scorpion']])
    const withPublish = play(context({ theories }, { debunk: 1, publish: 1 }), [
      demonstrate(['toad', 'scorpion'], 'wisdom'),
    ])
    expect(question(withPublish)).toBe('0 publish')
  })

  it('A-315, A-325 no: they do not make healing', () => {
    const no = play(context({ theories }), [demonstrate(['toad', 'scorpion'], 'healing')])
    expect(no.table.conflicts).toEqual([['toad', 'scorpion']])
    expect(player(no, 0).reputation).toBe(12)
  })

  it('A-323 the same conflict again is a failure', () => {
    const again = play(shown, [demonstrate(['toad', 'scorpion'], 'healing')])
    expect(player(again, 0).reputation).toBe(11)
  })

  it('A-318, A-319 leaves seals and tokens in place', () => {
    expect(shown.table.theories[6]).toEqual({ alchemical: 'pnP', seals: [1] })
    const game = declared(
      tableWith({
        players: 3,
        options: masterOptions,
        theories,
        conflicts: [['toad', 'scorpion']],
        seats: [{ gold: 5 }],
      }),
      { 0: { publish: 1 } },
    )
    expect(refusal(game, endorse('toad'))).toBe('inConflict')
  })

  it('A-321, A-322, AR-10 a marked theory can be debunked; then the tokens go and the other is normal again', () => {
    const fallen = play(shown, [demonstrate(['mushroom', 'scorpion'], 'speed')])
    expect(fallen.table.conflicts).toEqual([])
    expect(all(fallen, 'conflictRemoved')).toEqual([{ kind: 'conflictRemoved', pair: ['toad', 'scorpion'] }])
    expect(fallen.table.theories[2]?.alchemical).toBe('PPP')
  })

  it('A-322 leaves the tokens of other theories alone', () => {
    const four = [
      scorpion,
      toad,
      { on: 'fern', is: 'nPp', seals: [[2, 'gold']] },
      { on: 'flower', is: 'Nnp', seals: [[2, 'silver']] },
    ] as const
    const marked = context({
      theories: four,
      conflicts: [
        ['fern', 'flower'],
        ['toad', 'scorpion'],
      ],
    })
    const fallen = play(marked, [demonstrate(['mushroom', 'scorpion'], 'speed')])
    expect(fallen.table.conflicts).toEqual([['fern', 'flower']])
  })

  it('A-324, AR-08 a marked theory can be in another conflict, and loses all its tokens when it falls', () => {
    // The theories on fern and scorpion would make wisdom; in truth they do not.
    const three = [scorpion, toad, { on: 'fern', is: 'nPp', seals: [[2, 'gold']] }] as const
    const game = play(context({ theories: three, conflicts: [['toad', 'scorpion']] }), [
      demonstrate(['fern', 'scorpion'], 'wisdom'),
    ])
    expect(game.table.conflicts).toEqual([
      ['toad', 'scorpion'],
      ['fern', 'scorpion'],
    ])
    const fallen = play(game, [demonstrate(['mushroom', 'scorpion'], 'speed')])
    expect(fallen.table.conflicts).toEqual([])
  })

  it('AR-09, A-302 a conflict is new again once its tokens are gone, also between the same theories', () => {
    const table = tableWith({ players: 3, options: masterOptions, seats: [{ gold: 5 }, { gold: 5 }], theories })
    // One player marks the theories, the next debunks scorpion and publishes the same about it once more.
    const round = play(declared(table, { 0: { debunk: 1 }, 1: { debunk: 1, publish: 1 } }), [
      demonstrate(['toad', 'scorpion'], 'wisdom'),
      demonstrate(['mushroom', 'scorpion'], 'speed'),
      decline,
      publish('scorpion', 'pnP'),
    ])
    expect(round.table.conflicts).toEqual([])
    const again = play(declared(until(round, '0 declare').state, { 0: { debunk: 1 } }), [
      demonstrate(['toad', 'scorpion'], 'wisdom'),
    ])
    expect(all(again, 'conflictShown').length).toBe(1)
    expect(again.table.conflicts).toEqual([['toad', 'scorpion']])
  })

  it('AR-04 counts only the theories of the two ingredients', () => {
    // Mandrake root and scorpion are neutral; feather claims the neutraliser of scorpion's token.
    const game = play(context({ theories: [scorpion, { on: 'ravensFeather', is: 'npN', seals: [[2, 'gold']] }] }), [
      demonstrate(['mandrakeRoot', 'scorpion'], 'neutral'),
    ])
    expect(all(game, 'debunkFailed').length).toBe(1)
    expect(game.table.conflicts).toEqual([])
  })

  it('AR-11 tokens never run out', () => {
    const pairs = [
      ['mushroom', 'fern'],
      ['toad', 'birdClaw'],
      ['flower', 'mandrakeRoot'],
    ] as const
    const claims = [
      ['mushroom', 'npN'],
      ['fern', 'pNn'],
      ['toad', 'nPp'],
      ['birdClaw', 'Nnp'],
      ['flower', 'Ppn'],
      ['mandrakeRoot', 'NNN'],
      ['scorpion', 'pnP'],
      ['ravensFeather', 'PPP'],
    ] as const
    const eight = claims
      .map(([on, is]) => ({ on, is, seals: [[2, 'gold']] as const }))
      .map((theory, number) => ({ ...theory, seals: [[number % 3, number < 6 ? 'gold' : 'silver']] as const }))
    const state = tableWith({ players: 3, options: masterOptions, theories: eight, conflicts: pairs })
    // Scorpion and feather make wisdom; their theories say healing.
    const game = play(declared(state, { 0: { debunk: 1 } }), [demonstrate(['scorpion', 'ravensFeather'], 'wisdom')])
    expect(game.table.conflicts.length).toBe(4)
  })

  it('AR-12 tokens mean the same to everybody, and an apprentice debunking removes them', () => {
    const mixed = tableWith({
      players: 3,
      options: { ...masterOptions, seat1: 'apprentice' },
      theories,
      conflicts: [['toad', 'scorpion']],
      seats: [{ gold: 5 }],
    })
    const game = declared(mixed, { 0: { debunk: 1, publish: 1 } })
    const fallen = play(game, [{ kind: 'debunk', ingredient: 'scorpion', colour: 'green' }])
    expect(fallen.table.conflicts).toEqual([])
    const publishing = declared(mixed, { 0: { publish: 1 } })
    expect(refusal(publishing, endorse('toad'))).toBe('inConflict')
  })
})

describe('invalid demonstrations', () => {
  const six = [
    ['mushroom', 'npN'],
    ['fern', 'pnP'],
    ['toad', 'PPP'],
    ['birdClaw', 'nPp'],
    ['flower', 'Nnp'],
    ['scorpion', 'Ppn'],
  ] as const
  const theories = six.map(([on, is], number) => ({
    on,
    is,
    seals: [[number % 3, number < 6 ? 'silver' : 'gold']] as const,
  }))

  it('A-326, A-327, AR-06 may be carried out and fails: mandrake root and feather have no theories', () => {
    const valid = canSucceed(
      { kind: 'demonstration', ingredients: ['mandrakeRoot', 'ravensFeather'], potion: 'insanity' },
      { theories: Object.fromEntries(six), conflicts: [], articles: [] },
    )
    expect(valid).toBe(false)
    const game = context({ theories })
    expect(refusal(game, demonstrate(['mandrakeRoot', 'ravensFeather'], 'insanity'))).toBeNull()
    const done = play(game, [demonstrate(['mandrakeRoot', 'ravensFeather'], 'insanity')])
    expect(all(done, 'demonstrated')[0]?.yes).toBe(false)
    expect(player(done, 0).reputation).toBe(9)
    expect(question(play(done, [decline]))).not.toBe('0 debunk')
  })

  it('AR-07 costs nothing in the red zone', () => {
    const game = play(context({ theories, seats: [{ reputation: 6 }] }), [
      demonstrate(['mandrakeRoot', 'ravensFeather'], 'insanity'),
    ])
    expect(player(game, 0).reputation).toBe(6)
  })
})
