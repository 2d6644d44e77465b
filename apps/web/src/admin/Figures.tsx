import { Panel } from '@athanor/ui/Panel.tsx'
import text from '../app/TextPage.module.css'
import type { HouseState } from './api.ts'
import { useWords } from './words.ts'

const million = 1e6

/** How the server is doing right now. */
export function Figures({ figures }: Pick<HouseState, 'figures'>) {
  const { say, locale } = useWords()
  const { connections, tables, movesPerSecond, slowest, memory, database, databaseMost } = figures
  const number = new Intl.NumberFormat(locale)
  const shown = [
    { name: say('web.admin.connections'), value: number.format(connections) },
    { name: say('web.admin.inMemory'), value: number.format(tables) },
    { name: say('web.admin.moves'), value: say('web.admin.perSecond', { count: rounded(movesPerSecond) }) },
    {
      name: say('web.admin.slowest'),
      value: slowest === null ? '–' : say('web.admin.milliseconds', { count: rounded(slowest) }),
    },
    { name: say('web.admin.memory'), value: say('web.admin.megabytes', { count: Math.round(memory / million) }) },
    {
      name: say('web.admin.database', { most: Math.round(databaseMost / million) }),
      value: say('web.admin.megabytes', { count: rounded(database / million) }),
    },
  ]
  return (
    <ul className={text['actions']}>
      {shown.map(({ name, value }) => (
        <li key={name}>
          <Panel>
            <strong>{value}</strong> {name}
          </Panel>
        </li>
      ))}
    </ul>
  )
}

/** Small numbers with one digit behind the point. */
function rounded(value: number): number {
  return value < 10 ? Math.round(10 * value) / 10 : Math.round(value)
}
