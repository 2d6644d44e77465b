import type { Shape } from '@athanor/kernel'
import type { Watcher } from '@athanor/narration'
import type { ShownTable } from '@athanor/tabletop/tableSource.ts'
import { useWords } from '@athanor/tabletop/words.ts'
import { Scrubber } from '@athanor/ui/Scrubber.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './ReplayControls.module.css'
import type { ReplayTable } from './replayTable.ts'

const speeds = [0.5, 1, 2, 4] as const
/** Milliseconds for one move at speed 1. */
const tempo = 1800

interface ReplayControlsProps {
  readonly table: ReplayTable<Shape>
  readonly state: ShownTable<Shape>
  /** It goes on by itself. */
  readonly playing: boolean
  onPlay(playing: boolean): void
  /** It has played to its end. */
  onEnd(): void
  /** What happened at the step that is shown. */
  readonly told: ReactNode
  /** What else can be done with it here. */
  readonly children?: ReactNode
}

/** Where in the game, how fast, with whose eyes, and what happened there. */
export function ReplayControls({ table, state, playing, onPlay, onEnd, told, children }: ReplayControlsProps) {
  const { say } = useWords()
  const [speed, setSpeed] = useState(1)
  const { version, seats } = state
  const atEnd = version >= table.last
  useEffect(() => {
    if (!playing) return
    let isWanted = true
    const goOn = async () => {
      // What is on the stage is told to its end.
      await table.whenShown()
      if (!isWanted) return
      if (atEnd) onEnd()
      else table.goTo(version + 1)
    }
    const clock = setTimeout(() => void goOn(), tempo / speed)
    return () => {
      isWanted = false
      clearTimeout(clock)
    }
  }, [playing, atEnd, speed, table, version, onEnd])
  return (
    <section className={styles['controls']} aria-label={say('web.replay.title')}>
      <h2>{say('web.replay.title')}</h2>
      <Scrubber
        words={{
          position: say('web.replay.position'),
          back: say('web.replay.back'),
          forward: say('web.replay.forward'),
          play: say('web.replay.play'),
          pause: say('web.replay.pause'),
          speed: say('web.replay.speed'),
        }}
        at={version}
        last={table.last}
        text={say('web.replay.at', { at: version, last: table.last })}
        playing={playing}
        speed={speed}
        speeds={speeds}
        onMove={(to) => {
          onPlay(false)
          table.goTo(to)
        }}
        onPlay={(play) => {
          if (play && atEnd) table.goTo(0)
          onPlay(play)
        }}
        onSpeed={setSpeed}
      />
      <p className={styles['told']}>{told}</p>
      <label className={styles['eyes']}>
        {say('web.replay.eyes')}
        <select value={String(table.watcher)} onChange={(event) => table.lookAs(watcherOf(event.target.value))}>
          <option value="all">{say('web.replay.all')}</option>
          <option value="spectator">{say('web.replay.spectator')}</option>
          {seats.map(({ name, colour }, seat) => (
            <option key={colour} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {children}
    </section>
  )
}

function watcherOf(value: string): Watcher {
  return value === 'spectator' || value === 'all' ? value : Number(value)
}
