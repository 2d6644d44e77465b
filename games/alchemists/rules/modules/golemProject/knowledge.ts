import {
  animatingIngredients,
  type Fact,
  ingredientPairs,
  ingredients,
  reactionOf,
  type Trigger,
  type Truth,
  triggers,
} from '@athanor/alchemy'
import { pick, type Stream, shuffled } from '@athanor/kernel'
import { artifactsOnOffer } from '../../base/components/players.ts'
import type { Sampler } from '../../engine/sampler.ts'
import type { SlotRules } from '../../engine/slots.ts'
import { playerAt } from '../../engine/state.ts'
import type { View } from '../../engine/view.ts'
import { topSpace } from './components.ts'
import { stepsOpenTo } from './reports.ts'
import {
  type GolemAttempt,
  type GolemOwn,
  type GolemPlayer,
  type GolemTest,
  ownProjectOf,
  type PendingReport,
  projectAt,
  projectOf,
  type Reports,
} from './state.ts'

const nothing: GolemOwn = { tests: [], attempts: [], reports: { chest: [], ears: [] }, pending: null }

/** G-137..G-145: the first state of the project. */
export function golemSlots(moods: readonly number[]): SlotRules {
  return {
    begin: ({ chance, artifactDecks }) => {
      // G-144: the card below those of the row, of each level.
      const [underCounter = null, ...underCounterToCome] = artifactDecks.flatMap((deck) => deck[artifactsOnOffer] ?? [])
      return {
        table: { golemProject: { tokens: 0, moods: [], underCounter, underCounterToCome, revealed: null } },
        player: { golemProject: { flask: 0, approval: 0, tests: 0, failures: 0, reports: { chest: 0, ears: 0 } } },
        own: { golemProject: nothing },
        hidden: { golemProject: { moods: shuffled(chance.stream('moods'), moods) } },
      }
    },
  }
}

/** G-176, G-261, GR-47, GR-50: what the own tests and attempts told; those of others tell nothing. */
export function golemFacts({ own }: View): readonly Fact[] {
  if (own === null) return []
  const { tests, attempts } = ownProjectOf(own)
  return [
    ...tests.map((test): Fact => ({ kind: 'reaction', ...test })),
    ...attempts.map(({ pair, worked }): Fact => ({ kind: 'animation', ingredients: pair, worked })),
  ]
}

/** Rivals' results as they would be in the sampled world, any tokens in their reports, and the tiles to come. */
export function golemSampler(moods: readonly number[]): Sampler {
  return {
    prepare(_, { table }) {
      const { moods: turned, revealed } = projectAt(table)
      const left = remaining(moods, turned)
      const owing = new Set(table.agenda.flatMap((item) => (item.kind === 'reportDue' ? [item.seat] : [])))
      return ({ truth }, stream) => ({
        own(seat) {
          const project = anyProject(
            projectOf(playerAt(table, seat)),
            owing.has(seat),
            truth as Required<Truth>,
            stream,
          )
          return {
            golemProject: revealed === null ? project : { ...project, reports: revealed.reports[seat] as Reports },
          }
        },
        hidden: { golemProject: { moods: shuffled(stream, left) } },
      })
    },
  }
}

/** The tiles that nobody has seen yet. */
function remaining(all: readonly number[], turned: readonly number[]): readonly number[] {
  const left = all.slice()
  for (const tokens of turned) left.splice(left.indexOf(tokens), 1)
  return left
}

function anyProject(
  { flask, tests, failures, reports }: GolemPlayer,
  owesReport: boolean,
  truth: Required<Truth>,
  stream: Stream,
): GolemOwn {
  const tokens = reports.chest + reports.ears === 0 ? [] : shuffled(stream, triggers)
  const project: GolemOwn = {
    tests: Array.from({ length: tests }, () => anyTest(truth, stream)),
    attempts: anyAttempts(flask, failures, truth, stream),
    reports: {
      chest: inOrder(tokens.slice(0, reports.chest)),
      ears: inOrder(tokens.slice(reports.chest, reports.chest + reports.ears)),
    },
    pending: null,
  }
  return owesReport ? { ...project, pending: anyAnswer(project, stream) } : project
}

function inOrder(tokens: readonly Trigger[]): readonly Trigger[] {
  return tokens.toSorted((one, other) => triggers.indexOf(one) - triggers.indexOf(other))
}

function anyTest({ assignment, golem }: Required<Truth>, stream: Stream): GolemTest {
  const ingredient = pick(stream, ingredients)
  return { ingredient, ...reactionOf(golem, assignment[ingredient]) }
}

/** G-251: one pair works; after it there are no more attempts (GR-49). */
function anyAttempts(flask: number, failures: number, truth: Required<Truth>, stream: Stream): readonly GolemAttempt[] {
  if (failures === 0 && flask !== topSpace) return []
  const right = animatingIngredients(truth)
  const wrong = failures === 0 ? [] : ingredientPairs.filter((pair) => pair[0] !== right?.[0] || pair[1] !== right[1])
  const attempts = Array.from({ length: failures }, () => ({ pair: pick(stream, wrong), worked: false }))
  return flask === topSpace && right !== null ? [...attempts, { pair: right, worked: true }] : attempts
}

/** GR-51: whatever a player may have answered, whose answer is still sealed. */
function anyAnswer(own: GolemOwn, stream: Stream): PendingReport {
  const { either, certain, narrow } = stepsOpenTo(own)
  return pick(stream, [{ kind: 'decline' }, { kind: 'reportInTurn' }, ...either, ...certain, ...narrow])
}
