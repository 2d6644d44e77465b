import {
  type ActionSchema,
  actionsOf,
  type Chance,
  type Decision,
  type Game,
  noActions,
  type OptionFields,
  type Reveals,
  readOptions,
  type Seat,
  type SecretParts,
} from '@athanor/kernel'
import * as z from 'zod/mini'
import type { Vocabulary } from './base/action.ts'
import { playerColours } from './base/components/players.ts'
import { idleIn } from './base/declareActions.ts'
import type { OwnPart } from './base/event.ts'
import { figureNames, figuresOf } from './base/figures.ts'
import { outcome } from './base/finalScoring.ts'
import type { Options } from './base/options.ts'
import { type Reason, reason } from './base/reasons.ts'
import { emptyTable } from './base/setUp.ts'
import { firstStep, follow, run } from './engine/agenda.ts'
import { compose, type RulesOf, rulesOfAll } from './engine/compose.ts'
import type { Action, Happening, Prompt, PromptName, ReasonId, ScoreSource } from './engine/contributions.ts'
import type { Module } from './engine/module.ts'
import { finished, mutableStateOf } from './engine/mutableState.ts'
import { questionOf } from './engine/question.ts'
import type { Rules, Seated } from './engine/rules.ts'
import type { State, Table } from './engine/state.ts'
import { type View, view } from './engine/view.ts'
import { prepareWorlds } from './engine/worlds.ts'
import { modules } from './modules.ts'

export interface AlchemistsShape {
  readonly state: State
  readonly view: View
  readonly action: Action
  readonly event: Happening
  readonly secret: OwnPart
  readonly options: Options
  readonly ask: PromptName
  readonly source: ScoreSource
  readonly reason: ReasonId
}

const players = { min: 2, max: 4 }

function fieldsOf(all: readonly Module[]): OptionFields<Options> {
  return Object.assign({}, ...all.map(({ options }) => options)) as OptionFields<Options>
}

/** Everything in the box: a table at which all modules are in play, and as many players as there can be. */
function wholeBox(all: readonly Module[]): Rules {
  const read = readOptions({ fields: fieldsOf(all), presets: {} }, {})
  if (!read.ok) throw new TypeError(read.reason.id)
  return compose(all, { options: read.options, players: players.max })
}

function vocabularyOf(box: Rules): Vocabulary {
  return {
    spaces: box.spaces.map(({ id }) => id),
    favours: box.favours.ids,
    artifacts: box.artifacts,
    seals: box.seals.ids,
    grants: box.grants.length,
    orderSpaces: 8,
    namedBy: box.namedBy,
    isIdle: (plan) => idleIn(box, plan) !== undefined,
  }
}

/**
 * The game that some modules make, the base game first.
 * @public Modules use it.
 */
export function alchemistsWith(all: readonly Module[]): Game<AlchemistsShape> {
  const rulesOf = rulesOfAll(all)
  const rulesAt = ({ options, players: seated }: Table) => rulesOf(options, seated.length)
  const box = wholeBox(all)
  return {
    id: 'alchemists',
    rulesVersion: 1,
    players,
    colours: playerColours,
    options: {
      fields: fieldsOf(all),
      presets: Object.assign({}, ...all.map(({ presets }) => presets ?? {})) as Readonly<
        Record<string, Partial<Options>>
      >,
    },
    actionKinds: all.flatMap(({ actionKinds }) => actionKinds),
    eventKinds: all.flatMap(({ eventKinds }) => eventKinds),
    reasonIds: all.flatMap(({ reasonIds }) => reasonIds),
    asks: asksOf(box),
    scoreSources: box.scorers.map(({ source }) => source),
    actionSchema: schemaOf(all, vocabularyOf(box)),
    reveals: {
      public: Object.assign({}, ...all.map(({ reveals }) => reveals.public)) as Reveals<Happening, OwnPart>['public'],
      secret: Object.assign({}, ...all.map(({ reveals }) => reveals.secret)) as Reveals<Happening, OwnPart>['secret'],
      chosen: Object.assign({}, ...all.map(({ reveals }) => reveals.chosen)) as Reveals<Happening, OwnPart>['secret'],
    },
    secrets: Object.assign({}, ...all.map(({ secrets }) => secrets)) as SecretParts<Action>,
    checkOptions(options, seats) {
      for (const module of all) {
        const wrong = module.checkOptions?.(options, seats) ?? null
        if (wrong !== null) return wrong
      }
      return null
    },
    setup(options, seats, chance) {
      const rules = rulesOf(options, seats.length)
      const state = mutableStateOf(rules, emptyTable(rules, options, seats, chance), chance)
      follow(state, firstStep(rules, 'setUp'))
      run(state)
      return finished(state)
    },
    decisions: ({ table }) => decisions(rulesAt(table), table),
    legal(seen) {
      const asked = askedOf(rulesAt(seen.table), seen)
      return asked === null ? noActions() : actionsOf(questionOf(asked.at.rules, asked.ask).legal(asked.at, asked.ask))
    },
    check: (seen, action) => check(rulesAt(seen.table), seen, action),
    apply: (state, seat, action, chance) => apply(rulesAt(state.table), state, seat, action, chance),
    resolve: (state, sealed, chance) => resolve(rulesAt(state.table), state, sealed, chance),
    view,
    resample: (seen, chance) => prepareWorlds(rulesAt(seen.table), seen)(chance),
    outcome: ({ table }) => outcome(rulesAt(table), table),
    figures: { names: figureNames, of: ({ table }) => figuresOf(table) },
  }
}

/** Every question by the name that the kernel knows, those of the spaces where the base game has them. */
function asksOf(box: Rules): readonly PromptName[] {
  return box.questions.flatMap(({ kind }): readonly PromptName[] =>
    kind === 'act' ? [...box.spaces.map(({ id }) => id), 'boots'] : [kind],
  )
}

function schemaOf(all: readonly Module[], vocabulary: Vocabulary): ActionSchema<Action> {
  const [first, ...others] = all.flatMap(({ actionSchema }) =>
    actionSchema === null ? [] : [actionSchema(vocabulary)],
  )
  if (first === undefined) throw new RangeError('there is nothing to do in this game')
  // Each module's schema tells its own actions, so together they tell all.
  return z.discriminatedUnion('kind', [first, ...others]) as unknown as ActionSchema<Action>
}

function decisions(rules: Rules, { asks }: Table): readonly Decision<PromptName>[] {
  return asks.map((ask) => {
    const { sealed, nameOf } = questionOf(rules, ask)
    return sealed === true ? { seat: ask.seat, ask: nameOf(ask), sealed } : { seat: ask.seat, ask: nameOf(ask) }
  })
}

/** The question that a viewer has to answer, with all that answering it needs. */
function askedOf(rules: Rules, { table, own, viewer }: View): { readonly at: Seated; readonly ask: Prompt } | null {
  if (viewer === 'spectator' || own === null) return null
  const ask = table.asks.find(({ seat }) => seat === viewer)
  return ask === undefined ? null : { at: { rules, table, seat: viewer, own }, ask }
}

/** Null, or why the viewer may not do this now. */
function check(rules: Rules, seen: View, action: Action): Reason | null {
  if (seen.table.asks.length === 0) return reason('kernel.reject.gameOver')
  const asked = askedOf(rules, seen)
  if (asked === null) return reason('kernel.reject.notYourTurn')
  return questionOf(rules, asked.ask).check(asked.at, asked.ask, action)
}

/** Carries out an answer that `check` allows, and goes on until the next question. */
function apply(rules: Rules, state: State, seat: Seat, action: Action, chance: Chance) {
  const ask = state.table.asks.find((each) => each.seat === seat)
  if (ask === undefined) throw new RangeError(`seat ${seat} was not asked`)
  const next = mutableStateOf(rules, state, chance)
  next.table.asks = []
  questionOf(rules, ask).answer?.(next, ask, action)
  run(next)
  return finished(next)
}

/** Sealed answers: question by question in the order in which they were asked, each with all its answers. */
function resolve(rules: Rules, state: State, sealed: ReadonlyMap<Seat, Action>, chance: Chance) {
  const next = mutableStateOf(rules, state, chance)
  const { asks } = state.table
  next.table.asks = []
  for (const kind of new Set(asks.map((ask) => ask.kind))) {
    const answers = asks.flatMap((ask) => {
      const action = sealed.get(ask.seat)
      return ask.kind === kind && action !== undefined ? [{ ask, seat: ask.seat, action }] : []
    })
    questionOf(rules, { kind }).open?.(next, answers)
  }
  run(next)
  return finished(next)
}

/** Alchemists by Matúš Kotry, for two to four players. */
export const alchemists: Game<AlchemistsShape> = alchemistsWith(modules)

/** The rules of a table of this game. */
export const rulesOf: RulesOf = rulesOfAll(modules)

/** Everything that can be met in this game, whatever its settings. */
export const box: Rules = wholeBox(modules)
