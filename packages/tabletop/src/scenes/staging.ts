import type { Seat, Shape, Viewer } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import type { GameClient, PlayersInSight } from '../gameClient.ts'
import { linesOf } from '../lines.tsx'
import type { TableSource, TableStep } from '../tableSource.ts'
import type { Cue } from './conductor.ts'
import { type Pacing, timingOf } from './pacing.ts'
import type { Exemption, Scene, SceneMoment } from './scene.ts'

/** A scene on the stage: which one of a move. It is told again when the language changes. */
export interface StagedScene<G extends Shape> {
  readonly moment: SceneMoment<G>
  readonly number: number
  readonly players: PlayersInSight
}

type Book<G extends Shape> = Pick<GameClient<G>, 'scenes' | 'pinned' | 'game'>

/** The scenes of a move. A game whose rules are kept may tell of things that nobody stages any more: it is silent then. */
export function scenesAt<G extends Shape>(
  { scenes, pinned, game }: Book<G>,
  moment: SceneMoment<G>,
  players: PlayersInSight,
  words: Words,
): readonly Scene[] {
  if (scenes === undefined) return []
  if (!(game.rulesVersion in pinned)) return scenes.scenesOf(moment, players, words)
  try {
    return scenes.scenesOf(moment, players, words)
  } catch {
    return []
  }
}

/** What is staged of a move, and for how long. */
export function cuesOf<G extends Shape>(
  client: Book<G>,
  moment: SceneMoment<G>,
  players: PlayersInSight,
  words: Words,
  pacing: Pacing,
): readonly Cue<StagedScene<G>>[] {
  return scenesAt(client, moment, players, words).flatMap((scene, number) => {
    const timing = timingOf(scene, pacing)
    return timing === null ? [] : [{ item: { moment, number, players }, steps: scene.steps.length, timing }]
  })
}

const toldOtherwise: ReadonlySet<string> = new Set<Exemption>(['seenFlying', 'seenOnTable', 'setUp', 'finalCount'])

/** What is said of a move besides its scenes. */
export interface SaidAround {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** All that the log says of a move; where it is staged, what no scene tells, before and after what they tell. */
export function saidAround<G extends Shape>(
  client: Book<G> & Pick<GameClient<G>, 'telling' | 'picture'>,
  { events }: Pick<TableStep<G>, 'events'>,
  isStaged: boolean,
  players: PlayersInSight,
  words: Words,
): SaidAround {
  const { scenes } = client
  const isLeft = ({ kind }: { readonly kind: string }) =>
    !isStaged || toldOtherwise.has(scenes?.told[kind as G['event']['kind']] ?? 'seenOnTable')
  const said = (some: TableStep<G>['events']) =>
    some.filter(isLeft).flatMap((event) => linesOf(client, event, players, words).map(({ text }) => text))
  const first = events.findIndex((event) => !isLeft(event))
  const cut = first < 0 ? events.length : first
  return { before: said(events.slice(0, cut)), after: said(events.slice(cut)) }
}

/** Further back than this nobody wants to be led. */
const mostMissed = 24

/** What happened from one version to another while the reader was away, without what was taken back. */
export function missedCues<G extends Shape>(
  client: Book<G>,
  source: TableSource<G>,
  [from, to]: readonly [number, number],
  players: PlayersInSight,
  words: Words,
): readonly Cue<StagedScene<G>>[] {
  const { steps, viewer } = source.getState()
  const cues = standing(steps.slice(from + 1, to + 1)).flatMap((step) => {
    const moment = momentOf(source, step, viewer)
    return scenesAt(client, moment, players, words).flatMap((scene, number): readonly Cue<StagedScene<G>>[] =>
      scene.weight === 'small'
        ? []
        : [
            {
              item: { moment, number, players },
              steps: scene.steps.length,
              timing: { step: 300, rest: null, size: 'full' },
            },
          ],
    )
  })
  return cues.slice(-mostMissed)
}

function momentOf<G extends Shape>(source: TableSource<G>, step: TableStep<G>, viewer: Viewer): SceneMoment<G> {
  const viewAt = (version: number) => source.sightAt(version)?.view ?? null
  const { version, by, events } = step
  return { version, by, viewer, events, before: viewAt(version - 1), after: viewAt(version) }
}

function standing<G extends Shape>(steps: readonly TableStep<G>[]): readonly TableStep<G>[] {
  const left: TableStep<G>[] = []
  const lastOf = (seat: Seat | null) => left.findLastIndex(({ by }) => by === seat)
  for (const step of steps) {
    if (step.undo) left.length = Math.max(0, lastOf(step.by))
    else left.push(step)
  }
  return left
}
