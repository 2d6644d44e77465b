import { icon as lastArt } from 'virtual:icon/hourglass'
import { icon as ravenArt } from 'virtual:icon/raven'
import { icon as stepArt } from 'virtual:icon/stairs-goal'
import type { PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import { SceneEmblem, SceneFrame, SceneLater, SceneSeat } from '@athanor/tabletop/scenes/SceneFrame.tsx'
import type { StageProps } from '@athanor/tabletop/scenes/scene.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { withMinus } from '@athanor/ui/lib/withMinus.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { faceArt } from '../pieces/art.ts'
import { Die, type PieceSize } from '../pieces/Die.tsx'
import { useWords } from '../words.ts'
import styles from './DiceStage.module.css'
import type { DiceShow, ShownDie } from './shows.ts'

/** A scene of The Apprentices. */
export function DiceStage(props: StageProps<DiceShow>) {
  const { show } = props.scene
  return (
    <SceneFrame {...props}>
      {show.kind === 'roll' && <Roll {...props} show={show} />}
      {show.kind === 'raven' && <Raven {...props} show={show} />}
      {show.kind === 'overtaking' && <Overtaking {...props} show={show} />}
      {show.kind === 'lastRound' && <SceneEmblem art={lastArt} />}
    </SceneFrame>
  )
}

interface PictureProps<Kind extends DiceShow['kind']> extends Pick<PlayersInSight, 'seats'> {
  readonly show: Extract<DiceShow, { readonly kind: Kind }>
  readonly told: number
}

/** The reader's own dice first, then everybody else's. */
function Roll({ show, seats }: PictureProps<'roll'>) {
  return (
    <ul className={styles['rolls']}>
      {show.rolls.map(({ seat, dice }) => (
        <li key={seat}>
          <SceneSeat seat={seat} seats={seats} />
          <Dice dice={dice} size="m" />
        </li>
      ))}
    </ul>
  )
}

function Raven({ show: { seat, dice, lost, points }, told, seats }: PictureProps<'raven'>) {
  return (
    <>
      <SceneSeat seat={seat} seats={seats} />
      <SceneEmblem art={ravenArt} leaves={dice === null} />
      {dice !== null && <Dice dice={dice} />}
      <SceneLater seen={dice === null || told > 1}>
        {lost.map((face, index) => (
          <span key={index} className={styles['lost']}>
            <Icon art={faceArt[face]} />
          </span>
        ))}
        <Points points={points} />
      </SceneLater>
    </>
  )
}

function Overtaking({ show, seats }: PictureProps<'overtaking'>) {
  const { say } = useWords()
  const { seat, table, square, points, passed } = show
  return (
    <>
      <SceneSeat seat={seat} seats={seats} />
      <p className={styles['place']}>
        <Icon art={stepArt} /> {say('web.apprentices.scene.step', { table, square })}
      </p>
      <Points points={points} />
      <p className={styles['passing']}>
        {[seat, ...passed].map((each) => (
          <WaxSeal key={each} colour={seats[each]?.colour ?? ''} size={each === seat ? 64 : 46} />
        ))}
      </p>
    </>
  )
}

function Points({ points }: { readonly points: number }) {
  if (points === 0) return null
  return (
    <b className={styles['points']} data-loss={points < 0 || undefined}>
      {withMinus(points > 0 ? `+${points}` : String(points))}
    </b>
  )
}

function Dice({ dice, size = 'l' }: { readonly dice: readonly ShownDie[]; readonly size?: PieceSize }) {
  return (
    <span className={styles['dice']}>
      {dice.map(({ die, colour, face }, index) => (
        <span key={die} style={{ animationDelay: `${index * 60}ms` }}>
          <Die colour={colour} face={face} size={size} number={die} silent />
        </span>
      ))}
    </span>
  )
}
