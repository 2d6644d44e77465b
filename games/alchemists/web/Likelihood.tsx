import type { Insight } from '@athanor/alchemy'
import type { Known } from '@athanor/alchemy-ui/notebook/science/hearing.ts'
import { percent } from '@athanor/alchemy-ui/percent.ts'
import { useWords } from './words.ts'

interface LikelihoodProps {
  readonly foresight: Known<Insight>
  chance(insight: Insight): number
}

/** How likely something published is true by the viewer's notes; its place is kept while that is being worked out. */
export function Likelihood({ foresight: { told, state }, chance }: LikelihoodProps) {
  const words = useWords()
  if (state === 'none' || state === 'failed') return null
  return (
    <small aria-busy={state === 'counting'}>
      {told === null ? '…' : words.say('web.alchemists.trueBy', { chance: percent(chance(told), words) })}
    </small>
  )
}
