import type { Shape } from '@athanor/kernel'
import { useWords } from '../app/words.tsx'
import type { GameClient } from '../games/gameClient.ts'
import { Choice } from '../ui/Choice.tsx'
import { Switch } from '../ui/Field.tsx'
import { type ChosenOptions, defaultsOf, type FieldSpec, fieldsOf, presetOf } from './chosenOptions.ts'
import styles from './OptionsForm.module.css'

interface OptionsFormProps {
  readonly client: GameClient<Shape>
  readonly players: number
  readonly chosen: ChosenOptions
  onChange(chosen: ChosenOptions): void
}

/** Every option of a game with what it means; made from the game's own description of its options. */
export function OptionsForm({ client, players, chosen, onChange }: OptionsFormProps) {
  const words = useWords()
  const { game, optionGuide } = client
  const presets = Object.keys(game.options.presets)
  const fields = fieldsOf(game.options).filter(({ name }) => optionGuide.matters(name, chosen, players))
  return (
    <div className={styles['options']}>
      <Choice
        legend={words.say('web.setup.preset')}
        options={presets.map((value) => ({ value, label: words.data({ id: `${game.id}.preset.${value}` }) }))}
        value={presetOf(game.options, chosen)}
        onChange={(preset) => onChange({ ...defaultsOf(game.options), ...game.options.presets[preset] })}
      />
      {fields.map((field) => (
        <OptionField
          key={field.name}
          client={client}
          field={field}
          players={players}
          value={chosen[field.name]}
          onChange={(value) => onChange({ ...chosen, [field.name]: value })}
        />
      ))}
    </div>
  )
}

interface OptionFieldProps {
  readonly client: GameClient<Shape>
  readonly field: FieldSpec
  readonly players: number
  readonly value: unknown
  onChange(value: unknown): void
}

function OptionField({ client, field, players, value, onChange }: OptionFieldProps) {
  const words = useWords()
  const { game, optionGuide } = client
  const label = words.data({ id: `${game.id}.option.${field.name}` })
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
