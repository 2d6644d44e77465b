import type { ClockRules } from '@athanor/protocol'
import { Choice } from '@athanor/ui/Choice.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { clockSentences, type PaceName, paceNames, paces } from './clockRules.ts'

interface ClockChoiceProps {
  readonly value: ClockRules | null
  /** The bot that would play on. */
  readonly bot: string
  onChange(value: ClockRules | null): void
}

/** How long everybody may think, and what happens afterwards. */
export function ClockChoice({ value, bot, onChange }: ClockChoiceProps) {
  const words = useWords()
  const { say } = words
  const pace = value === null ? 'none' : (paceNames.find((name) => paces[name].move === value.move) ?? 'none')
  const choose = (name: PaceName | 'none') =>
    onChange(name === 'none' ? null : { ...paces[name], bot: value === null ? bot : value.bot })
  return (
    <>
      <Choice
        legend={say('web.clock.title')}
        hint={value === null ? say('web.clock.noneText') : clockSentences(value, words).join(' ')}
        options={(['none', ...paceNames] as const).map((name) => ({ value: name, label: say(`web.clock.${name}`) }))}
        value={pace}
        onChange={choose}
      />
      {value !== null && (
        <Choice
          legend={say('web.clock.whenOut')}
          options={[
            { value: 'bot', label: say('web.clock.botPlays') },
            { value: 'others', label: say('web.clock.othersDecide') },
          ]}
          value={value.bot === null ? 'others' : 'bot'}
          onChange={(chosen) => onChange({ ...value, bot: chosen === 'bot' ? bot : null })}
        />
      )}
    </>
  )
}
