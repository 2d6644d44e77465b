import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ingredients } from '@athanor/alchemy'
import { quickChance } from '@athanor/kernel'
import { someActions } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { DeclareAction } from '../base/action.ts'
import type { Action, ActionKind, ActionOf } from '../engine/contributions.ts'
import type { Own, Player, State, Table } from '../engine/state.ts'
import { alchemists } from '../game.ts'
import { refereedGames, type Transition } from '../testing/games.ts'
import { randomAction } from '../testing/randomAction.ts'
import { objections } from './legality.ts'

describe('an independent reading of what is allowed', () => {
  it('allows exactly what the game allows', () => {
    const chance = quickChance('both readings')
    const differing: string[] = []
    const tally = { allowed: 0, refused: 0 }
    for (const { before } of refereedGames(45, 'legality')) {
      for (const seat of before.table.players.keys()) {
        const view = alchemists.view(before, seat)
        const tried: readonly Action[] = [
          ...Array.from({ length: 4 }, () => randomAction(view, chance)),
          ...someActions(alchemists.legal(view), 3, chance),
        ]
        for (const action of tried) {
          const reason = alchemists.check(view, action)
          const objected = objections(before, seat, action)
          tally[objected.length === 0 ? 'allowed' : 'refused']++
          if ((reason === null) === (objected.length === 0)) continue
          differing.push(`seat ${seat}, ${JSON.stringify(action)}: ${reason?.id ?? 'allowed'} or ${objected.join()}`)
        }
      }
    }
    expect(differing.slice(0, 10)).toEqual([])
    expect(tally.allowed).toBeGreaterThan(10_000)
    expect(tally.refused).toBeGreaterThan(10_000)
  })
})

/** A transition whose answer must not be allowed; null where that cannot be made of it. */
type Tamper = (transition: Transition) => Transition | null

/** Only for one kind of action. */
function doing<Kind extends ActionKind>(
  kind: Kind,
  tamper: (action: ActionOf<Kind>, transition: Transition) => Transition | null,
): Tamper {
  return (transition) =>
    transition.action.kind === kind ? tamper(transition.action as ActionOf<Kind>, transition) : null
}

/** Another answer. */
function answering<Kind extends ActionKind>(
  kind: Kind,
  change: (action: ActionOf<Kind>, transition: Transition) => Partial<ActionOf<Kind>> | null,
): Tamper {
  return doing(kind, (action, transition) => {
    const changed = change(action, transition)
    return changed === null ? null : { ...transition, action: { ...action, ...changed } as Action }
  })
}

function withTable(transition: Transition, change: Partial<Table>): Transition {
  const { before } = transition
  return { ...transition, before: { ...before, table: { ...before.table, ...change } } }
}

function withPlayer(transition: Transition, change: Partial<Player>): Transition {
  const { before, seat } = transition
  const player = before.table.players[seat] as Player
  return withTable(transition, { players: before.table.players.with(seat, { ...player, ...change }) })
}

function withOwn(transition: Transition, change: Partial<Own>): Transition {
  const { before, seat } = transition
  const own = before.own[seat] as Own
  return { ...transition, before: { ...before, own: before.own.with(seat, { ...own, ...change }) } }
}

const nothing = [0, 0, 0, 0, 0, 0, 0, 0]

function table(kind: ActionKind, change: (now: Table) => Partial<Table>): Tamper {
  return doing(kind, (_, transition) => withTable(transition, change(transition.before.table)))
}

function poor<Kind extends ActionKind>(kind: Kind, when: (action: ActionOf<Kind>, state: State) => boolean): Tamper {
  return doing(kind, (action, transition) =>
    when(action, transition.before) ? withPlayer(transition, { gold: 0 }) : null,
  )
}

function bare<Kind extends ActionKind>(kind: Kind, when: (action: ActionOf<Kind>) => boolean = () => true): Tamper {
  return doing(kind, (action, transition) => (when(action) ? withOwn(transition, { hand: nothing }) : null))
}

function unfavoured<Kind extends ActionKind>(kind: Kind, when: (action: ActionOf<Kind>) => boolean): Tamper {
  return doing(kind, (action, transition) => (when(action) ? withOwn(transition, { favours: nothing }) : null))
}

function declaring(change: (action: DeclareAction, table: Table) => Partial<DeclareAction> | null): Tamper {
  return answering('declare', (action, { before }) => change(action, before.table))
}

const isImmediate = ({ before }: Transition) => before.table.asks.some(({ kind }) => kind === 'immediate')
const isWithCap = ({ before }: Transition) => before.table.asks.some(({ kind }) => kind === 'thinkingCap')
const theoryNumber = (ingredient: (typeof ingredients)[number]) => ingredients.indexOf(ingredient)

/** For each complaint, a way to deserve it. */
const tampers: Readonly<Record<string, Tamper>> = {
  'nobody asked': (transition) => withTable(transition, { asks: [] }),
  'an answer to something else': (transition) =>
    transition.before.table.asks.some(({ kind }) => kind === 'grant')
      ? null
      : { ...transition, action: { kind: 'takeGrant', grant: 0 } },
  'a favor card that was not dealt': unfavoured('keepFavour', () => true),
  'a discount of 3 in the red zone': doing('bid', (action, transition) =>
    withPlayer({ ...transition, action: { ...action, bid: 3 } }, { reputation: 6 }),
  ),
  'a grant that is not offered': answering('takeGrant', () => ({ grant: 99 })),
  'an order space that is closed': answering('chooseOrder', (_, { before }) => ({
    space: [0, 0, 6, 7, 8][before.table.players.length] ?? 0,
  })),
  'an order space that is taken': doing('chooseOrder', ({ space }, transition) =>
    withTable(transition, { markers: transition.before.table.markers.with(space, 0) }),
  ),
  'a place that cannot be paid': poor(
    'chooseOrder',
    ({ space }, { table: { slots } }) => space === 0 && slots.busyDays === undefined,
  ),
  'an ingredient that the book does not offer': answering('readBook', (_, { before, seat }) => {
    const offer = before.own[seat]?.slots.library?.offer ?? []
    const other = ingredients.find((ingredient) => !offer.includes(ingredient))
    return other === undefined ? null : { ingredient: other }
  }),
  'a space that is not there': declaring(({ actions }) => ({ actions: { ...actions, ['moon' as 'forage']: 1 } })),
  'a space that is closed': declaring(({ actions }, { round }) => ({
    actions: round === 1 ? { ...actions, sell: 1 } : round === 6 ? { ...actions, test: 1 } : { ...actions, exhibit: 1 },
  })),
  'too many actions on a space': declaring(({ actions }) => ({ actions: { ...actions, buy: 3 } })),
  'too few cubes': doing('declare', ({ actions, assistants }, transition) =>
    Object.values(actions).some((count) => count > assistants)
      ? withPlayer(transition, { cubes: { board: 0, placed: 0, unused: 0, hospital: 0 } })
      : null,
  ),
  'an Assistant too many': unfavoured('declare', ({ assistants }) => assistants > 0),
  'a Custodian too many': unfavoured('declare', ({ actions }) => (actions.custodian ?? 0) > 0),
  'an Associate too many': unfavoured('declare', ({ associates }) => associates.length > 0),
  'two Associates on a space': declaring(({ associates }) =>
    associates.length > 0 ? { associates: [...associates, ...associates] } : null,
  ),
  'an Associate without a cube': declaring(({ actions, associates }) =>
    (actions.transmute ?? 0) === 0 ? { associates: [...associates, 'transmute'] } : null,
  ),
  'another number of cards': answering('discard', ({ ingredients: cards }) => ({
    ingredients: [...cards, 'mushroom'],
  })),
  'cards that are not in the hand': bare('discard', ({ ingredients: cards }) => cards.length > 0),
  'a Mortar for a test with the Cap': (transition) =>
    isWithCap(transition) ? answering('test', () => ({ mortar: true }))(transition) : null,
  'cards that cannot be mixed': bare('test'),
  'an empty deck': doing('forage', (action, transition) =>
    action.from === 'deck' ? withTable(transition, { deck: 0, discard: 0 }) : null,
  ),
  'a card that is not in the row': doing('forage', (action, transition) =>
    action.from === 'deck' ? null : withTable(transition, { row: [] }),
  ),
  'a card that is not in the hand': bare('transmute'),
  'a Sage too many': unfavoured('transmute', ({ sages }) => sages > 0),
  'no gold for the student': (transition) =>
    isWithCap(transition)
      ? null
      : doing('test', (_, now) => withPlayer(withTable(now, { studentCharges: true }), { gold: 0 }))(transition),
  'a potion shown before': doing('exhibit', ({ potion }, transition) =>
    withPlayer(transition, { exhibited: [potion] }),
  ),
  'a Mortar that is not there': doing('drink', (action, transition) =>
    withPlayer({ ...transition, action: { ...action, mortar: true } }, { artifacts: [] }),
  ),
  "a master asks the apprentice's question": table('debunk', ({ options }) => ({
    options: { ...options, seat1: 'master', seat2: 'master', seat3: 'master', seat4: 'master' },
  })),
  "an apprentice asks the master's question": table('demonstrate', ({ options }) => ({
    options: { ...options, seat1: 'apprentice', seat2: 'apprentice', seat3: 'apprentice', seat4: 'apprentice' },
  })),
  'an ingredient of which nothing is published': table('debunk', ({ theories, slots }) => ({
    theories: theories.map(() => null),
    slots: { ...slots, royalEncyclopedia: { articles: { red: null, green: null, blue: null } } },
  })),
  'an ingredient without a theory': table('endorse', ({ theories }) => ({ theories: theories.map(() => null) })),
  'one ingredient twice': answering('demonstrate', ({ pair }) => ({ pair: [pair[0], pair[0]] })),
  'a Merchant too many': unfavoured('sell', ({ merchants }) => merchants > 0),
  'a Barmaid too many': unfavoured('sell', ({ barmaids }) => barmaids > 0),
  'a potion that nobody wants': answering('sell', () => ({ wanted: 3 })),
  'a blocked potion': doing('sell', ({ wanted, merchants }, transition) =>
    merchants > 0 ? null : withTable(transition, { offers: [{ seat: 0, wanted, guarantee: 'exact' }] }),
  ),
  'a guarantee that pays nothing': doing('sell', (action, transition) => {
    const bids = transition.before.table.players.map(() => 3 as const)
    return withPlayer(withTable({ ...transition, action: { ...action, guarantee: 'neutral' } }, { bids }), {
      reputation: 10,
    })
  }),
  'an artifact that is not on offer': table('buy', ({ slots }) => ({
    onOffer: [],
    slots: withoutCounter(slots),
  })),
  'no token for what lies under the counter': doing('buy', ({ artifact }, transition) =>
    transition.before.table.slots.golemProject?.underCounter === artifact ? withoutApproval(transition) : null,
  ),
  'a Shopkeeper too many': unfavoured('buy', ({ shopkeepers }) => shopkeepers > 0),
  'gold on no Altar': answering('buy', ({ artifact }) =>
    artifact === 'altarOfGold' ? { offering: 9 } : { offering: 1 },
  ),
  'too little gold': poor('buy', ({ artifact }) => artifact === 'crystalCabinet' || artifact === 'printingPress'),
  'a second theory on an ingredient': doing('publish', ({ ingredient }, transition) =>
    withTable(transition, {
      theories: transition.before.table.theories.with(theoryNumber(ingredient), { alchemical: 'PPP', seals: [0] }),
    }),
  ),
  'a token that is used': doing('publish', ({ ingredient, alchemical }, transition) =>
    withTable(transition, {
      theories: transition.before.table.theories.with((theoryNumber(ingredient) + 1) % 8, { alchemical, seals: [0] }),
    }),
  ),
  'a seal that is not left': doing('publish', (_, transition) => withOwn(transition, { seals: nothing })),
  'no gold for the bank': doing('publish', (_, transition) => withPlayer(transition, { gold: 0, artifacts: [] })),
  'nothing that the debunking concerns': (transition) =>
    isImmediate(transition)
      ? doing('publish', (_, now) =>
          withTable(now, {
            asks: now.before.table.asks.map((ask) => (ask.kind === 'immediate' ? { ...ask, fallen: [] } : ask)),
          }),
        )(transition)
      : null,
  'the theory that just fell': (transition) =>
    isImmediate(transition)
      ? doing('publish', ({ ingredient, alchemical }, now) =>
          withTable(now, {
            asks: now.before.table.asks.map((ask) =>
              ask.kind === 'immediate' ? { ...ask, fallen: [{ kind: 'theory', ingredient, alchemical }] } : ask,
            ),
          }),
        )(transition)
      : null,
  'a second own seal': doing('endorse', ({ ingredient }, transition) =>
    withSeals(transition, ingredient, [transition.seat]),
  ),
  'no place for a seal': doing('endorse', ({ ingredient }, transition) => withSeals(transition, ingredient, [7, 8, 9])),
  'a theory in conflict': doing('endorse', ({ ingredient }, transition) =>
    withTable(transition, { conflicts: [ingredient === 'fern' ? ['mushroom', 'fern'] : ['fern', ingredient]] }),
  ),
  'the same card twice': answering('chooseStartup', ({ cards }) => ({ cards: [cards[0], cards[0]] })),
  'a startup card that was not dealt': doing('chooseStartup', (_, transition) =>
    withStartup(transition, { dealt: [] }),
  ),
  'a favor card too many or too few': answering('settleFunding', ({ favour }) => ({
    favour: favour === null ? 'sage' : null,
  })),
  'a favor card that is not in the hand': unfavoured('settleFunding', ({ favour }) => favour !== null),
  'a starting artifact too many or too few': answering('settleFunding', ({ starting }) => ({
    starting: starting === null ? 'periscope' : null,
  })),
  'a secret artifact too many or too few': answering('settleFunding', ({ secret }) => ({
    secret: secret === null ? 'bronzeCup' : null,
  })),
  'a starting artifact that is not left': answering('settleFunding', ({ starting }, { before }) =>
    starting === null ? null : { starting: before.table.onOffer[0] ?? 'silverChalice' },
  ),
  'a secret artifact that is not left': doing('settleFunding', ({ secret }, transition) =>
    secret === null ? null : withStartup(transition, { secret: [secret] }),
  ),
  'a startup card that cannot be used again': doing('replicate', ({ card }, transition) =>
    withPlayer(transition, {
      slots: replicated(transition.before.table.players[transition.seat] as Player, card),
    }),
  ),
  'an artifact that stays secret': (transition) =>
    transition.before.table.asks.some(({ kind }) => kind === 'unveil')
      ? { ...transition, action: { kind: 'unveil', artifact: 'bronzeCup' } }
      : null,
  'gold that is not there': answering('offerGold', (_, { before, seat }) => ({
    gold: (before.table.players[seat]?.gold ?? 0) + 1,
  })),
  'a card that nobody can feed to the golem': bare('testGolem'),
  'a Courtier too many': unfavoured('testGolem', ({ courtiers }) => courtiers > 0),
  'a golem that is not ready to live': doing('animateGolem', (_, transition) => withProject(transition, { flask: 3 })),
  'one ingredient for two circles': answering('animateGolem', ({ pair }) => ({ pair: [pair[0], pair[0]] })),
  'no token for the library': doing('visitLibrary', (_, transition) => withoutApproval(transition)),
  'a token that cannot be taken back': doing('narrowReport', ({ part, token }, transition) =>
    withReports(transition, { [part]: [token] }),
  ),
  'a second report on a part': doing('reportCertain', ({ part }, transition) =>
    withReports(transition, { [part]: [{ colour: 'red', size: 'big' }] }),
  ),
  'a token that lies elsewhere': doing('reportCertain', ({ part, token }, transition) =>
    withReports(transition, { [part === 'chest' ? 'ears' : 'chest']: [token] }),
  ),
  'the same token twice': answering('reportEither', ({ tokens }) => ({ tokens: [tokens[0], tokens[0]] })),
}

function withoutCounter(slots: Table['slots']): Table['slots'] {
  if (slots.golemProject === undefined) return slots
  return { ...slots, golemProject: { ...slots.golemProject, underCounter: null } }
}

/** Another project of the acting player, as everybody sees it. */
function withProject(
  transition: Transition,
  change: Partial<NonNullable<Player['slots']['golemProject']>>,
): Transition | null {
  const { slots } = transition.before.table.players[transition.seat] as Player
  if (slots.golemProject === undefined) return null
  return withPlayer(transition, { slots: { ...slots, golemProject: { ...slots.golemProject, ...change } } })
}

function withoutApproval(transition: Transition): Transition | null {
  return withProject(transition, { approval: 0 })
}

/** Other reports of the acting player. */
function withReports(
  transition: Transition,
  change: Partial<NonNullable<Own['slots']['golemProject']>['reports']>,
): Transition | null {
  const { slots } = transition.before.own[transition.seat] as Own
  const { golemProject } = slots
  if (golemProject === undefined) return null
  const reports = { ...golemProject.reports, ...change }
  return withOwn(transition, { slots: { ...slots, golemProject: { ...golemProject, reports } } })
}

/** Other startup cards or secret artifacts of the acting player. */
function withStartup(
  transition: Transition,
  change: Partial<NonNullable<Own['slots']['startupFunding']>>,
): Transition | null {
  const { slots } = transition.before.own[transition.seat] as Own
  if (slots.startupFunding === undefined) return null
  return withOwn(transition, { slots: { ...slots, startupFunding: { ...slots.startupFunding, ...change } } })
}

function replicated({ slots }: Player, card: number): Player['slots'] {
  if (slots.startupFunding === undefined) return slots
  return { ...slots, startupFunding: { ...slots.startupFunding, replicated: [card] } }
}

function withSeals(
  transition: Transition,
  ingredient: (typeof ingredients)[number],
  seals: readonly number[],
): Transition {
  const { theories } = transition.before.table
  return withTable(transition, {
    theories: theories.with(theoryNumber(ingredient), {
      alchemical: theories[theoryNumber(ingredient)]?.alchemical ?? 'PPP',
      seals,
    }),
  })
}

const attempts = Object.entries(tampers).map(([complaint, tamper]) => ({ complaint, tamper, tried: 0, missed: 0 }))

/** Played by the first test that asks for it. */
function playAll(): void {
  if (attempts.some(({ tried }) => tried > 0)) return
  for (const transition of refereedGames(108, 'objections')) {
    for (const attempt of attempts.filter(({ tried }) => tried < 8)) {
      const wrong = attempt.tamper(transition)
      if (wrong === null) continue
      attempt.tried++
      if (!objections(wrong.before, wrong.seat, wrong.action).includes(attempt.complaint)) attempt.missed++
    }
  }
}

describe('the referee objects', () => {
  it.each(attempts)('to $complaint', (attempt) => {
    playAll()
    expect(attempt.tried).toBeGreaterThan(0)
    expect(attempt.missed).toBe(0)
  })

  it('to everything that its sources name', () => {
    const text = ['legality.ts', 'spaceActions.ts', 'startupAnswers.ts', 'golemAnswers.ts']
      .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
      .join()
    const named = [
      ...text.matchAll(
        /(?:,\s*|return \[|: \[)(['"])(an? |nobody |nothing |no |too |two |one |another |cards |gold |the )(.*?)\1/g,
      ),
    ].map(([, , start, rest]) => `${start}${rest}`)
    expect(new Set(named)).toEqual(new Set(Object.keys(tampers)))
  })
})
