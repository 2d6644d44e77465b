import { type GolemPart, golemParts, sameTrigger, type Trigger, triggers } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import { type Reason, reason } from '../../base/reasons.ts'
import { emit, emitTo, type MutableState, ownOf, playerOf } from '../../engine/mutableState.ts'
import type { Player } from '../../engine/state.ts'
import { testsNeeded } from './components.ts'
import { changeOwnProject, changeProject, type GolemOwn, ownProjectOf, projectOf, type ReportStep } from './state.ts'

/** GR-54: a token that lies in a report cannot be in another one. */
function freeTokens({ reports }: GolemOwn): readonly Trigger[] {
  const used = golemParts.flatMap((part) => reports[part])
  return triggers.filter((token) => !used.some((other) => sameTrigger(token, other)))
}

/** GR-51: whoever has tested twice and can still do something. What can be done depends on open things alone. */
export function mayReport(player: Player): boolean {
  const { flask, reports } = projectOf(player)
  return flask >= testsNeeded && golemParts.some((part) => reports[part] !== 1)
}

/** G-216..G-218: everything that a player may do with the own reports, way by way. */
export function stepsOpenTo(own: GolemOwn): {
  readonly either: readonly ReportStep[]
  readonly certain: readonly ReportStep[]
  readonly narrow: readonly ReportStep[]
} {
  const free = freeTokens(own)
  const empty = golemParts.filter((part) => own.reports[part].length === 0)
  const double = golemParts.filter((part) => own.reports[part].length === 2)
  return {
    either: empty.flatMap((part) =>
      free.flatMap((one, place) =>
        free.slice(place + 1).map((other): ReportStep => ({ kind: 'reportEither', part, tokens: [one, other] })),
      ),
    ),
    certain: empty.flatMap((part) => free.map((token): ReportStep => ({ kind: 'reportCertain', part, token }))),
    narrow: double.flatMap((part) =>
      own.reports[part].map((token): ReportStep => ({ kind: 'narrowReport', part, token })),
    ),
  }
}

/** G-214, G-220, G-221, GR-54. */
export function checkStep(own: GolemOwn, step: ReportStep): Reason | null {
  const lying = own.reports[step.part]
  if (step.kind === 'narrowReport') {
    const isThere = lying.length === 2 && lying.some((token) => sameTrigger(token, step.token))
    return isThere ? null : reason('alchemists.reject.nothingToNarrow', { part: step.part })
  }
  if (lying.length > 0) return reason('alchemists.reject.reportExists', { part: step.part })
  const tokens = tokensOf(step)
  if (tokens.length === 2 && sameTrigger(tokens[0] as Trigger, tokens[1] as Trigger)) {
    return reason('alchemists.reject.sameToken')
  }
  const free = freeTokens(own)
  const used = tokens.find((token) => !free.some((other) => sameTrigger(token, other)))
  return used === undefined ? null : reason('alchemists.reject.tokenInUse', { colour: used.colour, size: used.size })
}

/** The tokens that a step moves. */
function tokensOf(step: ReportStep): readonly Trigger[] {
  return step.kind === 'reportEither' ? step.tokens : [step.token]
}

/** GR-91: everybody sees where a report lies and of how many tokens, its owner alone which they are. */
export function carryOut(state: MutableState, seat: Seat, step: ReportStep): void {
  const moved = tokensOf(step)
  const own = ownProjectOf(ownOf(state, seat))
  const lying =
    step.kind === 'narrowReport' ? own.reports[step.part].filter((token) => !sameTrigger(token, step.token)) : moved
  layReport(state, seat, step.part, lying)
  emitTo(
    state,
    seat,
    {
      kind: 'reported',
      seat,
      step: step.kind === 'narrowReport' ? 'narrowed' : 'filed',
      part: step.part,
      tokens: lying.length,
    },
    { reportTokens: moved },
  )
}

function layReport(state: MutableState, seat: Seat, part: GolemPart, tokens: readonly Trigger[]): void {
  const own = ownProjectOf(ownOf(state, seat))
  const player = projectOf(playerOf(state, seat))
  changeOwnProject(state, seat, { reports: { ...own.reports, [part]: tokens } })
  changeProject(state, seat, { reports: { ...player.reports, [part]: tokens.length } })
}

/** Nothing is reported, or not yet: everybody sees that, too. */
export function holdBack(state: MutableState, seat: Seat, step: 'none' | 'waits'): void {
  emit(state, { kind: 'reported', seat, step, part: null, tokens: 0 })
}
