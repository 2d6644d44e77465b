import { type Golem, type GolemPart, type Trigger, triggers } from '@athanor/alchemy'
import type { Artifact } from './engine/contributions.ts'
import type { State } from './engine/state.ts'
import { rulesOf } from './game.ts'
import { optionsWith, type TablePlan, tableWith } from './laidTable.ts'
import { testsNeeded } from './modules/golemProject/components.ts'
import { type GolemOwn, type GolemTest, projectAt, projectOf } from './modules/golemProject/state.ts'

/** What is said about a player's project. */
export interface ProjectPlan {
  readonly approval?: number
  /** Tests that were made, and whether the golem lives. */
  readonly tests?: readonly GolemTest[]
  readonly flask?: number
  readonly reports?: Partial<Record<GolemPart, readonly Trigger[]>>
}

export interface GolemTablePlan extends TablePlan {
  readonly golem?: Golem
  /** Approval tokens on the space. */
  readonly tokens?: number
  readonly underCounter?: Artifact | null
  readonly projects?: readonly ProjectPlan[]
  /** Tiles to come, the next one first. */
  readonly moods?: readonly number[]
}

/** G-252, V4.8: the golem of the rule book's example. */
export const printedGolem: Golem = {
  chest: { colour: 'red', size: 'big' },
  ears: { colour: 'green', size: 'small' },
}

export const golemOptions = { royalEncyclopedia: true, golemProject: true } as const

export function token(name: `${'big' | 'small'} ${Trigger['colour']}`): Trigger {
  const [size, colour] = name.split(' ')
  return triggers.find((trigger) => trigger.size === size && trigger.colour === colour) as Trigger
}

/** A table of the Golem Project at the moment when the lowest player declares, with the answers of DEMO unless told. */
export function golemTable(plan: GolemTablePlan): State {
  const options = { ...golemOptions, ...plan.options }
  const state = tableWith({ ...plan, options })
  const { table, hidden } = state
  const rules = rulesOf(optionsWith(options), plan.players)
  const shown = new Set([
    ...table.onOffer,
    ...table.toCome.flat(),
    ...table.players.flatMap(({ artifacts }) => artifacts),
  ])
  const spare = ([1, 2, 3] as const).flatMap(
    (level) => rules.artifactsOfLevel(level).find((artifact) => !shown.has(artifact)) ?? [],
  )
  const toCome = spare.slice(spare.length - table.toCome.length)
  const [current = null] = spare.slice(0, spare.length - table.toCome.length).slice(-1)
  const project = projectAt(table)
  return {
    ...state,
    table: {
      ...table,
      players: table.players.map((player, seat) => {
        const {
          approval = 0,
          tests = [],
          flask = Math.min(tests.length, testsNeeded),
          reports = {},
        } = plan.projects?.[seat] ?? {}
        const sizes = { chest: reports.chest?.length ?? 0, ears: reports.ears?.length ?? 0 } as {
          readonly chest: 0 | 1 | 2
          readonly ears: 0 | 1 | 2
        }
        const golemProject = { ...projectOf(player), approval, flask, tests: tests.length, reports: sizes }
        return { ...player, slots: { ...player.slots, golemProject } }
      }),
      slots: {
        ...table.slots,
        golemProject: {
          ...project,
          tokens: plan.tokens ?? project.tokens,
          underCounter: plan.underCounter === undefined ? current : plan.underCounter,
          underCounterToCome: toCome,
        },
      },
    },
    own: state.own.map((own, seat) => {
      const { tests = [], reports = {} } = plan.projects?.[seat] ?? {}
      const golemProject: GolemOwn = {
        tests,
        attempts: [],
        reports: { chest: reports.chest ?? [], ears: reports.ears ?? [] },
        pending: null,
      }
      return { ...own, slots: { ...own.slots, golemProject } }
    }),
    hidden: {
      ...hidden,
      slots: {
        ...hidden.slots,
        expansion: { golem: plan.golem ?? printedGolem },
        golemProject: { moods: plan.players === 2 ? [] : (plan.moods ?? [2, 2, 2, 2, 2]).toReversed() },
      },
    },
  }
}

/** Two tests as they come out for the golem of the example: enough to report and to animate. */
export const twoTests: readonly GolemTest[] = [
  { ingredient: 'mushroom', chest: true, ears: true },
  { ingredient: 'scorpion', chest: false, ears: false },
]
