import { botName } from '@athanor/narration'
import type { Words } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'

interface VoteQuestionProps {
  /** The bot that is proposed now. */
  readonly bot: string
  readonly player: string
  /** Who has not answered yet; null where the reader is asked. */
  readonly missing: string | null
  readonly words: Words
  answer(agree: boolean, bot: string): void
}

/**
 * Whether a bot should play for somebody who keeps the others waiting. The word is given for the bot that is named: when
 * another one is proposed, these are other buttons, so that a press that began before does not count for it.
 */
export function VoteQuestion({ bot: id, player, missing, words, answer }: VoteQuestionProps) {
  const { say } = words
  const bot = botName(id, words)
  if (missing !== null) return <>{say('web.room.voted', { bot, player, names: missing })}</>
  return (
    <>
      {say('web.room.vote', { bot, player })}
      <Button key={`yes ${id}`} look="primary" onClick={() => answer(true, id)}>
        {say('web.room.agree')}
      </Button>
      <Button key={`no ${id}`} onClick={() => answer(false, id)}>
        {say('web.room.disagree')}
      </Button>
    </>
  )
}
