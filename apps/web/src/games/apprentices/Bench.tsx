import { type Action, dieColours, type Raven } from '@athanor/apprentices'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import type { TableSeat } from '../../table/tableSource.ts'
import { Abilities } from './Abilities.tsx'
import styles from './Bench.module.css'
import { Hand } from './Hand.tsx'
import { Help } from './Help.tsx'
import { colourOf } from './outlook.ts'
import { Plans } from './Plans.tsx'
import { Die } from './pieces/Die.tsx'
import type { Plan } from './plans.ts'
import type { Prospect } from './prospects.ts'
import { RavenOptions } from './RavenOptions.tsx'
import { TableChips } from './TableChips.tsx'
import type { Ability, Turn } from './turn.ts'
import { DieOffer, WayFace } from './WayFace.tsx'
import { waysTo } from './ways.ts'

const cx = classes(styles)

export interface BenchProps {
  readonly turn: Turn
  readonly seats: readonly TableSeat[]
  readonly rolling: ReadonlySet<number>
  readonly chosen: readonly number[]
  /** Something can be decided now. */
  readonly playable: boolean
  /** The page shows the present moment: help can be offered to others. */
  readonly live: boolean
  readonly raven: Raven | null
  onChoose(unit: number): void
  onRaven(raven: Raven): void
  onAct(action: Action): void
  onUse(ability: Ability): void
  onPlan(plan: Plan): void
  onResearch(prospect: Prospect): void
}

/** The workbench: what lies before the player, and all that can be done with it. */
export function Bench(props: BenchProps) {
  const { turn, seats, rolling, chosen, playable, raven } = props
  const { onChoose, onRaven, onAct, onUse, onPlan, onResearch } = props
  const { say } = useWords()
  const { ask, state, seat, view } = turn
  const asked = playable ? ask : null
  if (asked === 'fifthDie') return <FifthDice {...props} />
  return (
    <div className={cx('bench')}>
      {ask === null && props.live && <Help turn={turn} seats={seats} onAct={onAct} />}
      {asked === 'threeRavens' && <KeptRavens {...props} />}
      {asked === 'ravens' && raven !== null && (
        <div className={cx('ravens')}>
          <RavenOptions turn={turn} seats={seats} raven={raven} onAct={onAct} />
        </div>
      )}
      <div className={cx('row')}>
        <Hand
          state={state}
          seat={seat}
          rolling={rolling}
          chosen={chosen}
          onChoose={asked === 'work' || asked === 'ravens' ? onChoose : null}
          raven={asked === 'ravens' ? raven : null}
          onRaven={asked === 'ravens' ? onRaven : null}
        />
        {view.viewer !== 'spectator' && (
          <Abilities turn={turn} onUse={asked === 'work' || asked === 'ravens' ? onUse : null} />
        )}
        {(asked === 'work' || asked === 'ravens') && <Rivals {...props} />}
      </div>
      {chosen.length > 0 && <p className={cx('hint')}>{say('web.apprentices.insisting', { count: chosen.length })}</p>}
      {asked !== 'ravens' && asked !== 'threeRavens' && view.viewer !== 'spectator' && state.round > 0 && (
        <div className={cx('narrow')}>
          {asked === 'work' && <TableChips prospects={turn.prospects} onResearch={onResearch} />}
          <Plans plans={turn.reach.plans} onPlay={asked === 'work' ? onPlan : null} />
        </div>
      )}
    </div>
  )
}

/** D-049: ravens of those who are yet to act; their consent is not asked. */
function Rivals({ turn, seats, onAct }: BenchProps) {
  const { say } = useWords()
  const others = waysTo(turn.ways, 'cancelRaven').filter(
    (way) => way.kind === 'cancelRaven' && way.raven !== 'marker' && turn.state.dice[way.raven]?.owner !== turn.seat,
  )
  if (others.length === 0) return null
  return (
    <section className={cx('others')}>
      <h3>{say('web.apprentices.othersRavens')}</h3>
      <ul>
        {others.map((way, index) => (
          <li key={index}>
            <button type="button" className={cx('small')} data-open onClick={() => onAct(way)}>
              <WayFace turn={turn} seats={seats} way={way} />
              <b>+1</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** D-017: one more die of any colour. */
function FifthDice({ turn, onAct }: BenchProps) {
  const { say } = useWords()
  return (
    <ul className={cx('dice')} aria-label={say('web.apprentices.fifthDice')}>
      {dieColours.map((colour, index) => {
        const left = turn.state.pool[index] ?? 0
        return (
          <li key={colour}>
            <button
              type="button"
              className={cx('offer')}
              data-open={left > 0 || undefined}
              aria-disabled={left === 0 || undefined}
              onClick={() => left > 0 && onAct({ kind: 'chooseDie', colour })}
            >
              <DieOffer colour={colour} />
              <small>
                {say(colour === 'black' ? 'web.apprentices.blackWarning' : 'web.apprentices.dieFavours', { colour })}
              </small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** D-060, DR-23: which raven stays; the others are rolled again. */
function KeptRavens({ turn, onAct }: BenchProps) {
  const { say } = useWords()
  return (
    <section className={cx('others')}>
      <h3>{say('web.apprentices.keepWhich')}</h3>
      <ul>
        {waysTo(turn.ways, 'rerollRavens').map((way) => {
          if (way.kind !== 'rerollRavens') return null
          const colour = colourOf(turn.state, way.kept)
          return (
            <li key={way.kept}>
              <button type="button" className={cx('small')} data-open onClick={() => onAct(way)}>
                <Die colour={colour} face="raven" size="m" silent />
                {say('web.apprentices.keepThis', { colour })}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
