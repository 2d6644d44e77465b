import { describe, expect, it } from 'vitest'
import type { Options } from '../base/options.ts'
import type { Rules } from '../engine/rules.ts'
import type { State } from '../engine/state.ts'
import { alchemists, rulesOf } from '../game.ts'
import { combinations } from '../testing/harness.ts'
import { answer, begun, choosingOrder, legalOf, player, question, refusal } from '../testing/play.ts'
import { masterOptions, optionsWith, tableWith } from '../testing/table.ts'
import { boardsOn } from './busyDays/state.ts'

const all: Partial<Options> = { startupFunding: true, busyDays: true, royalEncyclopedia: true, golemProject: true }

function rulesWith(mix: Partial<Options>, players = 3): Rules {
  return rulesOf(optionsWith({ ...masterOptions, ...mix }), players)
}

function idsOf(rules: Rules, list: keyof Rules['steps']): readonly string[] {
  return rules.steps[list].map(({ id }) => id)
}

describe('all modules together', () => {
  it('G-001 G-002 G-003 come in eleven mixes, besides the base game alone', () => {
    expect(combinations.length).toBe(11)
    expect(combinations.filter(({ golemProject }) => golemProject === true).length).toBe(4)
    for (const mix of combinations) {
      expect(mix.golemProject !== true || mix.royalEncyclopedia === true).toBe(true)
      for (const seats of [2, 3, 4]) expect(alchemists.checkOptions?.(optionsWith(mix), seats)).toBeNull()
    }
    expect(optionsWith(alchemists.options.presets['kingsGolem'] ?? {})).toMatchObject({ ...all, ...masterOptions })
  })

  it('GR-26 G-022 lay out everything before anybody chooses startup cards', () => {
    const steps = idsOf(rulesWith(all), 'setUp')
    const chooses = steps.indexOf('chooseStartup')
    for (const laid of ['firstBoards', 'firstMood', 'firstUnderCounter', 'firstRow']) {
      expect(steps.indexOf(laid)).toBeGreaterThanOrEqual(0)
      expect(steps.indexOf(laid)).toBeLessThan(chooses)
    }
    expect(steps.at(-1)).toBe('playDrawn')
  })

  it('GR-70 end a round in this order', () => {
    const rules = rulesWith(all)
    const round = idsOf(rules, 'round')
    expect(round.slice(round.indexOf('endOfRound'))).toEqual([
      'endOfRound',
      'progressReports',
      'conference',
      'newArtifacts',
      'newUnderCounter',
      'topAlchemists',
      'unusedCubes',
    ])
    expect(idsOf(rules, 'nextRound')).toEqual([
      'hospital',
      'newAdventurer',
      'nextBoard',
      'fundingStep',
      'newRow',
      'newMood',
      'rest',
    ])
  })

  it('GR-61 count in this order, the Wisdom Idol last', () => {
    const rules = rulesWith(all)
    const steps = idsOf(rules, 'scoring')
    const order = ['count', 'showAnswers', 'revealTheories', 'revealArticles', 'showGolem', 'countRevealed', 'endGame']
    expect(steps.filter((id) => order.includes(id))).toEqual(order)
    expect(steps.indexOf('unveilAll')).toBe(0)
    const sources = rules.scorers.map(({ source }) => source)
    const known = ['reputation', 'magicMirror', 'artifacts', 'secretBonus', 'grants', 'gold', 'theories', 'articles']
    expect(sources.filter((source) => known.includes(source))).toEqual(known)
    expect(sources.at(-1)).toBe('wisdomIdol')
  })

  it('GR-98 touch each other nowhere but where a rule says so', () => {
    const alone = rulesWith({})
    const cost = ({ spaces }: Rules) => spaces.map(({ id, cubes }) => [id, cubes])
    for (const mix of [{ startupFunding: true }, { busyDays: true }, { royalEncyclopedia: true }]) {
      expect(cost(rulesWith(mix))).toEqual(cost(alone))
      expect(rulesWith(mix).cubes).toEqual(alone.cubes)
      expect(rulesWith(mix).conferences.map(({ tiles }) => tiles.map(({ seals }) => seals))).toEqual(
        alone.conferences.map(({ tiles }) => tiles.map(({ seals }) => seals)),
      )
      expect(rulesWith(mix).favourCards).toEqual(alone.favourCards)
    }
    const golem = rulesWith({ royalEncyclopedia: true, golemProject: true })
    expect(cost(rulesWith(all))).toEqual(cost(golem))
    expect(rulesWith(all).cubes).toEqual(golem.cubes)
  })
})

describe('busy days with a golem', () => {
  /** Board 1f asks for an approval token on its first space, and gives a book for it. */
  function choosing(approval: number): State {
    const state = tableWith({ players: 3, options: { busyDays: true, royalEncyclopedia: true, golemProject: true } })
    const { table } = state
    const players = table.players.map(({ slots, ...rest }, seat) => {
      const { golemProject } = slots
      return seat > 0 || golemProject === undefined
        ? { ...rest, slots }
        : { ...rest, slots: { ...slots, golemProject: { ...golemProject, approval } } }
    })
    const slots = { ...table.slots, busyDays: { ...boardsOn(table), board: '1f' } }
    return choosingOrder({ ...state, table: { ...table, players, slots } }, [0, 1])
  }

  const first = { kind: 'chooseOrder', space: 0 } as const

  it('G-065 G-050 GR-74 takes an approval token for a book', () => {
    const game = answer(begun(choosing(1)), 0, first)
    expect(player(game, 0).slots.golemProject?.approval).toBe(0)
    expect(question(game)).toBe('0 readBook')
  })

  it('G-062 G-065 is closed to who has none', () => {
    const game = begun(choosing(0))
    expect(refusal(game, first)).toBe('noApproval')
    expect(legalOf(game)).not.toContainEqual(first)
  })
})
