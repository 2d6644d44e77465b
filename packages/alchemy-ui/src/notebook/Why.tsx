import type { HardFact } from '@athanor/alchemy'
import { useEffect } from 'react'
import { FactList } from './FactList.tsx'
import { factSentence } from './factWords.ts'
import styles from './Notebook.module.css'
import type { Study } from './science/study.ts'
import { useExplanation } from './science/useScience.ts'
import { useWords } from './words.ts'

interface WhyProps {
  readonly study: Study
  readonly claim: HardFact
  /** The facts that prove it, as places in the list: they light up. */
  onBecause(places: readonly number[]): void
  onPoint(place: number | null): void
}

/** The smallest set of facts from which something follows, each in words. */
export function Why({ study, claim, onBecause, onPoint }: WhyProps) {
  const words = useWords()
  const explanation = useExplanation(study, claim)
  const because = explanation?.because
  useEffect(() => onBecause(because ?? []), [because, onBecause])
  if (explanation === null) return null
  return (
    <section className={styles['why']} aria-label={words.say('notebook.sheet.why')} aria-live="polite">
      <p>
        {words.say('notebook.sheet.because', {
          claim: factSentence(explanation.claim, words),
          verdict: explanation.verdict,
          count: explanation.because.length,
        })}
      </p>
      <FactList
        facts={study.facts}
        places={explanation.because}
        label={words.say('notebook.sheet.reasons')}
        onPoint={onPoint}
      />
    </section>
  )
}
