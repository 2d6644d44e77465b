import { describe, expect, it } from 'vitest'
import { promptContextOf } from '../../engine/atTable.ts'
import type { Action } from '../../engine/contributions.ts'
import { actionChoices, type Intent, nextStep, withPart } from '../../engine/drafting/intent.ts'
import type { PromptContext } from '../../engine/drafting/part.ts'
import { alchemists } from '../../game.ts'
import { golemTable, token, twoTests } from '../../testing/golemTable.ts'
import { declared, legalOf, type Played } from '../../testing/play.ts'
import { golemDrafts } from './drafts.ts'

function contextIn(game: Played, seat = 0): PromptContext {
  const context = promptContextOf(alchemists.view(game.state, seat))
  if (context === null) throw new TypeError('nothing is asked')
  return context
}

/** Every action of a kind that open choices lead to. */
function* leaves(context: PromptContext, intent: Intent): Generator<Action, void> {
  const step = nextStep(context, intent)
  if (step.kind === 'whole') yield step.action
  if (step.kind !== 'part') return
  for (const { value, isClosed } of step.step.choices) {
    if (!isClosed) yield* leaves(context, withPart(context, intent, step.step.part, value))
  }
}

function reached(game: Played, kind: Action['kind'], seat = 0): readonly string[] {
  const actions = [...leaves(contextIn(game, seat), { action: kind, chosen: {} })]
  return [...new Set(actions.map((action) => JSON.stringify(action)))].sort()
}

function legal(game: Played, kind: Action['kind'], seat = 0): readonly string[] {
  return legalOf(game, seat)
    .filter((action) => action.kind === kind)
    .map((action) => JSON.stringify(action))
    .sort()
}

describe('drafting the actions of the project', () => {
  const hand = ['toad', 'fern', 'flower'] as const
  const seats = [{ hand, favours: ['courtier'] as const }, {}]

  it('asks for parts wherever something is to be chosen', () => {
    expect(golemDrafts.map(({ action }) => action)).toEqual([
      'testGolem',
      'animateGolem',
      'reportEither',
      'reportCertain',
      'narrowReport',
    ])
  })

  it('G-195, G-173 shows before two tests that the golem can be animated later, and why not now', () => {
    const game = declared(golemTable({ players: 2, seats }), { 0: { researchGolem: 1 } })
    const choices = actionChoices(contextIn(game))
    expect(choices.find(({ action }) => action === 'animateGolem')?.refusal?.id).toBe('alchemists.reject.golemUntested')
    expect(choices.find(({ action }) => action === 'testGolem')?.refusal).toBeNull()
  })

  it('G-174 leads to every test and to every pair, with and without a Courtier', () => {
    const game = declared(golemTable({ players: 2, seats, projects: [{ tests: twoTests }] }), {
      0: { researchGolem: 1 },
    })
    expect(reached(game, 'testGolem')).toEqual(legal(game, 'testGolem'))
    expect(reached(game, 'animateGolem')).toEqual(legal(game, 'animateGolem'))
    expect(legal(game, 'animateGolem')).toHaveLength(56)
  })

  it('G-216..G-218 leads to every report, each pair of tokens from both sides', () => {
    const reports = { ears: [token('big blue'), token('small blue')] }
    const game = declared(golemTable({ players: 2, projects: [{ tests: twoTests, reports }] }), {})
    for (const kind of ['reportEither', 'reportCertain', 'narrowReport'] as const) {
      expect(reached(game, kind)).toEqual(legal(game, kind))
    }
    // Four tokens are left for the chest: six pairs, four certain ones, and one of two can be taken back.
    expect(legal(game, 'reportEither')).toHaveLength(6)
    expect(legal(game, 'reportCertain')).toHaveLength(4)
    expect(legal(game, 'narrowReport')).toHaveLength(2)
  })

  it('G-188 says how likely each token is by the own notes', () => {
    const game = declared(golemTable({ players: 2, projects: [{ tests: twoTests }] }), {})
    const step = nextStep(contextIn(game), { action: 'reportCertain', chosen: { reportOn: 'chest' } })
    if (step.kind !== 'part') throw new TypeError('there is a token to choose')
    const chances = step.step.choices.map(({ preview }) => (preview?.kind === 'likely' ? preview.chance : Number.NaN))
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })

  it('G-197 offers the card under the counter beside the row', () => {
    const game = declared(
      golemTable({ players: 2, seats: [{ gold: 9 }], projects: [{ approval: 1 }], underCounter: 'printingPress' }),
      { 0: { buy: 1 } },
    )
    const step = nextStep(contextIn(game), { action: 'buy', chosen: {} })
    if (step.kind !== 'part') throw new TypeError('there is an artifact to choose')
    expect(step.step.choices.map(({ value }) => value)).toEqual([...game.table.onOffer, 'printingPress'])
  })
})
