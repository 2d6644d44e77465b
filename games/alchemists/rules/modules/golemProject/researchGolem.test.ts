import { alchemicals, golems, type Ingredient, ingredients, neutraliserOf, reactionOf } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { notebookOf } from '../../engine/atTable.ts'
import { alchemists } from '../../game.ts'
import { animate, onSpace, ownProject, project, testGolem } from '../../testing/golemPlay.ts'
import { golemTable, twoTests } from '../../testing/golemTable.ts'
import {
  all,
  declared,
  decline,
  favoursIn,
  own,
  play,
  player,
  question,
  refusal,
  secrets,
  until,
} from '../../testing/play.ts'

const hand: readonly Ingredient[] = ['mushroom', 'mushroom', 'scorpion', 'toad']

function researching(plan: Partial<Parameters<typeof golemTable>[0]> = {}, actions = 2) {
  return declared(golemTable({ players: 2, tokens: 3, seats: [{ hand }, { hand: ['fern'] }], ...plan }), {
    0: { researchGolem: actions },
  })
}

describe('testing the golem', () => {
  it('G-171, G-175, G-176, G-181 answers one card of the hand with what chest and ears do', () => {
    const game = play(researching(), [testGolem('mushroom'), testGolem('toad')])
    expect(ownProject(game, 0).tests).toEqual([
      { ingredient: 'mushroom', chest: true, ears: true },
      { ingredient: 'toad', chest: false, ears: true },
    ])
  })

  it('G-175 needs the card', () => {
    expect(refusal(researching(), testGolem('flower'))).toBe('ingredientMissing')
  })

  it('G-177, GR-47 tells the result to the tester alone: others see a test, the flask, a token and a smaller hand', () => {
    const game = play(researching(), [testGolem('mushroom')])
    expect(secrets(game, 'golemTested', 0)).toEqual([{ ingredient: 'mushroom', reaction: { chest: true, ears: true } }])
    expect(secrets(game, 'golemTested', 1)).toEqual([])
    expect(all(game, 'golemTested')).toEqual([{ kind: 'golemTested', seat: 0, flask: 1 }])
    expect(player(game, 0).cards).toBe(3)
    const seen = JSON.stringify(alchemists.view(game.state, 1))
    expect(seen).not.toContain('"ears":true')
    expect(seen).not.toContain('"chest":true')
  })

  it('G-178, GR-88 discards the card face down, mixes nothing and marks no board', () => {
    const before = researching()
    const game = play(before, [testGolem('mushroom')])
    expect(own(game, 0).hand.reduce((sum, count) => sum + count, 0)).toBe(3)
    expect(game.table.discard).toBe(before.table.discard + 1)
    expect(own(game, 0).discarded[0]).toBe(1)
    expect(player(game, 0).made).toEqual([])
    expect(game.table.results).toEqual([])
  })

  it('GR-88 takes a card that was tested before', () => {
    const game = play(researching(), [testGolem('mushroom'), testGolem('mushroom')])
    expect(project(game, 0)).toMatchObject({ tests: 2, flask: 2 })
  })

  it('G-179, G-192..G-194 lifts the flask by one, never above the second space, nor from the top', () => {
    const game = play(researching(), [testGolem('mushroom'), testGolem('toad')])
    expect(all(game, 'golemTested').map(({ flask }) => flask)).toEqual([1, 2])
    const third = play(researching({ projects: [{ tests: twoTests }] }), [testGolem('toad')])
    expect(project(third, 0)).toMatchObject({ flask: 2, tests: 3 })
    const alive = play(researching({ projects: [{ tests: twoTests, flask: 3 }] }), [testGolem('toad')])
    expect(project(alive, 0).flask).toBe(3)
  })

  it('G-180, G-172, GR-45 takes a token from the space while there is one; the first in order gets it', () => {
    const state = golemTable({ players: 2, tokens: 1, order: [1, 0], seats: [{ hand }, { hand }] })
    const game = play(declared(state, { 0: { researchGolem: 1 }, 1: { researchGolem: 1 } }), [
      testGolem('mushroom'),
      testGolem('mushroom'),
    ])
    expect(project(game, 1)).toMatchObject({ approval: 1, flask: 1 })
    expect(project(game, 0)).toMatchObject({ approval: 0, flask: 1 })
    expect(all(game, 'approvalChanged')).toEqual([{ kind: 'approvalChanged', seat: 1, change: 1, why: 'research' }])
  })

  it('G-194 a further test still earns a token', () => {
    const game = play(researching({ projects: [{ tests: twoTests }] }), [testGolem('toad')])
    expect(project(game, 0).approval).toBe(1)
    expect(onSpace(game)).toBe(2)
  })

  it('G-173 refuses an animation before two tests, whoever else has made them', () => {
    const game = researching({ projects: [{ tests: twoTests.slice(1) }, { tests: twoTests }] })
    expect(refusal(game, animate(['toad', 'mandrakeRoot']))).toBe('golemUntested')
    expect(refusal(game, testGolem('toad'))).toBeNull()
  })

  it('G-174, G-257 leaves the choice between test and animation after two', () => {
    const game = researching({ projects: [{ tests: twoTests }] })
    expect(refusal(game, animate(['toad', 'mandrakeRoot']))).toBeNull()
    expect(refusal(game, testGolem('toad'))).toBeNull()
  })

  it('G-174, GR-53 a second test of the same action space is enough: the third action may animate', () => {
    const boots = researching({ seats: [{ hand, artifacts: ['bootsOfSpeed'] }, {}] })
    const game = play(boots, [testGolem('mushroom'), testGolem('toad')])
    expect(question(game)).toBe('0 boots')
    expect(refusal(game, animate(['toad', 'mandrakeRoot']))).toBeNull()
  })

  it('GR-46 declines for whoever has no card and may not animate; the cube is unused', () => {
    const game = declared(golemTable({ players: 2, seats: [{ hand: [] }] }), { 0: { researchGolem: 1 } })
    expect(all(game, 'declined')).toEqual([{ kind: 'declined', seat: 0, ask: 'researchGolem', forced: true }])
    const ready = declared(golemTable({ players: 2, projects: [{ tests: twoTests }] }), { 0: { researchGolem: 1 } })
    expect(question(ready)).toBe('0 researchGolem')
    const alive = declared(golemTable({ players: 2, projects: [{ tests: twoTests, flask: 3 }] }), {
      0: { researchGolem: 1 },
    })
    expect(all(alive, 'declined')).toHaveLength(1)
  })

  it('GR-88 a declined action is no use of the space', () => {
    const game = play(researching(), [decline])
    expect(project(game, 0)).toMatchObject({ tests: 0, flask: 0, approval: 0 })
    expect(onSpace(game)).toBe(3)
  })

  it('GR-48, GR-93 leaves Periscope, Mortar and Thinking Cap out of it', () => {
    const game = play(
      researching({ seats: [{ hand, artifacts: ['magicMortar', 'thinkingCap'] }, { artifacts: ['periscope'] }] }),
      [testGolem('mushroom')],
    )
    expect(question(game)).toBe('0 researchGolem')
    expect(player(game, 0).cards).toBe(3)
  })

  it('GR-48, GR-83 Boots of Speed repeat either option beyond the limit, with a card and a token of their own', () => {
    const state = golemTable({
      players: 2,
      tokens: 3,
      seats: [{ hand, artifacts: ['bootsOfSpeed'] }, { hand: ['fern'] }],
    })
    const both = declared(state, { 0: { researchGolem: 2 }, 1: { researchGolem: 1 } })
    const game = play(both, [testGolem('mushroom'), testGolem('fern'), testGolem('toad')])
    expect(question(game)).toBe('0 boots')
    const again = play(game, [testGolem('scorpion')])
    expect(project(again, 0)).toMatchObject({ tests: 3, flask: 2, approval: 2 })
    expect(project(again, 1).approval).toBe(1)
    expect(onSpace(again)).toBe(0)
  })

  it('GR-48, GR-84 an Associate makes its owner first at the tokens, and Assistants may bring the cube', () => {
    const state = golemTable({
      players: 2,
      tokens: 1,
      order: [1, 0],
      seats: [{ hand, favours: ['associate', 'assistant'] }, { hand }],
    })
    const game = play(
      declared(state, {
        0: { researchGolem: 2, associates: ['researchGolem'], assistants: 1 },
        1: { researchGolem: 1 },
      }),
      [testGolem('mushroom')],
    )
    expect(project(game, 0).approval).toBe(1)
    expect(question(game)).toBe('1 researchGolem')
  })

  it('GR-84 a Custodian is drunk before Research Golem', () => {
    const state = golemTable({ players: 2, seats: [{ hand, favours: ['custodian'] }] })
    const game = declared(state, { 0: { researchGolem: 1, custodian: 1 } })
    expect(question(game)).toBe('0 custodian')
    expect(question(play(game, [decline]))).toBe('0 researchGolem')
  })

  it('GR-90 with two players one of them gets the only token, and the bank pays Courtiers all the same', () => {
    const state = golemTable({
      players: 2,
      tokens: 1,
      seats: [{ hand }, { hand, favours: ['courtier'] }],
    })
    const game = play(declared(state, { 0: { researchGolem: 1 }, 1: { researchGolem: 1 } }), [
      testGolem('mushroom'),
      testGolem('mushroom', 1),
    ])
    expect(all(game, 'approvalChanged').map(({ seat, change, why }) => [seat, change, why])).toEqual([
      [0, 1, 'research'],
      [1, 1, 'courtier'],
    ])
  })
})

describe('what a test tells', () => {
  it('G-182, G-184, GR-93 enters the notebook of the tester as a reaction, and nobody else’s', () => {
    const game = play(researching(), [testGolem('toad')])
    expect(notebookOf(alchemists.view(game.state, 0)).facts).toContainEqual({
      kind: 'reaction',
      ingredient: 'toad',
      chest: false,
      ears: true,
    })
    expect(notebookOf(alchemists.view(game.state, 1)).facts).toEqual([])
  })

  it('G-183, V4.1 knows 24 golems; V4.2, G-185 four alchemicals trigger each colour and size', () => {
    expect(golems).toHaveLength(24)
    for (const golem of golems) {
      expect(golem.chest.colour).not.toBe(golem.ears.colour)
      expect(alchemicals.filter((each) => reactionOf(golem, each).chest)).toHaveLength(4)
      expect(alchemicals.filter((each) => reactionOf(golem, each).ears)).toHaveLength(4)
    }
    const small = golems.filter(({ ears }) => ears.colour === 'green' && ears.size === 'small')
    for (const golem of small) {
      expect(alchemicals.filter((each) => reactionOf(golem, each).ears).toSorted()).toEqual(
        ['npN', 'pnP', 'Nnp', 'Ppn'].toSorted(),
      )
    }
  })

  it('G-189..G-191, V4.3 two ingredients react alike exactly when they neutralise each other', () => {
    for (const golem of golems) {
      for (const one of alchemicals) {
        for (const other of alchemicals) {
          if (one === other) continue
          const alike = JSON.stringify(reactionOf(golem, one)) === JSON.stringify(reactionOf(golem, other))
          expect(alike).toBe(neutraliserOf(one) === other)
        }
      }
    }
  })

  it('G-138 knows no way to publish about the golem', () => {
    expect(alchemists.actionKinds.filter((kind) => /publish|endorse/i.test(kind)).toSorted()).toEqual([
      'endorse',
      'endorseArticle',
      'publish',
      'publishArticle',
    ])
  })
})

describe('Courtiers', () => {
  const favours = ['courtier', 'courtier'] as const

  it('GR-85, G-266 bring a token each from the bank, besides the one from the space', () => {
    const game = play(researching({ seats: [{ hand, favours }, {}] }), [testGolem('mushroom', 2)])
    expect(project(game, 0).approval).toBe(3)
    expect(onSpace(game)).toBe(2)
    expect(favoursIn(own(game, 0).favours, 'courtier')).toBe(0)
    expect(all(game, 'favourPlayed')).toHaveLength(2)
  })

  it('GR-85 bring it also from an empty space and with a failed animation, at the end of the action', () => {
    const game = play(researching({ tokens: 0, seats: [{ hand, favours }, {}], projects: [{ tests: twoTests }] }), [
      animate(['mushroom', 'fern'], 1),
      testGolem('mushroom', 1),
    ])
    expect(project(game, 0).approval).toBe(2)
    const kinds = game.seen.map(({ kind }) => kind)
    expect(kinds.indexOf('favourPlayed')).toBeLessThan(kinds.indexOf('golemAnimated'))
    expect(kinds.indexOf('approvalChanged')).toBeGreaterThan(kinds.indexOf('reputationChanged'))
  })

  it('GR-85 are refused when there are none, and not played with a declined action', () => {
    expect(refusal(researching({ seats: [{ hand, favours: ['courtier'] }, {}] }), testGolem('mushroom', 2))).toBe(
      'favourMissing',
    )
    const game = play(researching({ seats: [{ hand, favours }, {}] }), [decline])
    expect(favoursIn(own(game, 0).favours, 'courtier')).toBe(2)
  })
})

describe('animating the golem', () => {
  const ready = (plan: Partial<Parameters<typeof golemTable>[0]> = {}) =>
    researching({ projects: [{ tests: twoTests }, {}], ...plan })

  it('G-251..G-254, V4.8, GR-25 big red and small green are animated by the ingredients with pnP and pNn alone', () => {
    const worked = ingredients.flatMap((one, place) =>
      ingredients.slice(place + 1).flatMap((other) => {
        const game = play(ready(), [animate([one, other])])
        return project(game, 0).flask === 3 ? [[one, other]] : []
      }),
    )
    // In DEMO toad is pnP and mandrake root pNn.
    expect(worked).toEqual([['toad', 'mandrakeRoot']])
  })

  it('G-256, V4.5 the two that trigger chest and ears do not animate it', () => {
    expect(project(play(ready(), [animate(['mushroom', 'fern'])]), 0).flask).toBe(2)
  })

  it('G-255, G-260 needs no card and spends none', () => {
    const game = play(ready({ seats: [{ hand: [] }, {}] }), [animate(['toad', 'mandrakeRoot'])])
    expect(project(game, 0).flask).toBe(3)
    const other = play(ready(), [animate(['toad', 'mandrakeRoot'])])
    expect(player(other, 0).cards).toBe(4)
  })

  it('G-258, G-259, G-261, GR-50 shows everybody whether it lives, and nobody the pair', () => {
    const game = play(ready(), [animate(['fern', 'flower'])])
    expect(all(game, 'golemAnimated')).toEqual([{ kind: 'golemAnimated', seat: 0, worked: false }])
    expect(secrets(game, 'golemAnimated', 0)).toEqual([{ pair: ['fern', 'flower'] }])
    expect(secrets(game, 'golemAnimated', 1)).toEqual([])
    expect(alchemists.view(game.state, 1).own?.slots.golemProject?.attempts).toEqual([])
  })

  it('G-262, G-263, G-193 success lifts the flask to the top and takes a token, if one is left', () => {
    const game = play(ready(), [animate(['toad', 'mandrakeRoot'])])
    expect(project(game, 0)).toMatchObject({ flask: 3, approval: 1, failures: 0 })
    expect(player(game, 0).reputation).toBe(10)
    const late = play(ready({ tokens: 0 }), [animate(['toad', 'mandrakeRoot'])])
    expect(project(late, 0)).toMatchObject({ flask: 3, approval: 0 })
  })

  it('G-264 failure costs 2 reputation, brings no token, and leaves the flask', () => {
    const game = play(ready(), [animate(['fern', 'flower'])])
    expect(project(game, 0)).toMatchObject({ flask: 2, approval: 0, failures: 1 })
    expect(player(game, 0).reputation).toBe(8)
    expect(onSpace(game)).toBe(3)
  })

  it.each([
    [6, 5],
    [15, 12],
    [19, 15],
  ])('G-264, GR-89 the loss follows the zone: from %i to %i', (from, to) => {
    const game = play(ready({ seats: [{ reputation: from }, {}] }), [animate(['fern', 'flower'])])
    expect(player(game, 0).reputation).toBe(to)
  })

  it('GR-89 a failed attempt may be made again with the same pair, one for each action', () => {
    const game = play(ready(), [animate(['fern', 'flower']), animate(['fern', 'flower'])])
    expect(project(game, 0).failures).toBe(2)
    expect(player(game, 0).reputation).toBe(6)
  })

  it('GR-49 whoever has succeeded may only test', () => {
    const game = play(ready(), [animate(['toad', 'mandrakeRoot'])])
    expect(refusal(game, animate(['toad', 'mandrakeRoot']))).toBe('golemAlive')
    expect(refusal(game, testGolem('toad'))).toBeNull()
  })

  it('GR-50 several players can succeed, and one ingredient twice is no pair', () => {
    const state = golemTable({ players: 2, tokens: 2, projects: [{ tests: twoTests }, { tests: twoTests }] })
    const game = declared(state, { 0: { researchGolem: 1 }, 1: { researchGolem: 1 } })
    expect(refusal(game, animate(['toad', 'toad']))).toBe('sameIngredient')
    const alive = play(game, [animate(['toad', 'mandrakeRoot']), animate(['toad', 'mandrakeRoot'])])
    expect([project(alive, 0).flask, project(alive, 1).flask]).toEqual([3, 3])
  })

  it('GR-50 the own failure is noted, a rival’s tells nothing', () => {
    const game = until(play(ready(), [animate(['fern', 'flower'])]), '0 researchGolem')
    expect(notebookOf(alchemists.view(game.state, 0)).facts).toContainEqual({
      kind: 'animation',
      ingredients: ['fern', 'flower'],
      worked: false,
    })
    expect(notebookOf(alchemists.view(game.state, 1)).facts).toEqual([])
  })
})
