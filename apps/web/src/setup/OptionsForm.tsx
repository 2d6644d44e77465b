import type { Shape } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Switch } from '@athanor/ui/Field.tsx'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import type { ReactNode } from 'react'
import {
  type ChosenOptions,
  changedOptions,
  type FieldSpec,
  fieldsOf,
  presetOf,
  tablesOf,
  withPreset,
} from './chosenOptions.ts'
import styles from './OptionsForm.module.css'
import { ValuesFile } from './ValuesFile.tsx'

interface OptionsFormProps {
  readonly client: GameClient<Shape>
  readonly players: number
  readonly chosen: ChosenOptions
  onChange(chosen: ChosenOptions): void
}

/**
 * Every option of a game with what it means; made from the game's own description of its options. Whoever wants the usual
 * game chooses a preset and passes over the rest, which is folded.
 */
export function OptionsForm({ client, players, chosen, onChange }: OptionsFormProps) {
  const words = useLoadedWords()
  const { game, optionGuide } = client
  const presets = Object.keys(game.options.presets)
  const change = (name: string, value: unknown) => {
    const next = { ...chosen, [name]: value }
    onChange(optionGuide.settle?.(next, name) ?? next)
  }
  const shown = [
    ...fieldsOf(game.options).map((field) => ({
      name: field.name,
      part: (
        <OptionField
          client={client}
          field={field}
          players={players}
          value={chosen[field.name]}
          onChange={(value) => change(field.name, value)}
        />
      ),
    })),
    ...tablesOf(game.options).map((name) => ({
      name,
      part: (
        <ValuesFile
          game={game}
          name={name}
          label={words.data({ id: `${game.id}.option.${name}` })}
          hint={optionGuide.hint(name, words)}
          sample={optionGuide.sample?.(name) ?? null}
          players={players}
          value={chosen[name] ?? null}
          onChange={(value) => change(name, value)}
        />
      ),
    })),
  ].filter(({ name }) => optionGuide.matters(name, chosen, players))
  return (
    <div className={styles['options']}>
      <Choice
        legend={words.say('web.setup.preset')}
        options={presets.map((value) => ({ value, label: words.data({ id: `${game.id}.preset.${value}` }) }))}
        value={presetOf(game.options, chosen)}
        onChange={(preset) => onChange(withPreset(game.options, chosen, preset))}
      />
      {grouped(shown, client, words).map(({ title, isFolded, parts }) => (
        <details key={title} className={styles['group']} open={title !== null && !isFolded}>
          <summary>
            {title ?? words.say('web.setup.settings', { changed: changedOptions(game.options, chosen) })}
          </summary>
          {parts}
        </details>
      ))}
    </div>
  )
}

interface Shown {
  readonly name: string
  readonly part: ReactNode
}

/** Options that belong together under one heading: first what changes a game most, last what few want. */
function grouped(shown: readonly Shown[], { optionGuide }: GameClient<Shape>, words: Words) {
  const groups = new Map<string | null, { readonly isFolded: boolean; readonly parts: ReactNode[] }>()
  for (const { name, part } of shown) {
    const { title = null, isFolded = false } = optionGuide.group?.(name, words) ?? {}
    const group = groups.get(title) ?? { isFolded, parts: [] }
    group.parts.push(<div key={name}>{part}</div>)
    groups.set(title, group)
  }
  const rank = ({ title, isFolded }: { readonly title: string | null; readonly isFolded: boolean }) =>
    isFolded ? 2 : title === null ? 1 : 0
  return [...groups].map(([title, group]) => ({ title, ...group })).sort((one, other) => rank(one) - rank(other))
}

interface OptionFieldProps {
  readonly client: GameClient<Shape>
  readonly field: FieldSpec
  readonly players: number
  readonly value: unknown
  onChange(value: unknown): void
}

function OptionField({ client, field, players, value, onChange }: OptionFieldProps) {
  const words = useLoadedWords()
  const { game, optionGuide } = client
  const label = optionGuide.label?.(field.name, words) ?? words.data({ id: `${game.id}.option.${field.name}` })
  const hint = optionGuide.hint(field.name, words)
  if (field.values === null) return <Switch label={label} hint={hint} checked={value === true} onChange={onChange} />
  return (
    <Choice
      legend={label}
      hint={hint}
      options={field.values
        .filter((each) => optionGuide.fits(field.name, each, players))
        .map((each) => ({ value: each, label: words.data({ id: `${game.id}.option.${field.name}.${each}` }) }))}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
    />
  )
}
