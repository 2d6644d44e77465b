import {
  boards,
  capFor,
  dieColours,
  dieKinds,
  highestPrice,
  lossByRaven,
  lowestPrice,
  ravensForReroll,
  type Side,
  sides,
  topOfStairs,
} from '@athanor/apprentices'
import { classes } from '@athanor/ui/lib/classes.ts'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import type { ReactNode } from 'react'
import styles from './ApprenticesRules.module.css'
import palette from './palette.module.css'
import { CostSign, EffectSign } from './pieces/signs.tsx'
import { DieOffer } from './WayFace.tsx'
import { useWords } from './words.ts'

const cx = classes(styles)

/** The rules in our own words, complete enough to play from. Numbers come from the game's own tables. */
export function ApprenticesRules() {
  const { say } = useWords()
  return (
    <div className={`${cx('rules')} ${palette['palette']}`}>
      <p>{say('web.apprentices.rule.lead', { goal: topOfStairs })}</p>
      <Part title={say('web.apprentices.rule.setupTitle')}>
        <p>{say('web.apprentices.rule.setup')}</p>
        <ul className={cx('dice')}>
          {dieColours.map((colour) => (
            <li key={colour}>
              <DieOffer colour={colour} />
              <small>{say('web.apprentices.rule.inTheBox', { count: dieKinds[colour].count })}</small>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('web.apprentices.rule.roundTitle')}>
        <p>{say('web.apprentices.rule.round')}</p>
        <p>{say('web.apprentices.rule.first')}</p>
      </Part>
      <Part title={say('web.apprentices.rule.ravensTitle')}>
        <p>{say('web.apprentices.rule.ravens')}</p>
        <p>{say('web.apprentices.rule.roll', { points: lossByRaven })}</p>
        <p>{say('web.apprentices.rule.help')}</p>
        <p>{say('web.apprentices.rule.three', { count: ravensForReroll })}</p>
      </Part>
      <Part title={say('web.apprentices.rule.researchTitle')}>
        <p>{say('web.apprentices.rule.research')}</p>
        <p>{say('web.apprentices.rule.caps', { two: capFor(2), three: capFor(3), four: capFor(4) })}</p>
      </Part>
      <Part title={say('web.apprentices.rule.abilitiesTitle')}>
        <p>{say('web.apprentices.rule.abilities')}</p>
        <p>{say('web.apprentices.rule.chain')}</p>
      </Part>
      <Part title={say('web.apprentices.rule.diceTitle')}>
        <p>{say('web.apprentices.rule.buy', { highest: highestPrice, lowest: lowestPrice })}</p>
      </Part>
      <Part title={say('web.apprentices.rule.endTitle')}>
        <p>{say('web.apprentices.rule.end', { goal: topOfStairs })}</p>
        <p>{say('web.apprentices.rule.dry')}</p>
      </Part>
      {sides.map((side) => (
        <Part key={side} title={say('web.apprentices.rule.tablesOf', { side })}>
          <Tables side={side} />
        </Part>
      ))}
      <Part title={say('web.apprentices.rule.tableTitle')}>
        <p>{say('web.apprentices.rule.table')}</p>
      </Part>
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={cx('part')}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Every table of a Way: cost, squares and slots. */
function Tables({ side }: { readonly side: Side }) {
  const { say } = useWords()
  return (
    <ol className={cx('tables')}>
      {boards[side].map(({ cost, points, slots, extraRaven }, index) => (
        <li key={index}>
          <ValueCoin value={index + 1} size="s" />
          <span className={cx('line')}>
            <CostSign cost={cost} />
            <small>{say('web.apprentices.rule.squares', { points: points.join(' · ') })}</small>
          </span>
          <ol className={cx('slots')}>
            {slots.map((effect, rank) => (
              <li key={rank}>
                <i>{rank + 1}</i> <EffectSign effect={effect} />
              </li>
            ))}
            {extraRaven && <li>{say('web.apprentices.extraRavenRule')}</li>}
          </ol>
        </li>
      ))}
    </ol>
  )
}
