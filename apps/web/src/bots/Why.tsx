import { icon as whyArt } from 'virtual:icon/light-bulb'
import type { Told } from '@athanor/bots'
import type { Game, Shape } from '@athanor/kernel'
import { Button } from '@athanor/ui/Button.tsx'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { useState } from 'react'
import type { BotMove } from '../table/replayTable.ts'
import { browserWhy } from './browserWhy.ts'

interface WhyProps {
  readonly game: Game<Shape>
  readonly move: BotMove<Shape>
}

/** Why a bot did what it did: it is asked again what it saw then. Of another move it is asked anew (`key`). */
export function Why({ game, move }: WhyProps) {
  const words = useLoadedWords()
  const { say } = words
  const [told, setTold] = useState<'thinking' | readonly Told[] | null>(null)
  const ask = async () => {
    setTold('thinking')
    setTold(await browserWhy(game, move))
  }
  if (told === null) {
    return (
      <Button look="quiet" icon={whyArt} onClick={() => void ask()}>
        {say('web.replay.why')}
      </Button>
    )
  }
  return (
    <p role="status">
      {told === 'thinking'
        ? say('web.replay.whyThinking')
        : told.length === 0
          ? say('web.replay.whyUnknown')
          : told.map(words.data).join(' ')}
    </p>
  )
}
