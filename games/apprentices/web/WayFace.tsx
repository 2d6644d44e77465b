import { type Action, type DieColour, dieKinds, type Raven, ravenAt, tableSide, unitAt } from '@athanor/apprentices'
import { faceInWords, unitsInWords } from '@athanor/apprentices/narration'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { classes } from '@athanor/ui/lib/classes.ts'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { colourOf } from './outlook.ts'
import { Die } from './pieces/Die.tsx'
import { Resource, ResourceRow } from './pieces/Resource.tsx'
import { EffectSign } from './pieces/signs.tsx'
import type { ShownTurn } from './turn.ts'
import styles from './WayFace.module.css'
import type { Words } from './words.ts'
import { useWords } from './words.ts'

const cx = classes(styles)

interface WayFaceProps {
  readonly turn: ShownTurn
  readonly seats: readonly TableSeat[]
  readonly way: Action
}

/** One of several ways to do a thing, as it looks: what goes in, what comes out, whom it meets. */
export function WayFace({ turn: { state }, seats, way }: WayFaceProps) {
  const words = useWords()
  const { say } = words
  const shown = (units: readonly number[]) => units.flatMap((unit) => unitAt(state, unit)?.face ?? [])
  switch (way.kind) {
    case 'research':
    case 'tradeUnits':
      return <ResourceRow faces={shown(way.units)} size="s" />
    case 'convert':
      return (
        <span className={cx('way')}>
          {way.units.length > 0 && <ResourceRow faces={shown(way.units)} size="s" />}
          <i aria-hidden>→</i>
          <ResourceRow faces={way.gains} size="s" />
        </span>
      )
    case 'rerollDie':
      return <DieWithWords turn={{ state }} die={way.die} />
    case 'tradeRavens':
      return (
        <span className={cx('way')}>
          {way.ravens.map((raven) => (
            <Die key={raven} colour={colourOf(state, raven)} face="raven" size="s" />
          ))}
        </span>
      )
    case 'takeUnit': {
      const unit = unitAt(state, way.unit)
      const from = seats[unit?.piece.holder ?? -1]
      const face = unit?.face ?? 'potion'
      return (
        <span className={cx('way')}>
          <Resource type={face} size="s" />
          <span className="visually-hidden">{faceInWords(face, words)}</span>
          <WaxSeal colour={from?.colour ?? ''} size={22} />
          <PlayerName name={from?.name ?? ''} colour={from?.colour ?? ''} />
        </span>
      )
    }
    case 'blockSlot': {
      const effect = tableSide(state.sides[way.targetTable - 1] ?? 'apprentice', way.targetTable).slots[
        way.targetRank - 1
      ]
      const holder = state.tracks[way.targetTable - 1]?.[way.targetRank - 1]?.seat
      return (
        <span className={cx('way')}>
          <ValueCoin value={way.targetTable} size="s" />
          <span className="visually-hidden">{say('web.apprentices.slotNumber', { rank: way.targetRank })}</span>
          {effect !== undefined && <EffectSign effect={effect} />}
          {holder !== undefined && (
            <WaxSeal colour={seats[holder]?.colour ?? ''} size={22} label={seats[holder]?.name ?? ''} />
          )}
        </span>
      )
    }
    case 'shiftPrice':
      return <span>{say('web.apprentices.shiftTo', { price: state.price + way.by })}</span>
    case 'buyDie':
    case 'chooseDie':
      return <DieOffer colour={way.colour} />
    case 'cancelRaven':
    case 'acceptHelp':
    case 'rollRaven':
      return <RavenOf turn={{ state }} raven={way.raven} seats={seats} />
    default:
      return <span>{say(`apprentices.action.${way.kind}`)}</span>
  }
}

function DieWithWords({ turn: { state }, die }: { readonly turn: Pick<ShownTurn, 'state'>; readonly die: number }) {
  const words = useWords()
  const { colour = 'green', face = null } = state.dice[die] ?? {}
  return (
    <span className={cx('way')}>
      <Die colour={colour} face={face} size="m" silent />
      <span className="visually-hidden">{dieInWords(colour, words)}</span>
      {face !== null && faceInWords(face, words)}
    </span>
  )
}

function RavenOf({
  turn: { state },
  raven,
  seats,
}: {
  readonly turn: Pick<ShownTurn, 'state'>
  readonly raven: Raven
  readonly seats: readonly TableSeat[]
}) {
  const { say } = useWords()
  const owner = ravenAt(state, raven)?.owner ?? state.active
  const colour = colourOf(state, raven)
  return (
    <span className={cx('way')}>
      {raven === 'marker' ? <Resource type="raven" size="s" /> : <Die colour={colour} face="raven" size="s" silent />}
      <span>
        {raven === 'marker' ? say('web.apprentices.extraRaven') : say('web.apprentices.dieColour', { colour })}
      </span>
      <PlayerName name={seats[owner]?.name ?? ''} colour={seats[owner]?.colour ?? ''} />
    </span>
  )
}

/** A die of the box with all its faces (D-161..D-164). */
export function DieOffer({ colour }: { readonly colour: DieColour }) {
  const words = useWords()
  const { faces } = dieKinds[colour]
  return (
    <span className={cx('offer')}>
      <span className={cx('way')}>
        <Die colour={colour} face={null} size="s" silent />
        <b>{dieInWords(colour, words)}</b>
      </span>
      <span className={cx('faces')} aria-hidden>
        {faces.map((face, index) => (
          <Resource key={index} type={face} />
        ))}
      </span>
      <span className="visually-hidden">{unitsInWords(faces, words)}</span>
    </span>
  )
}

function dieInWords(colour: DieColour, { say }: Words): string {
  return say('web.apprentices.dieColour', { colour })
}
