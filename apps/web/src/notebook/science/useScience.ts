import type { Explanation, HardFact } from '@athanor/alchemy'
import { useEffect, useState } from 'react'
import { useStable } from '../../lib/useStable.ts'
import { browserLaboratory } from './browserLaboratory.ts'
import type { Advice, Circumstances, Reading, Study } from './study.ts'

/** What follows from a study, as soon as it is known; what followed before stays in sight until then. */
export function useReading(study: Study | null): Reading | null {
  return useAnswer(study, (wanted) => browserLaboratory().ask({ kind: 'read', study: wanted }))
}

export function useAdvice(study: Study | null, circumstances: Circumstances): Advice | null {
  const asked = useStable(study === null ? null : { study, circumstances })
  return useAnswer(asked, (wanted) => browserLaboratory().ask({ kind: 'advise', ...wanted }))
}

/** Why something is or is not so; null while nothing is asked, or nothing is known of it yet. */
export function useExplanation(study: Study | null, claim: HardFact | null): Explanation | null {
  const asked = useStable(study === null || claim === null ? null : { study, claim })
  return useAnswer(asked, (wanted) => browserLaboratory().ask({ kind: 'explain', ...wanted }))
}

function useAnswer<Asked, Told>(asked: Asked | null, ask: (asked: Asked) => Promise<Told>): Told | null {
  const [told, setTold] = useState<Told | null>(null)
  const question = useStable(asked)
  useEffect(() => {
    let current = true
    const hear = (answer: Told | null) => {
      if (current) setTold(answer)
    }
    if (question === null) hear(null)
    else void ask(question).then(hear)
    return () => {
      current = false
    }
    // The question alone decides when to ask again.
  }, [question])
  return told
}
