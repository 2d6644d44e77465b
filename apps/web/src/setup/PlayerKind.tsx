import { botName } from '@athanor/narration'
import { useWords } from '@athanor/ui/words/words.tsx'
import page from '../app/TextPage.module.css'

interface PlayerKindProps {
  /** Those that the game has. */
  readonly bots: readonly string[]
  readonly bot: string | null
  onChange(bot: string | null): void
}

/** A person, or a bot of some strength. */
export function PlayerKind({ bots, bot, onChange }: PlayerKindProps) {
  const words = useWords()
  const { say } = words
  return (
    <label className={page['select']}>
      {say('web.setup.kind')}
      <select value={bot ?? ''} onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}>
        <option value="">{say('web.setup.person')}</option>
        {bots.map((id) => (
          <option key={id} value={id}>
            {say('web.seat.bot', { name: botName(id, words) })}
          </option>
        ))}
      </select>
    </label>
  )
}
