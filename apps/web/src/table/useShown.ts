import type { Observation, Shape, Viewer } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import type { GameClient, PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import { undoneLine } from '@athanor/tabletop/lines.tsx'
import { createPresenter, type Presenter, type ShownMoment } from '@athanor/tabletop/presenter.ts'
import { peopleWaitAt } from '@athanor/tabletop/scenes/company.ts'
import { type Conductor, type Cue, createConductor } from '@athanor/tabletop/scenes/conductor.ts'
import type { Pacing } from '@athanor/tabletop/scenes/pacing.ts'
import { cuesOf, missedCues, type StagedScene, saidAround } from '@athanor/tabletop/scenes/staging.ts'
import type { TableSource, TableStep } from '@athanor/tabletop/tableSource.ts'
import { calmMotion } from '@athanor/ui/lib/motion.ts'
import { announce } from '@athanor/ui/noticeStore.ts'
import { settings } from '@athanor/ui/settings/browser.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { playSound } from '../sound/playSound.ts'
import { type Airspace, createAirspace } from './airspace.ts'
import type { SeenKeeper } from './seenVersions.ts'

export interface ShownHere<G extends Shape> {
  readonly shown: ShownMoment<G>
  readonly airspace: Airspace
  readonly conductor: Conductor<StagedScene<G>>
  /** What happened while the reader was away, and has not been led through or put away. */
  readonly missed: Missed<G> | null
}

export interface Missed<G extends Shape> {
  readonly cues: readonly Cue<StagedScene<G>>[]
  play(): void
  putAway(): void
}

export interface ShownOptions {
  readonly live: boolean
  /** Scenes are played here. */
  readonly stages: boolean
  readonly seen?: SeenKeeper | undefined
}

/**
 * Follows a table step by step: every step is read aloud and acted out before the board shows what came of it, and then
 * staged, if it has a scene.
 */
export function useShown<G extends Shape>(
  source: TableSource<G>,
  client: GameClient<G>,
  players: PlayersInSight,
  words: Words,
  options: ShownOptions,
): ShownHere<G> {
  const [airspace] = useState(createAirspace)
  const [conductor] = useState(() => createConductor<StagedScene<G>>({ after: later, still: calmMotion }))
  const [presenter, setPresenter] = useState<Presenter<G> | null>(null)
  const [missed, setMissed] = useState<readonly Cue<StagedScene<G>>[]>([])
  const [first] = useState(() => ({ ...source.getState(), busy: false, staged: false }))
  const latest = useRef({ players, words, options })
  latest.current = { players, words, options }

  useEffect(() => {
    const { seen } = latest.current.options
    const pacing = (version: number): Pacing => {
      const { viewer, seats, link, version: newest } = source.getState()
      return {
        settings: settings.getState(),
        viewer,
        live: latest.current.options.live,
        peopleWait: peopleWaitAt({ viewer, seats, link }),
        behind: source.hasShown === undefined ? newest - version : 0,
      }
    }
    const cuesAt = (step: TableStep<G>, before: Observation<G>, after: Observation<G>) => {
      const { handOver } = source.getState()
      const { players: watching, words: now, options: how } = latest.current
      if (step.undo || !how.stages || document.hidden || handOver !== null) return []
      const { version, by, events } = step
      const moment = { version, by, viewer: after.viewer, events, before: before.view, after: after.view }
      return cuesOf(client, moment, watching, now, pacing(version))
    }
    let isOpen = true
    const speak = (sentences: readonly string[]) => {
      for (const sentence of sentences) announce(sentence)
    }
    const perform = (step: TableStep<G>, before: Observation<G>, after: Observation<G>) => {
      const { players: watching, words: now } = latest.current
      if (step.undo) {
        announce(undoneLine(client, step.by ?? 0, watching, now).text)
        return 0
      }
      const isStaged = cuesAt(step, before, after).length > 0
      if (!isStaged) {
        const heard = new Set(step.events.flatMap(({ kind }) => client.sounds[kind as G['event']['kind']] ?? []))
        for (const sound of heard) playSound(sound)
      }
      speak(saidAround(client, step, isStaged, watching, now).before)
      if (isStaged || calmMotion() || document.hidden) return 0
      const { travels, time, total } = client.travels(step.events, watching)
      airspace.launch(travels, time)
      return total
    }
    // What comes of a move is heard after its scenes, by nobody who has taken the screen meanwhile.
    const playThrough = async (cues: Parameters<typeof conductor.play>[0], left: readonly string[], viewer: Viewer) => {
      await conductor.play(cues)
      if (isOpen && source.getState().viewer === viewer) speak(left)
    }
    const stage = (step: TableStep<G>, before: Observation<G>, after: Observation<G>) => {
      const cues = cuesAt(step, before, after)
      if (cues.length === 0) return null
      const { players: watching, words: now } = latest.current
      return playThrough(cues, saidAround(client, step, true, watching, now).after, after.viewer)
    }
    const wait = (milliseconds: number) => new Promise<void>((resolve) => void later(milliseconds, resolve))
    const from = seen?.load() ?? null
    const opened = createPresenter(source, { perform, wait, stage, cut: conductor.cut }, from)
    const offer = (version: number) => {
      const { players: watching, words: now, options: how } = latest.current
      const to = opened.getState().version
      const { pace, ownScenes, rivalScenes } = settings.getState()
      if (!how.stages || pace === 'atOnce' || (ownScenes === 'off' && rivalScenes === 'off')) return
      if (version < to) setMissed(missedCues(client, source, [version, to], watching, now))
    }
    const note = () => {
      const { version, busy, staged } = opened.getState()
      if (busy || staged || document.hidden || seen === undefined) return
      const before = seen.load()
      if (before !== version) seen.save(version)
    }
    const comeBack = () => {
      const before = seen?.load() ?? null
      if (document.hidden || before === null) return
      offer(before)
      note()
    }
    if (from !== null && from < opened.began && !document.hidden) offer(from)
    note()
    const leave = opened.subscribe(note)
    document.addEventListener('visibilitychange', comeBack)
    setPresenter(opened)
    return () => {
      document.removeEventListener('visibilitychange', comeBack)
      leave()
      isOpen = false
      conductor.cut()
      opened.close()
    }
  }, [source, client, airspace, conductor])

  const shown = useSyncExternalStore(
    (listener) => presenter?.subscribe(listener) ?? (() => {}),
    () => presenter?.getState() ?? first,
  )
  return {
    shown,
    airspace,
    conductor,
    missed:
      missed.length === 0 || presenter === null
        ? null
        : {
            cues: missed,
            play() {
              setMissed([])
              presenter.hold(conductor.play(missed))
            },
            putAway: () => setMissed([]),
          },
  }
}

function later(milliseconds: number, call: () => void): () => void {
  const clock = setTimeout(call, milliseconds)
  return () => clearTimeout(clock)
}
