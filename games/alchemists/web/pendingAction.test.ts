import { alchemists, type PromptContext, promptContextOf, rulesAt, type View } from '@athanor/alchemists'
import { begin, owed, perform, pick, quickChance, readOptions, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { hintText } from './hints.ts'
import {
  draftingIn,
  intentOf,
  movedCube,
  nothingPending,
  pairOf,
  pendingFor,
  picked,
  planOf,
  withCard,
} from './pendingAction.ts'
import { placesOf } from './places.ts'
import { rulePart } from './rulePart.ts'

/** The first question with this name in a game of two who do anything legal. */
function askedFor(
  name: string,
  fits = (context: PromptContext, view: View) => alchemists.legal(view).size > 3 && context.kinds.length > 0,
): { readonly context: PromptContext; readonly view: View } {
  for (let game = 0; game < 40; game++) {
    const chance = quickChance(`${name} ${game}`)
    const source = seededChance(String(game).padStart(64, '0'))
    const options = Object.fromEntries(
      Object.entries(alchemists.options.fields).map(([option, field]) => [option, field.default]),
    ) as unknown as View['table']['options']
    let { position } = begin(alchemists, options, [{ colour: 'purple' }, { colour: 'white' }], source)
    for (let step = 0; step < 400; step++) {
      const decision = owed(alchemists, position).find(({ answered }) => !answered)
      if (decision === undefined) break
      const view = alchemists.view(position.state, decision.seat)
      const context = promptContextOf(view)
      if (context !== null && decision.ask === name && fits(context, view)) return { context, view }
      const legal = alchemists.legal(view)
      const done = perform(alchemists, position, decision.seat, legal.at(chance.below(legal.size)), source)
      if (!done.ok) throw new Error(done.reason.id)
      position = done.position
    }
  }
  throw new Error(`${name} never comes up`)
}

describe('a decision of Alchemists on the page', () => {
  it('A-011 takes two cards of the hand in either order, and lets go of each again', () => {
    const { context } = askedFor('test')
    const parts = pairOf('first')
    if (parts === null) throw new TypeError('there is no pair')
    const { pair } = context.actions('test')[0] as { readonly pair: readonly ['toad', 'fern'] }
    const start = intentOf(context, nothingPending)
    const one = withCard(context, start, parts, pair[1], false)
    const both = withCard(context, one, parts, pair[0], false)
    const drafting = draftingIn(context)
    expect(drafting.actionOf({ ...nothingPending, intent: both })).toMatchObject({ kind: 'test', pair })
    const without = withCard(context, both, parts, pair[1], true)
    expect(without.chosen).toMatchObject({ first: pair[0] })
    expect(without.chosen.second).toBeUndefined()
    expect(withCard(context, both, parts, pair[0], true).chosen).toMatchObject({ first: pair[1] })
  })

  it('shows the only pair that is left as chosen before it is confirmed', () => {
    const { context } = askedFor('test', (each) => each.actions('test').length === 1)
    const { pair } = context.actions('test')[0] as { readonly pair: readonly ['toad', 'fern'] }
    const { first, second } = intentOf(context, nothingPending).chosen
    expect(new Set([first, second])).toEqual(new Set(pair))
  })

  it('A-237 begins a theory with the book that was pressed, and lets nothing begin with one that is closed', () => {
    const { context, view } = askedFor('publish')
    const free = view.table.theories.findIndex((theory) => theory === null)
    const ingredient = context.actions('publish')[0]?.ingredient ?? 'toad'
    expect(free).toBeGreaterThanOrEqual(0)
    const publishing = { ...nothingPending, intent: { action: 'publish', chosen: {} } } as const
    expect(picked(context, publishing, ['theory'], ingredient)?.chosen.theory).toBe(ingredient)
    expect(picked(null, publishing, ['theory'], ingredient)).toBe(null)
    expect(draftingIn(context).actionOf(publishing)).toBe(null)
  })

  it('A-130 keeps a plan as long as it is legal, and none for any other question', () => {
    const { context } = askedFor('declare')
    const plan = { kind: 'declare', actions: { test: 1 }, assistants: 0, associates: [] } as const
    const drafting = draftingIn(context)
    expect(drafting.fits({ ...nothingPending, plan })).toBe(true)
    expect(drafting.actionOf({ ...nothingPending, plan })).toEqual(plan)
    expect(drafting.fits({ ...nothingPending, plan: { ...plan, actions: { test: 3 } } })).toBe(false)
    expect(draftingIn(askedFor('chooseOrder').context).fits({ ...nothingPending, plan })).toBe(false)
    expect(draftingIn(null).fits({ ...nothingPending, plan })).toBe(false)
    expect(rulesAt(context.at.table).space('test').cubes.length).toBe(2)
  })

  it('A-130, A-132 lets a cube be put on a space, moved to another, and taken off; what is refused says why', () => {
    const { context } = askedFor('declare')
    const none = planOf(nothingPending)
    const tested = movedCube(context, none, null, 'test')
    expect(tested).toMatchObject({ actions: { test: 1 } })
    const moved = movedCube(context, { ...none, actions: { test: 1 } }, 'test', 'forage')
    expect(moved).toMatchObject({ actions: { forage: 1 } })
    expect(moved).not.toMatchObject({ actions: { test: 1 } })
    expect(movedCube(context, { ...none, actions: { test: 1 } }, 'test', null)).toEqual(none)
    // nobody exhibits before the last round.
    expect(movedCube(context, none, null, 'exhibit')).toBeNull()
    expect(movedCube(context, { ...none, actions: { test: 2 } }, null, 'test')).toMatchObject({
      id: expect.any(String),
    })
  })

  it('A-340, A-436 tells newcomers what a round is for when they plan it', () => {
    const { context } = askedFor('declare')
    const inRound = (round: number) =>
      hintText({ ...context, at: { ...context.at, table: { ...context.at.table, round } } })
        ?.split('.')
        .at(-1)
    expect([1, 2, 3, 4, 5, 6].map(inRound)).toEqual([
      'plan',
      'planMarket',
      'planConference',
      'planMarket',
      'planConference',
      'planLast',
    ])
    const test = askedFor('test').context
    expect(hintText(test)).toBe('web.alchemists.guide.mix')
    expect(hintText({ ...test, kinds: ['decline'] })).toBe(null)
  })

  it('opens the rules at the decision, and points at what events are about', () => {
    expect(rulePart('declare')).toBe('alchemists.rules.plan')
    expect(rulePart('periscope')).toBe('alchemists.rules.artifacts')
    expect(placesOf({ kind: 'published', seat: 1, ingredient: 'toad', alchemical: 'PPP', immediate: false })).toEqual([
      'seat:1',
      'book:toad',
    ])
    expect(placesOf({ kind: 'potionMade', seat: 0, at: 'test', potion: 'poison' })).toEqual(['seat:0', 'space:test'])
  })

  it('lays any action into the tray as if it had been chosen part by part', () => {
    const kinds = new Set<string>()
    for (let game = 0; game < 3; game++) {
      const chance = quickChance(`advised ${game}`)
      const source = seededChance(String(game + 70).padStart(64, '0'))
      const read = readOptions(alchemists.options, game === 0 ? {} : (alchemists.options.presets['kingsGolem'] ?? {}))
      if (!read.ok) throw new TypeError(read.reason.id)
      let { position } = begin(alchemists, read.options, [{ colour: 'purple' }, { colour: 'white' }], source)
      for (;;) {
        const decision = owed(alchemists, position).find(({ answered }) => !answered)
        if (decision === undefined) break
        const view = alchemists.view(position.state, decision.seat)
        const context = promptContextOf(view)
        const group = pick(chance, alchemists.legal(view).groups)
        const action = group.at(chance.below(group.size))
        if (context !== null && context.kinds.includes(action.kind) && action.kind !== 'decline') {
          const pending = pendingFor(context, action)
          const isWhole = pending.plan !== null || pending.intent !== null
          if (isWhole) expect(draftingIn(context).actionOf(pending)).toEqual(action)
          if (isWhole) kinds.add(action.kind)
        }
        const done = perform(alchemists, position, decision.seat, action, source)
        if (!done.ok) throw new Error(done.reason.id)
        position = done.position
      }
    }
    expect(kinds.size).toBeGreaterThan(12)
  })
})
