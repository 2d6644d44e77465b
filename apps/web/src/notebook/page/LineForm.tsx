import { type Fact, readFacts } from '@athanor/alchemy'
import { useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './NotebookPage.module.css'

/** A fact as a line of the short notation, which knows every kind, articles, weights and hunches too. */
export function LineForm({ onFacts }: { onFacts(facts: readonly Fact[]): void }) {
  const words = useWords()
  const { say } = words
  const [line, setLine] = useState('')
  const { facts, problems } = readFacts(line)
  const [problem] = problems
  return (
    <details className={styles['lineForm']}>
      <summary>{say('notebook.page.line')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (facts.length === 0 || problem !== undefined) return
          onFacts(facts)
          setLine('')
        }}
      >
        <Field
          label={say('notebook.page.lineLabel')}
          hint={problem === undefined || line === '' ? say('notebook.page.lineHint') : words.data(problem.reason)}
          value={line}
          maxLength={200}
          autoComplete="off"
          onChange={setLine}
        />
        <Button type="submit" refusal={facts.length === 0 ? say('notebook.page.incomplete') : null}>
          {say('notebook.page.add')}
        </Button>
      </form>
    </details>
  )
}
