import { canonical, quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { DeclareAction } from '../../base/action.ts'
import { alchemists } from '../../game.ts'
import { blueArticle, reading, redArticle } from '../../testing/encyclopedia.ts'
import { playedGames } from '../../testing/games.ts'
import { expansionSetups } from '../../testing/harness.ts'
import { asked, type Played } from '../../testing/play.ts'
import { promptContextOf } from '../atTable.ts'
import type { Action, ActionOf, PromptName, Space } from '../contributions.ts'
import {
  actionChoices,
  actionOf,
  choicesOf,
  firstIntent,
  type Intent,
  nextStep,
  partsOf,
  promptNameOf,
  stillFits,
  withoutPart,
  withPart,
} from './intent.ts'
import type { PromptContext } from './part.ts'
import { emptyPlan, planChoices, planCount, withChange, withoutChange } from './plan.ts'

/** Some games with modules, and then as many as it takes without. */
function* games(): ReturnType<typeof playedGames> {
  yield* playedGames(90, 'drafting with modules', expansionSetups)
  yield* playedGames(2000, 'drafting')
}

/** What everybody who owed an answer was asked: all rare questions, and some of the others. */
const sampled: readonly PromptContext[] = (() => {
  const chance = quickChance('drafting')
  const seen = new Map<PromptName, number>()
  const found: PromptContext[] = []
  // As many games as it takes until everything has been asked.
  for (const { before, seat } of games()) {
    const context = promptContextOf(alchemists.view(before, seat))
    if (context === null) throw new TypeError('somebody answered who was not asked')
    const name = promptNameOf(context)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    if (count <= 3 || chance.below(60) === 0) found.push(context)
    if (seen.size === alchemists.asks.length && found.length > 150) break
  }
  return found
})()

/** Every action that following open choices leads to. */
function* leaves(context: PromptContext, intent: Intent): Generator<Action, void> {
  const step = nextStep(context, intent)
  if (step.kind === 'whole') yield step.action
  if (step.kind === 'action') {
    for (const { action, refusal } of step.choices) {
      if (refusal === null) yield* leaves(context, { action, chosen: {} })
    }
  }
  if (step.kind !== 'part') return
  const { part, choices } = step.step
  for (const { value, isClosed } of choices) {
    if (!isClosed) yield* leaves(context, withPart(context, intent, part, value))
  }
}

/** Articles are too many to be listed in every position; where they may be written, ways are tried at random. */
const mostListed = 1500
function isListed({ at: { seat, table, own } }: PromptContext): boolean {
  return alchemists.legal({ viewer: seat, table, own }).size <= mostListed
}

const parted = sampled.filter(({ prompt }) => prompt.kind !== 'declare')
/** Open choices, taken at random until the action is whole. */
function wander(context: PromptContext, chance: ReturnType<typeof quickChance>): Action {
  let intent: Intent = { action: null, chosen: {} }
  for (;;) {
    const step = nextStep(context, intent)
    if (step.kind === 'whole') return step.action
    if (step.kind === 'action') {
      const open = step.choices.filter(({ refusal }) => refusal === null)
      const { action } = open[chance.below(open.length)] as (typeof open)[number]
      intent = { action, chosen: {} }
      continue
    }
    if (step.kind !== 'part') throw new TypeError('a draft leads nowhere')
    const open = step.step.choices.filter(({ isClosed }) => !isClosed)
    const { value } = open[chance.below(open.length)] as (typeof open)[number]
    intent = withPart(context, intent, step.step.part, value)
  }
}

function contextIn(game: Played): PromptContext {
  const context = promptContextOf(alchemists.view(game.state, asked(game)?.seat ?? 'spectator'))
  if (context === null) throw new TypeError('nobody is asked')
  return context
}

const planning = sampled.filter(({ prompt }) => prompt.kind === 'declare')

describe('drafting', () => {
  it('is tried with every question of the game', () => {
    expect(new Set(sampled.map(promptNameOf))).toEqual(new Set(alchemists.asks))
  })

  it('A-142, AR-75..AR-79 leads exactly to what is legal, each action reached once or from both of its cards', () => {
    for (const context of parted.filter(isListed)) {
      const legal = context.kinds.flatMap((kind) => context.actions(kind)).map(canonical)
      const led = [...leaves(context, { action: null, chosen: {} })].map(canonical)
      expect(new Set(led)).toEqual(new Set(legal))
    }
  })

  it('leads to something legal whatever is chosen, where not everything can be listed', () => {
    const chance = quickChance('many')
    const many = parted.filter((context) => !isListed(context))
    expect(many.length).toBeGreaterThan(0)
    for (const context of many) {
      for (let count = 0; count < 5; count++) expect(context.check(wander(context, chance))).toBe(null)
    }
  })

  it('GR-78 leads to every article that a chosen seal can go on, and to nothing else, where thousands are legal', () => {
    // Of two ingredients no token is left, and one aspect is free.
    const articles = [redArticle, blueArticle].map((article) => ({ ...article, seals: [[1, 'gold']] as const }))
    const context = contextIn(reading({ articles }))
    const actions = context.actions('publishArticle')
    expect(actions).toHaveLength(15 * 24 * 4 * 6)
    const legal = actions.filter(({ seal }) => seal === 'white').map(canonical)
    expect(legal).toHaveLength(15 * 24 * 4)
    const led = [...leaves(context, { action: 'publishArticle', chosen: { seal: 'white' } })].map(canonical)
    expect(led).toHaveLength(legal.length)
    expect(new Set(led)).toEqual(new Set(legal))
  })

  it('GR-78 leads to any of all articles', () => {
    const chance = quickChance('any article')
    const context = contextIn(reading({}))
    const { groups } = alchemists.legal({ viewer: context.at.seat, table: context.at.table, own: context.at.own })
    const articles = groups.find(({ kind }) => kind === 'publishArticle')
    expect(articles?.size).toBe(3 * 70 * 24 * 4 * 6)
    for (let count = 0; count < 60; count++) {
      const wanted = articles?.at(chance.below(articles.size)) as ActionOf<'publishArticle'>
      expect(draftedTowards(context, wanted)).toEqual(wanted)
    }
  })

  it('begins with the only thing that has parts, so that nobody is asked what to do where there is nothing to choose', () => {
    expect(parted.length).toBeGreaterThan(50)
    for (const context of parted) {
      const withParts = actionChoices(context).filter(({ hasParts, refusal }) => hasParts && refusal === null)
      const { action } = firstIntent(context)
      if (action !== null) expect(withParts.map((choice) => choice.action)).toEqual([action])
    }
  })

  it('says why every closed choice is closed', () => {
    let closed = 0
    for (const context of parted) {
      const step = nextStep(context, firstIntent(context))
      if (step.kind !== 'part') continue
      for (const choice of step.step.choices) {
        if (!choice.isClosed) continue
        closed++
        expect(choice.refusal?.id).toMatch(/^alchemists\.reject\./)
      }
    }
    expect(closed).toBeGreaterThan(10)
  })

  it('lets a part be chosen anew, and keeps of the others what still goes with it', () => {
    const chance = quickChance('anew')
    let tried = 0
    for (const context of parted) {
      const { action } = firstIntent(context)
      if (action === null) continue
      let intent: Intent = { action, chosen: {} }
      for (;;) {
        const step = nextStep(context, intent)
        if (step.kind !== 'part') break
        const open = step.step.choices.filter(({ isClosed }) => !isClosed)
        const { value } = open[chance.below(open.length)] as (typeof open)[number]
        intent = withPart(context, intent, step.step.part, value)
        expect(intent.chosen[step.step.part]).toBe(value)
        expect(stillFits(context, intent)).toBe(true)
        for (const other of choicesOf(context, intent, step.step.part)) {
          if (other.isClosed) continue
          const changed = withPart(context, intent, step.step.part, other.value)
          expect(changed.chosen[step.step.part]).toBe(other.value)
          expect(stillFits(context, changed)).toBe(true)
          tried++
        }
      }
      const whole = actionOf(context, intent)
      if (whole !== null) expect(context.check(whole)).toBe(null)
      for (const part of Object.keys(intent.chosen)) {
        expect(withoutPart(intent, part as 'first').chosen).not.toHaveProperty(part)
      }
    }
    expect(tried).toBeGreaterThan(100)
  })

  it('A-130..A-137 leads to every plan, cube by cube, and keeps count', () => {
    const chance = quickChance('plans')
    for (const context of planning) {
      const legal = alchemists.legal({ viewer: context.at.seat, table: context.at.table, own: context.at.own })
      for (let count = 0; count < 3; count++) {
        const wanted = legal.at(chance.below(legal.size)) as DeclareAction
        expect(planTowards(context, wanted)).toEqual(wanted)
        const { held, placed, left } = planCount(context, wanted)
        expect(held - placed).toBe(left)
        expect(left).toBeGreaterThanOrEqual(0)
      }
    }
    expect(planning.length).toBeGreaterThan(5)
  })

  it('takes every step of a plan back again', () => {
    expect(planning.length).toBeGreaterThan(0)
    for (const context of planning) {
      for (const first of planChoices(context, emptyPlan)) {
        if (first.refusal !== null) continue
        expect(withoutChange(context, first.plan, first.change)).toEqual(emptyPlan)
        for (const second of planChoices(context, first.plan)) {
          expect(withoutChange(context, withChange(context, first.plan, second.change), second.change)).toEqual(
            first.plan,
          )
        }
      }
    }
  })
})

/** Chooses of every part what an action has there; undefined where that is closed. */
function draftedTowards(context: PromptContext, wanted: Action): Action | undefined {
  let intent: Intent = { action: wanted.kind, chosen: {} }
  for (;;) {
    const step = nextStep(context, intent)
    if (step.kind === 'whole') return step.action
    if (step.kind !== 'part') return undefined
    const { part, choices } = step.step
    const values: readonly unknown[] =
      partsOf(context, intent)
        .find((each) => each.part === part)
        ?.valuesOf(wanted, intent.chosen) ?? []
    const next = choices.find(({ value, isClosed }) => !isClosed && values.includes(value))
    if (next === undefined) return undefined
    intent = withPart(context, intent, part, next.value)
  }
}

/** Enlarges a plan towards another one, never past it; undefined when nothing leads there. */
function planTowards(context: PromptContext, wanted: DeclareAction): DeclareAction | undefined {
  let plan = emptyPlan
  for (;;) {
    if (canonical(plan) === canonical(wanted)) return plan
    const next = planChoices(context, plan).find((choice) => choice.refusal === null && isPartOf(choice.plan, wanted))
    if (next === undefined) return undefined
    plan = next.plan
  }
}

function isPartOf(part: DeclareAction, whole: DeclareAction): boolean {
  return (
    Object.entries(part.actions).every(([space, count]) => count <= (whole.actions[space as Space] ?? 0)) &&
    part.assistants <= whole.assistants &&
    part.associates.every((space) => whole.associates.includes(space))
  )
}
