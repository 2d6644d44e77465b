import {
  type Action,
  alchemists,
  countOf,
  type DeclareAction,
  freePotions,
  rulesAt,
  type Space,
  type View,
} from '@athanor/alchemists'
import { canonical, owed, quickChance } from '@athanor/kernel'
import { locales } from '@athanor/messages'
import { plain } from '@athanor/terminal/paint.ts'
import type { Look, Menu } from '@athanor/terminal/terminalClient.ts'
import { textWidth } from '@athanor/terminal/textWidth.ts'
import { wordsIn } from '@athanor/terminal/words.ts'
import { describe, expect, it } from 'vitest'
import { keptGames } from '../testing/fixtureGames.ts'
import { menu } from './menu.ts'

const looks: readonly Look[] = locales.map((locale) => ({ words: wordsIn(locale), paint: plain, columns: 80 }))
const english = looks[0] as Look
const names = ['Anna', 'Boris', 'Clara', 'Dmitri']

/** What everybody who owed an answer saw, game by game. */
const asked = keptGames()
  .flat()
  .flatMap(({ match: { position } }) =>
    owed(alchemists, position).map(({ seat, ask }) => ({ ask, view: alchemists.view(position.state, seat) })),
  )

/** All positions with rare questions, and some with the others. */
const sampled = (() => {
  const chance = quickChance('menus')
  const seen = new Map<string, number>()
  return asked.filter(({ ask }) => {
    const count = (seen.get(ask) ?? 0) + 1
    seen.set(ask, count)
    return count <= 3 || chance.below(40) === 0
  })
})()

const mostListed = 1500

/** Every action that the menus lead to. */
function* leaves({ choices }: Menu<Action>): Generator<Action, void> {
  for (const { leadsTo } of choices) {
    if (leadsTo.kind === 'action') yield leadsTo.action
    else if (leadsTo.kind === 'menu') yield* leaves(leadsTo.menu())
  }
}

/** The plan as it stands in a menu of plans. */
function planIn({ choices }: Menu<Action>): DeclareAction {
  const done = choices.at(-1)?.leadsTo
  if (done?.kind !== 'action' || done.action.kind !== 'declare') throw new TypeError('a plan cannot be finished')
  return done.action
}

function isPartOf(part: DeclareAction, whole: DeclareAction): boolean {
  return (
    Object.entries(part.actions).every(([space, count]) => count <= (whole.actions[space as Space] ?? 0)) &&
    part.assistants <= whole.assistants &&
    part.associates.every((space) => whole.associates.includes(space))
  )
}

/** Follows the menus towards a plan, never past it; undefined when they do not lead there. */
function planTowards(wanted: DeclareAction, from: Menu<Action>): DeclareAction | undefined {
  const plan = planIn(from)
  if (canonical(plan) === canonical(wanted)) return plan
  for (const { leadsTo } of from.choices) {
    if (leadsTo.kind !== 'menu') continue
    const next = leadsTo.menu()
    if (isPartOf(planIn(next), wanted)) return planTowards(wanted, next)
  }
  return undefined
}

/** Someone who chooses without thinking, until something is decided. */
function wander(view: View, look: Look, chance: ReturnType<typeof quickChance>): Action {
  let at = menu(view, names, look)
  for (;;) {
    const open = at.choices.filter(({ leadsTo }) => leadsTo.kind !== 'blocked')
    const next = open[chance.below(open.length)]?.leadsTo
    if (next?.kind === 'action') return next.action
    if (next?.kind !== 'menu') throw new TypeError('a menu leads nowhere')
    at = next.menu()
  }
}

describe('the menus of Alchemists', () => {
  it('are tried with every question of the game', () => {
    expect(new Set(sampled.map(({ ask }) => ask))).toEqual(new Set(alchemists.asks))
  })

  it('A-142, AR-75..AR-79 lead exactly to what is legal', () => {
    for (const { ask, view } of sampled) {
      // Articles are too many to be listed; there the wanderer below tries the menus.
      if (ask === 'declare' || alchemists.legal(view).size > mostListed) continue
      const offered = new Set([...leaves(menu(view, names, english))].map(canonical))
      expect(offered).toEqual(new Set([...alchemists.legal(view)].map(canonical)))
    }
  })

  it('A-130..A-137 lead to every plan, cube by cube', () => {
    const chance = quickChance('plans')
    const declaring = sampled.filter(({ ask }) => ask === 'declare')
    for (const { view } of declaring) {
      const legal = alchemists.legal(view)
      const first = menu(view, names, english)
      for (let count = 0; count < 3; count++) {
        const plan = legal.at(chance.below(legal.size)) as DeclareAction
        expect(planTowards(plan, first)).toEqual(plan)
      }
    }
    expect(declaring.length).toBeGreaterThan(5)
  })

  it('lead to a legal action whatever is chosen', () => {
    const chance = quickChance('wanderer')
    for (const { view } of asked) {
      if (chance.below(3) > 0) continue
      const action = wander(view, looks[chance.below(looks.length)] as Look, chance)
      expect(alchemists.check(view, action)).toBe(null)
    }
  })

  it('say something in every line, in 80 columns and in both languages', () => {
    for (const { view } of sampled) {
      for (const look of looks) {
        const { question, choices } = menu(view, names, look)
        expect(textWidth(question)).toBeLessThanOrEqual(100)
        for (const text of [question, ...choices.flatMap(({ label, hint }) => [label, hint ?? '–'])]) {
          expect(text).not.toMatch(/^$|\{|\}|undefined|alchemists\.|NaN/)
        }
        for (const { label, hint } of choices) {
          expect(textWidth(`${label} (${hint ?? ''})`)).toBeLessThanOrEqual(76)
        }
      }
    }
  })

  it('A-142 offer to decline wherever the rules do, as the last thing', () => {
    for (const { view } of sampled) {
      const last = menu(view, names, english).choices.at(-1)
      const declines = alchemists.check(view, { kind: 'decline' }) === null
      expect(last?.label === 'Decline').toBe(declines)
    }
  })

  it('A-113, A-122 show order spaces that are taken or too dear, with the reason', () => {
    const taken = asked.find(
      ({ ask, view }) => ask === 'chooseOrder' && view.table.markers.some((seat) => seat !== null),
    )
    const blocked = taken === undefined ? [] : menu(taken.view, names, english).choices.filter(isBlocked)
    expect(blocked.map(({ hint }) => hint)).toContain('This order space is already taken.')
  })

  it('A-190 show orders that an earlier seller has closed', () => {
    const late = asked.filter(
      ({ ask, view }) =>
        ask === 'sell' &&
        view.table.offers.length > 0 &&
        countOf(view.own?.favours ?? [], rulesAt(view.table).favours.numberOf('merchant')) === 0 &&
        alchemists.legal(view).size > 1,
    )
    for (const { view } of late) {
      const { choices } = menu(view, names, english)
      expect(choices.slice(0, 3).map(isBlocked)).toEqual(
        [0, 1, 2].map((order) => !freePotions(view.table).includes(order)),
      )
      expect(choices.filter(isBlocked).map(({ hint }) => hint)).toContain(
        'This order is closed: another player has already sold.',
      )
    }
    expect(late.length).toBeGreaterThan(0)
  })

  it('AR-75 keep count of the cubes of a plan, and its spaces in sight', () => {
    const [start] = sampled.filter(({ ask, view }) => ask === 'declare' && view.table.round === 1)
    if (start === undefined) throw new TypeError('nobody declares')
    const first = menu(start.view, names, english)
    expect(first.question).toBe('Declare your actions: 0 of 3 cubes.')
    const [forage] = first.choices
    const second = forage?.leadsTo.kind === 'menu' ? forage.leadsTo.menu() : first
    expect(second.question).toBe('Declare your actions: 1 of 3 cubes. For')
    expect(second.choices.at(-1)?.hint).toBe('2 cubes unused')
  })

  it('A-161, A-215 say what a plan lacks, and that a bid is useless without cards', () => {
    const emptyHanded = ({ own, table, viewer }: View): View => ({
      viewer,
      own: own === null ? null : { ...own, hand: own.hand.map(() => 0) },
      table: {
        ...table,
        players: table.players.map((player, seat) => (seat === viewer ? { ...player, cards: 0 } : player)),
      },
    })
    const [start] = sampled.filter(({ ask, view }) => ask === 'declare' && view.table.round === 1)
    const [bid] = sampled.filter(({ ask }) => ask === 'bid')
    if (start === undefined || bid === undefined) throw new TypeError('nobody declares or bids')
    const wide = { ...english, columns: 100 }
    const mixing = (view: View) => {
      const test = menu(view, names, wide).choices.find(({ label }) => label.startsWith('Test on Student'))
      return test?.leadsTo.kind === 'menu' ? test.leadsTo.menu().choices.at(-1)?.hint : undefined
    }
    expect(mixing(emptyHanded(start.view))).toContain('Test on Student needs 2 ingredient cards; you have none.')
    expect(mixing(start.view)).toBe('2 cubes unused')
    expect(menu(emptyHanded(bid.view), names, english).question).toContain('you cannot sell')
    expect(menu(bid.view, names, english).question).not.toContain('you cannot sell')
  })
})

function isBlocked({ leadsTo }: Menu<Action>['choices'][number]): boolean {
  return leadsTo.kind === 'blocked'
}
