import type { LookedAt, ReviewedDecision } from '@athanor/bots'
import type { Game, GameLog, Outcome, ReplayStep, Seat, Shape } from '@athanor/kernel'
import { reviewerOf } from '@athanor/registry/bots'
import { terminalClientOf } from '@athanor/registry/terminal'
import type { Look, Names } from '@athanor/terminal/terminalClient.ts'
import { wrapped } from '@athanor/terminal/textWidth.ts'
import { misuse } from '../problems.ts'
import type { Shell } from '../shell.ts'
import { progressLine } from '../terminal/progress.ts'

/** Whose decisions, and in how many worlds each; null for the reviewer's usual number. */
export interface Again {
  readonly seat: Seat
  readonly worlds: number | null
}

/** All decisions of a seat looked at again: what was lost, what was found, and what was in nobody's hands. */
export function secondLook(
  game: Game<Shape>,
  steps: readonly ReplayStep<Shape>[],
  { outcome }: GameLog<unknown, unknown>,
  again: Again,
  names: Names,
  look: Look,
  shell: Pick<Shell, 'err' | 'errorIsTerminal'>,
): readonly string[] {
  const { say } = look.words
  const reviewer = reviewerOf(game.id, game.rulesVersion)
  const { review: terms } = terminalClientOf(game.id)
  if (reviewer === undefined || terms === undefined) throw misuse(say('cli.misuse.noReview'))
  if (outcome === null) throw misuse(say('cli.misuse.reviewTooEarly'))
  const { seat } = again
  const worlds = again.worlds ?? reviewer.worlds
  const decisions = reviewer.decisions(steps, seat)
  const progress = progressLine(decisions.length, shell.errorIsTerminal ? shell.err : null)
  const looked: LookedAt[] = []
  for (const decision of decisions) {
    looked.push(...[reviewer.lookAgain(decision, worlds) ?? []].flat())
    progress.advance(1)
  }
  progress.done()
  const viewAt = new Map(decisions.map(({ version, view }) => [version, view]))
  const deed = (version: number, action: unknown) =>
    terms.deed(action as Shape['action'], viewAt.get(version) as Shape['view'], look)
  const reviewed = reviewer.review(looked as never, { lead: leadOf(outcome, seat), isWhole: true })
  if (reviewed.decisions.length === 0) return [say('cli.review.nothing')]
  return [
    look.paint(say('cli.review.title', { player: names[seat] ?? '', count: reviewed.decisions.length, worlds }), {
      bold: true,
    }),
    say('cli.review.sums', { lost: reviewed.lost, beyond: reviewed.luck ?? 0 }),
    ...reviewed.kinds.map(({ kind, sound, decisions: count, lost }) =>
      say('cli.review.kind', { kind: terms.kind(kind, look), sound, decisions: count, lost }),
    ),
    '',
    say('cli.review.turns'),
    ...reviewed.turns.map(({ version, cause, points, chance }) =>
      say('cli.review.turn', { version, cause, points, chance: 100 * chance }),
    ),
    '',
    ...reviewed.decisions.flatMap((decision) => lines(decision, terms.kind(decision.kind, look), deed, look)),
  ]
}

function lines(
  decision: ReviewedDecision,
  kind: string,
  deed: (version: number, action: unknown) => string,
  { words, paint, columns }: Look,
): readonly string[] {
  const { version, round, action, verdict, lost, error, chanceLost, margin, options } = decision
  const { say } = words
  const head = say('cli.review.decision', { version, round, kind, deed: deed(version, action) })
  const better = options.find((option) => JSON.stringify(option.action) !== JSON.stringify(action))
  const told =
    verdict === 'slip' && better !== undefined
      ? [say('cli.review.slip', { lost, error, chance: 100 * chanceLost, deed: deed(version, better.action) })]
      : verdict === 'good'
        ? [say('cli.review.good', { margin, error })]
        : []
  return [
    ...wrapped(head, columns, '  '),
    ...told.flatMap((line) =>
      wrapped(`· ${line}`, columns - 4, '  ').map((each) => paint(`    ${each}`, { dim: true })),
    ),
  ]
}

/** How far a seat ended ahead of its best rival. */
function leadOf({ seats }: Outcome, seat: Seat): number {
  const own = seats.find((each) => each.seat === seat)?.total ?? 0
  return own - Math.max(...seats.filter((each) => each.seat !== seat).map(({ total }) => total))
}
