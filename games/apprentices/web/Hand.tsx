import { type DieColour, type Face, isFirstRound, madeName, type Raven, type State } from '@athanor/apprentices'
import { faceInWords } from '@athanor/apprentices/narration'
import type { Seat } from '@athanor/kernel'
import { classes } from '@athanor/ui/lib/classes.ts'
import type { ReactNode } from 'react'
import styles from './Hand.module.css'
import { Die, type PieceSize } from './pieces/Die.tsx'
import { Resource } from './pieces/Resource.tsx'
import { useWords } from './words.ts'

const cx = classes(styles)

/** Something of a player's that lies on the table: a die, or a unit that an ability made. */
export interface Piece {
  readonly number: number
  readonly colour: DieColour | null
  readonly face: Face | null
  /** lent: taken over by somebody else until the round ends. */
  readonly state: 'ready' | 'spent' | 'aside' | 'resting' | 'lent'
}

/** All pieces of a seat: what is ready first, in the order in which it came. */
export function piecesOf(state: State, seat: Seat): readonly Piece[] {
  const dice = state.dice.flatMap((die, number): readonly Piece[] => {
    const { colour, face } = die
    if (die.holder === seat) return [{ number, colour, face, state: die.state }]
    return die.owner === seat ? [{ number, colour, face, state: 'lent' }] : []
  })
  const made = state.made.flatMap((unit, index): readonly Piece[] =>
    unit.holder === seat && unit.state === 'ready'
      ? [{ number: madeName(index), colour: null, face: unit.type, state: 'ready' }]
      : [],
  )
  const all = [...dice, ...made]
  return [...all.filter((piece) => piece.state === 'ready'), ...all.filter((piece) => piece.state !== 'ready')]
}

interface PieceViewProps {
  readonly piece: Piece
  readonly size?: PieceSize
  readonly rolling?: boolean
  readonly silent?: boolean
}

export function PieceView({ piece, size = 'm', rolling = false, silent = false }: PieceViewProps) {
  const words = useWords()
  if (piece.colour === null) {
    if (piece.face === null) return null
    const label = words.say('web.apprentices.madeUnit', { face: faceInWords(piece.face, words) })
    return (
      <span className={cx('made')} {...(silent ? {} : { role: 'img', 'aria-label': label, title: label })}>
        <Resource type={piece.face} size={size} />
      </span>
    )
  }
  const state = piece.state === 'lent' ? 'spent' : piece.state
  return (
    <Die
      colour={piece.colour}
      face={piece.face}
      size={size}
      state={state}
      rolling={rolling}
      number={piece.number}
      silent={silent}
    />
  )
}

export interface HandProps {
  readonly state: State
  readonly seat: Seat
  /** Dice in the air. */
  readonly rolling: ReadonlySet<number>
  /** Units that the player insists on, and what a press on one does; null while nothing can be chosen. */
  readonly chosen: readonly number[]
  readonly onChoose: ((unit: number) => void) | null
  /** Ravens of which one can be chosen, to be dealt with first or set aside, and the one that is. */
  readonly ravens: readonly Raven[]
  readonly raven: Raven | null
  onRaven(raven: Raven): void
}

/** What lies before a player: what can be used, and what is out until the round ends (D-072). */
export function Hand({ state, seat, rolling, chosen, onChoose, ravens, raven, onRaven }: HandProps) {
  const { say } = useWords()
  const pieces = piecesOf(state, seat)
  // Before the first throw nothing is out of play: nothing has been in play yet.
  const isOut = (piece: Piece) => piece.state !== 'ready' && state.round > 0
  const ready = pieces.filter((piece) => !isOut(piece))
  const idle = pieces.filter(isOut)
  const marker = state.marker && state.active === seat
  /** Units pay; a raven can only be dealt with. In round 1 ravens are units (D-037). */
  const pressOn = ({ number, face }: Piece) => {
    if (face === 'raven' && !isFirstRound(state)) {
      return { pressed: raven === number, onPress: ravens.includes(number) ? () => onRaven(number) : null }
    }
    return { pressed: chosen.includes(number), onPress: onChoose === null ? null : () => onChoose(number) }
  }
  return (
    <div className={cx('hand')}>
      <Group title={say(state.round === 0 ? 'web.apprentices.notRolled' : 'web.apprentices.ready')}>
        {ready.map((piece) => (
          <li key={piece.number} data-anchor={`unit:${piece.number}`}>
            <Pressable {...pressOn(piece)}>
              <PieceView piece={piece} size="l" rolling={rolling.has(piece.number)} />
            </Pressable>
          </li>
        ))}
        {marker && (
          <li>
            <Pressable
              pressed={raven === 'marker'}
              onPress={ravens.includes('marker') ? () => onRaven('marker') : null}
            >
              <span className={cx('marker')} role="img" aria-label={say('web.apprentices.extraRaven')}>
                <Resource type="raven" size="l" />
                <b>+1</b>
              </span>
            </Pressable>
          </li>
        )}
        {ready.length === 0 && !marker && <li className={cx('nothing')}>{say('web.apprentices.nothingReady')}</li>}
      </Group>
      {idle.length > 0 && (
        <Group title={say('web.apprentices.aside')}>
          {idle.map((piece) => (
            <li key={piece.number}>
              <PieceView piece={piece} rolling={rolling.has(piece.number)} />
            </li>
          ))}
        </Group>
      )}
    </div>
  )
}

interface PressableProps {
  readonly pressed: boolean
  readonly onPress: (() => void) | null
  readonly children: ReactNode
}

/** A piece that can be chosen, while something can be. */
function Pressable({ pressed, onPress, children }: PressableProps) {
  if (onPress === null) return children
  return (
    <button type="button" className={cx('unit')} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={cx('group')}>
      <h3 data-heading>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}
