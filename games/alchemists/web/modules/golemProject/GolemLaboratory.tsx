import { icon as golemArt } from 'virtual:icon/rock-golem'
import { type GolemPlayer, ownProjectOf, projectAt, projectOf } from '@athanor/alchemists'
import { type GolemPart, golemParts } from '@athanor/alchemy'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { memo, useEffect, useRef } from 'react'
import { goodArt } from '../../pieces/GoodSigns.tsx'
import { useWords } from '../../words.ts'
import type { TablePartProps } from '../moduleView.ts'
import styles from './Golem.module.css'
import { GolemNotes } from './GolemNotes.tsx'
import { ReportToken } from './ReportToken.tsx'

const cx = classes(styles)

/** G-142: from a living golem down to the start. */
const flasks = [3, 2, 1, 0] as const

/** The laboratory of the Golem Project: the king's mood, everybody's progress and reports, and the own notes. */
export const GolemLaboratory = memo(function GolemLaboratory({ view, seats, lit }: TablePartProps) {
  const { say } = useWords()
  const { table } = view
  const place = useRef<HTMLElement>(null)
  // When everybody looks at the golem, it is in sight.
  const matters = table.asks.some(({ kind }) => kind === 'report' || kind === 'reportNow')
  useEffect(() => {
    if (matters) place.current?.scrollIntoView({ block: 'nearest' })
  }, [matters])
  if (table.slots.golemProject === undefined) return null
  const { tokens } = projectAt(table)
  const players = table.players.map(projectOf)
  return (
    <section
      ref={place}
      className={cx('laboratory')}
      aria-label={say('web.alchemists.golem')}
      data-anchor="golem"
      data-lit={lit.includes('golem') || undefined}
    >
      <header>
        <h3>{say('web.alchemists.golem')}</h3>
        <p className={cx('mood')}>
          {say('web.alchemists.mood', { tokens })}
          {Array.from({ length: tokens }, (_, number) => (
            <Icon key={number} art={goodArt.approval} />
          ))}
        </p>
      </header>
      <div className={cx('parts')}>
        <Progress players={players} seats={seats} />
        <span className={cx('golem')} aria-hidden>
          <Icon art={golemArt} />
        </span>
        <div className={cx('reports')}>
          {golemParts.map((part) => (
            <Reports key={part} part={part} view={view} seats={seats} players={players} />
          ))}
        </div>
        <GolemNotes view={view} />
      </div>
    </section>
  )
})

interface ProgressProps extends Pick<TablePartProps, 'seats'> {
  readonly players: readonly GolemPlayer[]
}

/** G-142, G-179: how far everybody is. */
function Progress({ players, seats }: ProgressProps) {
  const { say } = useWords()
  return (
    <ol className={cx('progress')} aria-label={say('web.alchemists.golemProgress')}>
      {flasks.map((flask) => (
        <li key={flask} data-alive={flask === 3 || undefined}>
          <span>{say('web.alchemists.golemStep', { step: String(flask) as '0' })}</span>
          {players.map((player, seat) =>
            player.flask === flask ? (
              <WaxSeal key={seat} colour={seats[seat]?.colour ?? ''} size={22} label={seats[seat]?.name ?? ''} />
            ) : null,
          )}
        </li>
      ))}
    </ol>
  )
}

interface ReportsProps extends Pick<TablePartProps, 'view' | 'seats'>, ProgressProps {
  readonly part: GolemPart
}

/** GR-91: where reports lie and of how many tokens; the own ones face up. */
function Reports({ part, view, seats, players }: ReportsProps) {
  const { say } = useWords()
  const { own, viewer, table } = view
  const shown = projectAt(table).revealed
  return (
    <section aria-label={say('web.alchemists.reports', { part })}>
      <h4>{say('web.alchemists.reports', { part })}</h4>
      <ul>
        {players.map(({ reports }, seat) => {
          const faces =
            shown?.reports[seat]?.[part] ?? (own !== null && seat === viewer ? ownProjectOf(own).reports[part] : [])
          return reports[part] === 0 ? null : (
            <li key={seat}>
              <WaxSeal colour={seats[seat]?.colour ?? ''} size={20} label={seats[seat]?.name ?? ''} />
              {Array.from({ length: reports[part] }, (_, number) => (
                <ReportToken key={number} trigger={faces[number] ?? null} />
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
