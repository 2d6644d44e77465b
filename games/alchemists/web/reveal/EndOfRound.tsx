import { icon as cubeArt } from 'virtual:icon/cubes'
import { icon as orderArt } from 'virtual:icon/hourglass'
import { icon as topArt } from 'virtual:icon/laurel-crown'
import { icon as moodArt } from 'virtual:icon/old-king'
import { icon as hallArt } from 'virtual:icon/podium'
import { icon as shopArt } from 'virtual:icon/shop'
import { icon as adventurerArt } from 'virtual:icon/shopping-bag'
import { icon as hospitalArt } from 'virtual:icon/vomiting'
import type { StageProps } from '@athanor/tabletop/scenes/scene.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { signed } from '@athanor/ui/lib/withMinus.ts'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useWords } from '../words.ts'
import { Changes, cx, Part, Slide } from './pieces.tsx'
import { partsInWords } from './reckoning.ts'
import type { Reveal, Station } from './shows.ts'

type ConferenceShow = Extract<Reveal, { readonly kind: 'conference' }>
type EndOfRound = Extract<Reveal, { readonly kind: 'endOfRound' }>

const art: Readonly<Record<Station | 'conference', readonly string[]>> = {
  conference: hallArt,
  artifacts: shopArt,
  top: topArt,
  cubes: cubeArt,
  hospital: hospitalArt,
  adventurer: adventurerArt,
  orderBoard: orderArt,
  mood: moodArt,
}

/** The end of a round: what is gone through, one below the other. */
export function EndOfRoundScene({ scene, told, seats }: StageProps<EndOfRound>) {
  const { say } = useWords()
  const { stations, changes } = scene.show
  return (
    <>
      <Part kind="heart" shown>
        <ol className={cx('tidings')} aria-label={say('web.alchemists.reveal.stations')}>
          {stations.map((of, step) => (
            <li key={of} className={cx('station')} data-shown={step < told || undefined}>
              <span className={cx('tilePicture')}>
                <Icon art={art[of]} />
              </span>
              <span>
                <b>{say('web.alchemists.reveal.station', { of })}</b>
                <span className={cx('news')}>{scene.steps[step]}</span>
              </span>
            </li>
          ))}
        </ol>
      </Part>
      {changes.length > 0 && (
        <Part kind="foot" shown={told > stations.indexOf('top')}>
          <Changes changes={changes} seats={seats} />
        </Part>
      )}
    </>
  )
}

/** the seals of each player climb towards what is asked for, then the verdict with where it comes from. */
export function ConferenceScene({ scene, told, seats }: StageProps<ConferenceShow>) {
  const words = useWords()
  const { say } = words
  const { judged, bySeals, later, changes } = scene.show
  const asked = bySeals.findIndex((change) => change > 0)
  const rows = Math.max(asked, ...judged.map(({ seals }) => seals ?? 0), 1)
  return (
    <>
      <Part kind="heart" shown>
        <ol className={cx('columns')}>
          {judged.map(({ seals, change }, place) => {
            const { seat, from, to, by, parts = [] } = change
            const { name = '', colour = '' } = seats[seat] ?? {}
            // The first step says that the conference takes place; each of the next ones judges a player.
            return (
              <li key={seat} className={cx('columnOf')} data-shown={told >= place + 2 || undefined}>
                <span className={cx('tower')}>
                  {Array.from({ length: rows }, (_, row) => (
                    <span key={row} className={cx('cell', row < (seals ?? 0) && 'filled', row === asked - 1 && 'goal')}>
                      {row < (seals ?? 0) && (
                        <span className={cx('seal')}>
                          <WaxSeal colour={colour} size={34} />
                        </span>
                      )}
                    </span>
                  ))}
                </span>
                <PlayerName name={name} colour={colour} />
                <span className={cx('verdict')}>
                  <span className={cx('amount')} data-good={by > 0 || undefined} data-bad={by < 0 || undefined}>
                    {signed(by)}
                  </span>
                  {from !== null && to !== null && (
                    <>
                      <Slide from={from} to={to} colour={colour} />
                      <small className={cx('fromTo')}>
                        {from} → {to}
                      </small>
                    </>
                  )}
                  <small className={cx('why')}>{partsInWords(parts, words)}</small>
                </span>
              </li>
            )
          })}
        </ol>
      </Part>
      <Part kind="foot" shown>
        <ol className={cx('strip')} aria-label={say('web.alchemists.reveal.stations')}>
          {(['conference', ...later] as const).map((of) => (
            <li key={of} data-now={of === 'conference' || undefined}>
              <Icon art={art[of]} />
              <span>{say('web.alchemists.reveal.station', { of })}</span>
            </li>
          ))}
        </ol>
        <Changes changes={changes} seats={seats} />
      </Part>
    </>
  )
}

/** What each number of seals brings at this conference. */
export function Asked({ bySeals }: Pick<ConferenceShow, 'bySeals'>) {
  const { say } = useWords()
  const last = bySeals.findLastIndex((change, seals) => seals === 0 || change !== bySeals[seals - 1])
  return (
    <span className={cx('askedOf')}>
      <small>{say('web.alchemists.reveal.sealsAsked', { seals: bySeals.findIndex((change) => change > 0) })}</small>
      {bySeals.slice(0, last + 1).map((change, seals) => (
        <span key={seals} title={say('web.alchemists.reveal.sealsOf', { seals })}>
          {seals}
          {seals === last && '+'}
          <b className={cx('amount')} data-good={change > 0 || undefined} data-bad={change < 0 || undefined}>
            {signed(change)}
          </b>
        </span>
      ))}
    </span>
  )
}
