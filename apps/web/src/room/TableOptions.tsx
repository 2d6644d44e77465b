import type { Shape } from '@athanor/kernel'
import type { TableInfo } from '@athanor/protocol'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { useWords } from '@athanor/tabletop/words.ts'
import type { ReactNode } from 'react'
import { clockSentences } from '../clock/clockRules.ts'
import { type FieldSpec, fieldsOf, presetOf, wholeOptions } from '../setup/chosenOptions.ts'
import folded from '../setup/OptionsForm.module.css'
import styles from './Room.module.css'

interface TableOptionsProps {
  readonly table: TableInfo
  readonly client: GameClient<Shape>
}

/** With which settings a table plays, and what its luck is held to. */
export function TableOptions(props: TableOptionsProps) {
  return (
    <>
      <Settings {...props} fields={fieldsThatMatter(props)} />
      <Commitment table={props.table} />
    </>
  )
}

/** The same in short: the preset, or what differs from the usual game, and the clock; all the rest is folded. */
export function OptionsInShort(props: TableOptionsProps) {
  const { table, client } = props
  const words = useWords()
  const { say } = words
  const options = wholeOptions(client.game.options, table.options)
  const preset = presetOf(client.game.options, options)
  const fields = fieldsThatMatter(props)
  const changed = preset === null ? fields.filter(({ name, usual }) => options[name] !== usual) : []
  return (
    <>
      <Settings {...props} fields={changed}>
        {preset !== null && (
          <div>
            <dt>{say('web.setup.preset')}</dt>
            <dd>{words.data({ id: `${table.game}.preset.${preset}` })}</dd>
          </div>
        )}
        {table.clock !== null && (
          <div>
            <dt>{say('web.clock.title')}</dt>
            <dd>{clockSentences(table.clock, words).join(' ')}</dd>
          </div>
        )}
      </Settings>
      <details className={folded['group']}>
        <summary>{say('web.invited.options')}</summary>
        <Settings {...props} fields={fields} />
      </details>
      <Commitment table={table} />
    </>
  )
}

/** Settings that change something at this table. */
function fieldsThatMatter({ table, client }: TableOptionsProps): readonly FieldSpec[] {
  const options = wholeOptions(client.game.options, table.options)
  return fieldsOf(client.game.options).filter(({ name }) =>
    client.optionGuide.matters(name, options, table.seats.length),
  )
}

interface SettingsProps extends TableOptionsProps {
  readonly fields: readonly FieldSpec[]
  readonly children?: ReactNode
}

function Settings({ table, client, fields, children }: SettingsProps) {
  const words = useWords()
  const { say } = words
  const options = wholeOptions(client.game.options, table.options)
  return (
    <dl className={styles['options']}>
      {fields.map(({ name, values }) => (
        <div key={name}>
          <dt>{words.data({ id: `${table.game}.option.${name}` })}</dt>
          <dd>
            {values === null
              ? say(options[name] === true ? 'web.setup.yes' : 'web.setup.no')
              : words.data({ id: `${table.game}.option.${name}.${String(options[name])}` })}
          </dd>
        </div>
      ))}
      {children}
    </dl>
  )
}

function Commitment({ table }: Pick<TableOptionsProps, 'table'>) {
  const { say } = useWords()
  return (
    <p className={styles['commitment']} title={say('web.room.commitmentHint')}>
      {say('web.verify.committed')}: <code>{table.commitment.slice(0, 16)}…</code>
    </p>
  )
}
