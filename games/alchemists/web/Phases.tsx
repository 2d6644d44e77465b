import { finalRound, rulesAt, type Table } from '@athanor/alchemists'
import { classes } from '@athanor/ui/lib/classes.ts'
import styles from './Phases.module.css'
import { useWords } from './words.ts'

const cx = classes(styles)

/** The phases of a round; set-up comes before the first of them. */
const phases = ['order', 'declare', 'resolve', 'endOfRound'] as const

/** The round as it goes: which phases are over, which one it is, and what comes after it. */
export function Phases({ table }: { readonly table: Table }) {
  const { say } = useWords()
  // Before the first round there is one that never comes again.
  const shown = table.phase === 'setUp' ? (['setUp', ...phases] as const) : phases
  const now = shown.findIndex((phase) => phase === table.phase)
  return (
    <ol className={cx('phases')} aria-label={say('web.alchemists.phases')}>
      {shown.map((phase, number) => (
        <li
          key={phase}
          className={cx(number === now && 'now', number < now && 'done')}
          aria-current={number === now ? 'step' : undefined}
        >
          {phase === 'endOfRound'
            ? say('web.alchemists.roundBrings', { brings: broughtBy(table) })
            : say('web.alchemists.phase', { phase })}
        </li>
      ))}
    </ol>
  )
}

/** What this round ends with. */
function broughtBy(table: Table): 'scoring' | 'conference' | 'other' {
  if (table.round === finalRound) return 'scoring'
  return rulesAt(table).conferences.some(({ round }) => round === table.round) ? 'conference' : 'other'
}
