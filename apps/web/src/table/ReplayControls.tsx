import { icon as proofArt } from 'virtual:icon/scales'
import type { Game, GameLog, Shape } from '@athanor/kernel'
import type { Kept } from '@athanor/protocol'
import type { Watcher } from '@athanor/telling'
import { useEffect, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Scrubber } from '../ui/Scrubber.tsx'
import styles from './ReplayControls.module.css'
import type { ReplayTable } from './replayTable.ts'
import { ShareButton } from './ShareButton.tsx'
import type { TableState } from './tableSource.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

const speeds = [0.5, 1, 2, 4] as const
/** Milliseconds for one move at speed 1. */
const tempo = 1800

interface ReplayControlsProps {
  readonly table: ReplayTable<Shape>
  readonly state: TableState<Shape>
  readonly game: Game<Shape>
  readonly log: GameLog<unknown, unknown>
  /** What this browser kept of the table, if it was there. */
  readonly kept: Kept | null
  /** Where the server shows the recording to others; null when it does not know the game. */
  readonly share: string | null
}

/** Where in the game, how fast, and with whose eyes. */
export function ReplayControls({ table, state, game, log, kept, share }: ReplayControlsProps) {
  const { say } = useWords()
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [verifying, setVerifying] = useState(false)
  const { version, seats } = state
  const atEnd = version >= table.last
  useEffect(() => {
    if (!playing) return
    if (atEnd) {
      setPlaying(false)
      return
    }
    const clock = setTimeout(() => table.goTo(version + 1), tempo / speed)
    return () => clearTimeout(clock)
  }, [playing, atEnd, speed, table, version])
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
          setPlaying(false)
          table.goTo(to)
        }}
        onPlay={(play) => {
          if (play && atEnd) table.goTo(0)
          setPlaying(play)
        }}
        onSpeed={setSpeed}
      />
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
      <Button icon={proofArt} onClick={() => setVerifying(true)}>
        {say('web.verify.button')}
      </Button>
      <ShareButton path={share} log={log} />
      {verifying && <VerifyDialog game={game} log={log} kept={kept} onClose={() => setVerifying(false)} />}
    </section>
  )
}

function watcherOf(value: string): Watcher {
  return value === 'spectator' || value === 'all' ? value : Number(value)
}
