import { icon as nextArt } from 'virtual:icon/next-button'
import { icon as pauseArt } from 'virtual:icon/pause-button'
import { icon as playArt } from 'virtual:icon/play-button'
import { icon as previousArt } from 'virtual:icon/previous-button'
import { IconButton } from './Button.tsx'
import styles from './Scrubber.module.css'

export interface ScrubberWords {
  readonly position: string
  readonly back: string
  readonly forward: string
  readonly play: string
  readonly pause: string
  readonly speed: string
}

export interface ScrubberProps {
  readonly words: ScrubberWords
  readonly at: number
  readonly last: number
  /** Said for the present position: "Move 7 of 41". */
  readonly text: string
  readonly playing: boolean
  readonly speed: number
  readonly speeds: readonly number[]
  onMove(to: number): void
  onPlay(playing: boolean): void
  onSpeed(speed: number): void
}

/** Goes through a recorded game: by hand, step by step, or by itself at a chosen speed. */
export function Scrubber({ words, at, last, text, playing, speed, speeds, onMove, onPlay, onSpeed }: ScrubberProps) {
  return (
    <div className={styles['scrubber']}>
      <IconButton icon={previousArt} label={words.back} onClick={() => onMove(Math.max(0, at - 1))} />
      <IconButton
        icon={playing ? pauseArt : playArt}
        label={playing ? words.pause : words.play}
        onClick={() => onPlay(!playing)}
      />
      <IconButton icon={nextArt} label={words.forward} onClick={() => onMove(Math.min(last, at + 1))} />
      <input
        type="range"
        className={styles['range']}
        min={0}
        max={last}
        value={at}
        aria-label={words.position}
        aria-valuetext={text}
        onChange={(event) => onMove(Number(event.target.value))}
      />
      <span className={styles['text']}>{text}</span>
      <label className={styles['speed']}>
        <span className="visually-hidden">{words.speed}</span>
        <select value={speed} onChange={(event) => onSpeed(Number(event.target.value))}>
          {speeds.map((each) => (
            <option key={each} value={each}>
              ×{each}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
