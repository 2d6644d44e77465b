import {
  type Reason as AnyReason,
  begin,
  pick,
  type QuickChance,
  quickChance,
  type Seat,
  type Stream,
  searchStep,
  seededChance,
} from '@athanor/kernel'
import {
  conformance,
  describeFinding,
  findingsOf,
  type Harness,
  playedProperties,
  type Report,
} from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type AlchemistsShape, alchemists, rulesOf as alchemistsRules, alchemistsWith } from '../game.ts'
import { modules } from '../modules.ts'
import { bazaar, trinketsOf, weathers } from '../testing/bazaar/bazaar.ts'
import { brokenUnder } from '../testing/invariant.ts'
import { livelyChoice } from '../testing/lively.ts'
import { masterOptions } from '../testing/table.ts'
import { rulesOfAll } from './compose.ts'
import type { Action } from './contributions.ts'
import { firstIntent, nextStep, withPart } from './drafting/intent.ts'
import { promptContextAt } from './drafting/promptContext.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

const game = alchemistsWith([...modules, bazaar])
const rulesOf = rulesOfAll([...modules, bazaar])

const ownParts = { haggled: true, staked: true, foreseen: true }

function randomAction(view: View, chance: Stream): Action {
  const { groups } = game.legal(view)
  if (groups.length > 0 && chance.below(3) > 0) {
    const group = pick(chance, groups)
    return group.at(chance.below(group.size))
  }
  switch (chance.below(4)) {
    case 0:
      return { kind: 'wager', trinkets: chance.below(9) }
    case 1:
      return { kind: 'guess', weather: pick(chance, weathers) }
    case 2:
      return { kind: 'decline' }
    default:
      return { kind: 'haggle', gold: 1 + chance.below(2) }
  }
}

function brokenInvariant(state: State): string | null {
  const { options, players } = state.table
  const debtor = options.bazaar ? players.findIndex((player) => trinketsOf(player) < 0) : -1
  if (debtor >= 0) return `seat ${debtor} owes trinkets`
  return brokenUnder(rulesOf(options, players.length), state)
}

const tables: Harness<AlchemistsShape>['setups'] = [
  { seats: 4, options: { ...masterOptions, bazaar: true } },
  { seats: 2, options: { bazaar: true } },
  { seats: 3, options: { bazaar: false } },
]

const harness: Harness<AlchemistsShape> = {
  setups: tables,
  games: tables.length,
  seed: 'bazaar',
  randomAction,
  invariant: brokenInvariant,
  choose: livelyChoice,
  hides: ['own[].slots.bazaar.charm', 'hidden.slots.bazaar.weather[]', 'hidden.favourDeck[]', 'own[].favours[]'],
  stepLimit: 1500,
  coverageGames: 0,
  rates: { nonInterference: 0.05, agreement: 0.05, refusals: 0.05 },
}

let made: Report | null = null

function report(): Report {
  made ??= conformance(game, harness)
  return made
}

describe('a module of the tests alone', { timeout: 120_000 }, () => {
  // That every rare thing of the base game turns up is the business of its own run.
  const properties = playedProperties.filter((name) => name !== 'coverage')

  it.each(properties)('keeps the property %s', (name) => {
    expect(findingsOf(report(), name).map(describeFinding)).toEqual([])
  })

  it('has its space, questions, events, reason and points in play, and says nothing that it did not announce', () => {
    const { tally } = report()
    expect([...tally.actions]).toEqual(expect.arrayContaining([...bazaar.actionKinds]))
    expect([...tally.events]).toEqual(expect.arrayContaining([...bazaar.eventKinds]))
    expect([...tally.asks]).toEqual(expect.arrayContaining(['bazaar', 'wager', 'guess']))
    expect([...tally.reasons]).toEqual(expect.arrayContaining([...bazaar.reasonIds]))
    expect([...tally.scoreSources]).toContain('trinkets')
    const undeclared = findingsOf(report(), 'coverage').filter(({ detail }) => detail.includes('is not declared'))
    expect(undeclared.map(describeFinding)).toEqual([])
  })

  it('is declared by the game that it is in, and unknown to the game without it', () => {
    expect(game.asks).toEqual(expect.arrayContaining(['bazaar', 'wager', 'guess']))
    expect(game.scoreSources.at(-1)).toBe('trinkets')
    expect(game.actionSchema.safeParse({ kind: 'haggle', gold: 2 }).success).toBe(true)
    expect(alchemists.actionSchema.safeParse({ kind: 'haggle', gold: 2 }).success).toBe(false)
    expect(alchemists.asks).not.toContain('bazaar')
    expect(Object.keys(alchemists.options.fields)).not.toContain('bazaar')
  })

  const options = optionsIn({ bazaar: true })
  const seats = ['purple', 'white', 'brown'].map((colour) => ({ colour }))

  it('leaves tables alone that play without it', () => {
    const source = seededChance('ba'.repeat(32))
    const without = begin(game, optionsIn({ bazaar: false }), seats, source)
    const plain = begin(alchemists, optionsIn({ bazaar: false }), seats, source)
    expect(without.events).toEqual(plain.events)
    expect(without.position.state.table.slots).toEqual({})
    expect(rulesOf(optionsIn({ bazaar: false }), 3).spaces.map(({ id }) => id)).toEqual(
      rulesOfAll(modules)(optionsIn({}), 3).spaces.map(({ id }) => id),
    )
  })

  it('makes the rules of a table once', () => {
    expect(rulesOf(options, 3)).toBe(rulesOf({ ...options }, 3))
    expect(rulesOf(options, 3)).not.toBe(rulesOf(options, 2))
    expect(rulesOf(options, 3)).not.toBe(rulesOf(optionsIn({}), 3))
  })

  it('has its answers drafted as those of the base game are, without a word of it there', () => {
    let { state } = game.setup(options, seats, quickChance('drafted'))
    const chance = quickChance('drafters')
    const drafted = new Set<string>()
    for (let step = 0; step < 400 && game.decisions(state).length > 0; step++) {
      const answers = game.decisions(state).map(({ seat }) => {
        const view = game.view(state, seat)
        const context = promptContextAt(rulesOf(options, seats.length), view)
        const intent = context === null ? null : firstIntent(context)
        const first = context === null || intent === null ? null : nextStep(context, intent)
        if (context === null || intent === null || first?.kind !== 'part' || !(first.step.part in ownParts)) {
          return [seat, livelyChoice(view, game.legal(view), chance)] as const
        }
        const { part, choices } = first.step
        const { value } = choices[chance.below(choices.length)] as (typeof choices)[number]
        const whole = nextStep(context, withPart(context, intent, part, value))
        if (whole.kind !== 'whole') throw new TypeError(`${part} is not all`)
        drafted.add(whole.action.kind)
        expect(game.check(view, whole.action)).toBe(null)
        return [seat, whole.action] as const
      })
      const [[seat, action] = [0, { kind: 'decline' } as Action]] = answers
      state =
        game.decisions(state)[0]?.sealed === true
          ? (game.resolve?.(state, new Map(answers), chance).state ?? state)
          : game.apply(state, seat, action, chance).state
    }
    expect(drafted).toEqual(new Set(['haggle', 'wager', 'guess']))
  })

  it('counts one favor card more where it brings one', () => {
    const usual = rulesOf(optionsIn({}), 3).favours.none.length
    expect(usual).toBe(alchemistsRules(optionsIn({}), 3).favours.none.length)
    expect(rulesOf(options, 3).favours.none.length).toBe(usual + 1)
  })

  it('asks different seats different sealed things at once, and opens them together', () => {
    const state = differentlyAsked()
    const asked = game.decisions(state).map(({ ask, sealed }) => ({ ask, sealed }))
    expect(asked.map(({ ask }) => ask).toSorted()).toContain('guess')
    expect(asked.every(({ sealed }) => sealed === true)).toBe(true)
    const refused: (AnyReason | null)[] = game.decisions(state).map(({ seat, ask }) => {
      const other: Action = ask === 'wager' ? { kind: 'guess', weather: 'sun' } : { kind: 'wager', trinkets: 0 }
      return game.check(game.view(state, seat), other)
    })
    expect(refused.map((why) => why?.id)).toEqual(refused.map(() => 'alchemists.reject.notAsked'))
  })
})

/** A position where some wager and others guess, in the first game that comes to one. */
function differentlyAsked(): State {
  const seats = ['purple', 'white', 'brown'].map((colour) => ({ colour }))
  for (let number = 0; number < 20; number++) {
    let { state } = game.setup(optionsIn({ bazaar: true }), seats, quickChance(`market ${number}`))
    const chance = quickChance(`players ${number}`)
    for (;;) {
      const asks = new Set(game.decisions(state).map(({ ask }) => ask))
      if (asks.has('wager') && asks.has('guess')) return state
      const next = searchStep(game, state, (seat) => choiceOf(state, seat, chance), chance)
      if (next === null) break
      state = next.state
    }
  }
  throw new Error('nobody is ever asked anything else than the others')
}

function choiceOf(state: State, seat: Seat, chance: QuickChance): Action {
  const view = game.view(state, seat)
  return livelyChoice(view, game.legal(view), chance)
}

function optionsIn(chosen: Partial<AlchemistsShape['options']>): AlchemistsShape['options'] {
  const defaults = Object.fromEntries(Object.entries(game.options.fields).map(([name, field]) => [name, field.default]))
  return { ...defaults, ...chosen } as AlchemistsShape['options']
}
