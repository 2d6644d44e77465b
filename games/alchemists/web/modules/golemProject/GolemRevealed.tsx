import { icon as golemArt } from 'virtual:icon/rock-golem'
import { projectAt, projectOf } from '@athanor/alchemists'
import { golemParts, type ProgressReport, pointsOfReport } from '@athanor/alchemy'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { TriggerSign } from '@athanor/alchemy-ui/notebook/TriggerSign.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { withMinus } from '@athanor/ui/lib/withMinus.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useWords } from '../../words.ts'
import type { RevelationProps } from '../revelations.ts'
import styles from './Golem.module.css'
import { ReportToken } from './ReportToken.tsx'

const cx = classes(styles)

/** G-245, G-287: what the golem answers to, what brings it to life, and what everybody had reported. */
export function GolemRevealed({ view: { table }, seats }: RevelationProps) {
  const { say } = useWords()
  const { revealed } = projectAt(table)
  if (revealed === null) return null
  const { golem, pair, reports } = revealed
  return (
    <section className={cx('revealed')} aria-label={say('web.alchemists.golem')}>
      <h2>{say('web.alchemists.golem')}</h2>
      <div className={cx('truth')}>
        <span className={cx('golem')} aria-hidden>
          <Icon art={golemArt} />
        </span>
        <ul>
          {golemParts.map((part) => (
            <li key={part}>
              <b>{say('web.alchemists.golemPart', { part })}</b>
              <TriggerSign trigger={golem[part]} />
              {say('alchemists.word.trigger', golem[part])}
            </li>
          ))}
          <li>
            <b>{say('web.alchemists.golemWakes')}</b>
            {pair.map((ingredient) => (
              <Medal key={ingredient} ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
            ))}
          </li>
        </ul>
        <ul>
          {table.players.map((player, seat) => (
            <li key={seat}>
              <WaxSeal colour={seats[seat]?.colour ?? ''} size={24} label={seats[seat]?.name ?? ''} />
              {projectOf(player).flask === 3 && <b>{say('web.alchemists.golemStep', { step: '3' })}</b>}
              {golemParts.map((part) => {
                const tokens = reports[seat]?.[part] ?? []
                if (tokens.length === 0) return null
                const points = pointsOfReport({ part, tokens } as ProgressReport, golem)
                return (
                  <span key={part} className={cx('judged')}>
                    {say('web.alchemists.golemPart', { part })}
                    {tokens.map((trigger) => (
                      <ReportToken key={`${trigger.size} ${trigger.colour}`} trigger={trigger} />
                    ))}
                    <b>{points > 0 ? `+${points}` : withMinus(String(points))}</b>
                  </span>
                )
              })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
