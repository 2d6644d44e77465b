import type { Shape } from '@athanor/kernel'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Words } from '../app/words.tsx'
import type { GameClient, Players } from '../games/gameClient.ts'
import { calmMotion } from '../lib/motion.ts'
import { playSound } from '../sound/playSound.ts'
import { announce } from '../ui/notices.ts'
import { type Airspace, createAirspace } from './airspace.ts'
import { linesOf, undoneLine } from './lines.tsx'
import { createPresenter, type Presenter, type Shown } from './presenter.ts'
import type { TableSource, TableStep } from './tableSource.ts'

/** Follows a table step by step: every step is read aloud and acted out before the board shows what came of it. */
export function useShown<G extends Shape>(
  source: TableSource<G>,
  client: GameClient<G>,
  players: Players,
  words: Words,
): { readonly shown: Shown<G>; readonly airspace: Airspace } {
  const [airspace] = useState(createAirspace)
  const [presenter, setPresenter] = useState<Presenter<G> | null>(null)
  const [first] = useState(() => ({ ...source.getState(), busy: false }))
  const latest = useRef({ players, words })
  latest.current = { players, words }

  useEffect(() => {
    const perform = (step: TableStep<G>) => {
      const { players: watching, words: now } = latest.current
      if (step.undo) {
        announce(undoneLine(client, step.by ?? 0, watching, now).text)
        return 0
      }
      const heard = new Set(step.events.flatMap(({ kind }) => client.sounds[kind as G['event']['kind']] ?? []))
      for (const sound of heard) playSound(sound)
      for (const event of step.events) {
        for (const { text } of linesOf(client, event, watching, now)) announce(text)
      }
      if (calmMotion() || document.hidden) return 0
      const { travels, time, total } = client.travels(step.events, watching)
      airspace.launch(travels, time)
      return total
    }
    const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))
    const opened = createPresenter(source, { perform, wait })
    setPresenter(opened)
    return () => opened.close()
  }, [source, client, airspace])

  const shown = useSyncExternalStore(
    (listener) => presenter?.subscribe(listener) ?? (() => {}),
    () => presenter?.getState() ?? first,
  )
  return { shown, airspace }
}
