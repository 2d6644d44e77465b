import { type Action, apprentices, type Raven, unitAt } from '@athanor/apprentices'
import { faceInWords } from '@athanor/apprentices/narration'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { classes } from '@athanor/ui/lib/classes.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useId, useMemo } from 'react'
import { Offer, offersLook } from './Offer.tsx'
import { bestOf, colourOf, outlookOn } from './outlook.ts'
import { Die } from './pieces/Die.tsx'
import { Resource } from './pieces/Resource.tsx'
import styles from './RavenOptions.module.css'
import { cancelling, type ShownTurn } from './turn.ts'
import { keyOf, waysTo } from './ways.ts'
import { useWords } from './words.ts'

const cx = classes(styles)

/** Chances of six. */
const fractions = ['0', '⅙', '⅓', '½', '⅔', '⅚', '1'] as const

interface RavenOptionsProps {
  readonly turn: ShownTurn
  readonly seats: readonly TableSeat[]
  readonly raven: Raven
  onAct(action: Action): void
}

/** D-036..D-053: a raven, and all that can be done about it: a gemstone, somebody's help, or the roll with its odds. */
export function RavenOptions({ turn, seats, raven, onAct }: RavenOptionsProps) {
  const words = useWords()
  const { say } = words
  const { state, seat } = turn
  const odds = useId()
  const outlook = useMemo(() => outlookOn(state, seat, raven), [state, seat, raven])
  const give = cancelling(turn, raven)
  const key = keyOf(state, { kind: 'rollRaven', raven })
  const offers = waysTo(turn.all, 'acceptHelp').filter((way) => keyOf(state, way).endsWith(` ${key}`))
  const after = useMemo(() => (give === null ? 0 : bestAfterGem(turn, give)), [turn, give])
  const now = useMemo(() => bestOf(state, seat), [state, seat])
  return (
    <section className={cx('options')} aria-label={say('web.apprentices.aboutRaven')}>
      <h2>{say('web.apprentices.aboutRaven')}</h2>
      <ul className={`${offersLook} ${cx('list')}`}>
        <li>
          <Offer
            isOpen={give !== null}
            look={cx('option')}
            onTake={() => (give === null ? notify(say('web.apprentices.noGemstone')) : onAct(give))}
          >
            <Resource type="gemstone" size="m" />
            <span className={cx('words')}>
              <b>{say('web.apprentices.giveGemstone')}</b>
              <small>
                {give === null ? say('web.apprentices.noGemstone') : say('web.apprentices.bestThen', { points: after })}
              </small>
            </span>
            <b className={cx('gain')}>+1</b>
          </Offer>
        </li>
        {offers.map((way) => {
          const helper = way.kind === 'acceptHelp' ? (unitAt(state, way.gemstone)?.piece.holder ?? 0) : 0
          return (
            <li key={helper}>
              <Offer isOpen look={cx('option')} onTake={() => onAct(way)}>
                <WaxSeal colour={seats[helper]?.colour ?? ''} size={36} />
                <span className={cx('words')}>
                  <b>{say('web.apprentices.letHelp', { player: seats[helper]?.name ?? '' })}</b>
                  <small>{say('web.apprentices.helperGains', { points: now })}</small>
                </span>
                <b className={cx('gain')}>0</b>
              </Offer>
            </li>
          )
        })}
        <li className={cx('risk')}>
          <Offer isOpen look={cx('option')} describedBy={odds} onTake={() => onAct({ kind: 'rollRaven', raven })}>
            <Die colour={colourOf(state, raven)} face="raven" size="m" silent />
            <span className={cx('words')}>
              <b>{say('web.apprentices.risk')}</b>
              <small>{say('web.apprentices.riskText')}</small>
            </span>
            <span className={cx('average')}>
              {say('web.apprentices.signed', { points: Math.round(outlook.average * 10) / 10 })}
              <small>{say('web.apprentices.onAverage')}</small>
            </span>
          </Offer>
          <ul className={cx('odds')} id={odds}>
            {outlook.risks.map(({ face, chances, loss, best }) => (
              <li key={face}>
                <Resource type={face} size="s" />
                <span className="visually-hidden">{faceInWords(face, words)}: </span>
                <b>{fractions[chances]}</b>
                <span className={cx(loss > 0 && 'loss')}>
                  {face === 'raven'
                    ? say('web.apprentices.losePoints', { points: loss })
                    : say('web.apprentices.loseUnits', { count: loss })}
                </span>
                <small>{say('web.apprentices.bestThen', { points: best })}</small>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </section>
  )
}

/** What can still be earned when the gemstone is gone. Nothing is thrown for it. */
function bestAfterGem({ state, seat }: ShownTurn, give: Action): number {
  return bestOf(apprentices.apply(state, seat, give, noChance).state, seat)
}

const noChance = {
  stream(): never {
    throw new RangeError('nothing is thrown when a gemstone is given')
  },
}
