import type { TokenName } from '@athanor/alchemists'
import type { Colour, Size } from '@athanor/alchemy'
import { TriggerSign } from '@athanor/alchemy-ui/notebook/TriggerSign.tsx'
import { Named } from '../../pieces/Pieces.tsx'
import { ingredientRenderer, playedRenderer, type Renderer, type RenderersOf } from '../../renderers.tsx'

const tokenRenderer: Renderer<TokenName> = (_, name, { say }) => {
  const [size, colour] = name.split(' ') as [Size, Colour]
  return (
    <Named picture={<TriggerSign trigger={{ colour, size }} />}>
      {say('alchemists.word.trigger', { size, colour })}
    </Named>
  )
}

type Part =
  | 'fed'
  | 'courtiers'
  | 'firstAnimator'
  | 'secondAnimator'
  | 'reportOn'
  | 'token'
  | 'firstToken'
  | 'secondToken'
  | 'takenBack'

export const golemRenderers: RenderersOf<Part> = {
  fed: ingredientRenderer,
  courtiers: playedRenderer('courtier'),
  firstAnimator: ingredientRenderer,
  secondAnimator: ingredientRenderer,
  reportOn: (_, part, { say }) => say('alchemists.value.reportOn', { part }),
  token: tokenRenderer,
  firstToken: tokenRenderer,
  secondToken: tokenRenderer,
  takenBack: tokenRenderer,
}
