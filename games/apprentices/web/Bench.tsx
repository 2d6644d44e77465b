import { type Action, dieColours, type Raven } from '@athanor/apprentices'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { classes } from '@athanor/ui/lib/classes.ts'
import { Abilities } from './Abilities.tsx'
import styles from './Bench.module.css'
import { Hand } from './Hand.tsx'
import { Help } from './Help.tsx'
import { Plans } from './Plans.tsx'
import type { Plan } from './plans.ts'
import type { ResearchProspect } from './prospects.ts'
import { RavenOptions } from './RavenOptions.tsx'
import { TableChips } from './TableChips.tsx'
import type { Ability, ShownTurn } from './turn.ts'
import { DieOffer, WayFace } from './WayFace.tsx'
import { waysTo } from './ways.ts'
import { useWords } from './words.ts'

const cx = classes(styles)
const noRavens: readonly Raven[] = []

export interface BenchProps {
  readonly turn: ShownTurn
  readonly seats: readonly TableSeat[]
  readonly rolling: ReadonlySet<number>
  readonly chosen: readonly number[]
  /** Something can be decided now. */
  readonly playable: boolean
  /** The page shows the present moment: help can be offered to others. */
  readonly live: boolean
  /** Ravens that can be chosen, and the one that is. */
  readonly ravens: readonly Raven[]
  readonly raven: Raven | null
  /** Advice on the best plan may be shown. */
  readonly advised: boolean
  onChoose(unit: number): void
  onRaven(raven: Raven): void
  onAct(action: Action): void
  onUse(ability: Ability): void
  onPlan(plan: Plan): void
  onResearch(prospect: ResearchProspect): void
}

/** The workbench: what lies before the player, and all that can be done with it. */
export function Bench(props: BenchProps) {
  const { turn, seats, rolling, chosen, playable, ravens, raven } = props
  const { onChoose, onRaven, onAct, onUse, onPlan, onResearch } = props
  const { say } = useWords()
  const { ask, state, seat, view } = turn
  const asked = playable ? ask : null
  if (asked === 'fifthDie') return <FifthDice {...props} />
  return (
    <div className={cx('bench')}>
      {ask === null && props.live && <Help turn={turn} seats={seats} onAct={onAct} />}
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
          ravens={asked === 'ravens' || asked === 'threeRavens' ? ravens : noRavens}
          raven={asked === 'ravens' || asked === 'threeRavens' ? raven : null}
          onRaven={onRaven}
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
          {props.advised && <Plans plans={turn.reach.plans} onPlay={asked === 'work' ? onPlan : null} />}
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
      <h3 data-heading>{say('web.apprentices.othersRavens')}</h3>
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
