import type { TokenName } from '@athanor/alchemists'
import type { Colour, Size } from '@athanor/alchemy'
import { TriggerSign } from '../../../../notebook/TriggerSign.tsx'
import { type Face, type FacesOf, ingredientFace, playedFace } from '../../faces.tsx'
import { Named } from '../../pieces/Pieces.tsx'

const tokenFace: Face<TokenName> = (_, name, { say }) => {
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

export const golemFaces: FacesOf<Part> = {
  fed: ingredientFace,
  courtiers: playedFace('courtier'),
  firstAnimator: ingredientFace,
  secondAnimator: ingredientFace,
  reportOn: (_, part, { say }) => say('alchemists.value.reportOn', { part }),
  token: tokenFace,
  firstToken: tokenFace,
  secondToken: tokenFace,
  takenBack: tokenFace,
}
