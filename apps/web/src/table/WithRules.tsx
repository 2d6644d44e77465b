import type { Shape } from '@athanor/kernel'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { useWords } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { type ReactNode, use } from 'react'
import { useLocation } from 'wouter'
import { State } from '../app/State.tsx'
import { loadTableClient } from '../games/clients.ts'

interface WithRulesProps {
  readonly game: string
  readonly rulesVersion: number
  children(client: GameClient<Shape>): ReactNode
}

/** A table with the rules that it was begun with; when they are gone it says so. */
export function WithRules({ game, rulesVersion, children }: WithRulesProps) {
  const loaded = use(loadTableClient(game, rulesVersion))
  const words = useWords()
  const [, go] = useLocation()
  if (loaded.ok) return children(loaded.client)
  return (
    <State
      title={words.say('web.table.refused')}
      text={words.data(loaded.reason)}
      actions={
        <Button look="primary" onClick={() => go('/')}>
          {words.say('web.common.toLobby')}
        </Button>
      }
    />
  )
}
