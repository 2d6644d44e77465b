import type { Shape } from '@athanor/kernel'
import type { TableInfo } from '@athanor/protocol'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { useWords } from '@athanor/tabletop/words.ts'
import { clockSentences } from '../clock/clockRules.ts'
import { fieldsOf, wholeOptions } from '../setup/chosenOptions.ts'
import styles from './Room.module.css'

interface TableOptionsProps {
  readonly table: TableInfo
  readonly client: GameClient<Shape>
  /** How long one may think, where it is not said elsewhere. */
  readonly clock: TableInfo['clock']
}

/** With which settings a table plays, and what its luck is held to. */
export function TableOptions({ table, client, clock }: TableOptionsProps) {
  const words = useWords()
  const { say } = words
  const options = wholeOptions(client.game.options, table.options)
  return (
    <>
      <dl className={styles['options']}>
        {fieldsOf(client.game.options)
          .filter(({ name }) => client.optionGuide.matters(name, options, table.seats.length))
          .map(({ name, values }) => (
            <div key={name}>
              <dt>{words.data({ id: `${table.game}.option.${name}` })}</dt>
              <dd>
                {values === null
                  ? say(options[name] === true ? 'web.setup.yes' : 'web.setup.no')
                  : words.data({ id: `${table.game}.option.${name}.${String(options[name])}` })}
              </dd>
            </div>
          ))}
        {clock !== null && (
          <div>
            <dt>{say('web.clock.title')}</dt>
            <dd>{clockSentences(clock, words).join(' ')}</dd>
          </div>
        )}
      </dl>
      <p className={styles['commitment']} title={say('web.room.commitmentHint')}>
        {say('web.verify.committed')}: <code>{table.commitment.slice(0, 16)}…</code>
      </p>
    </>
  )
}
