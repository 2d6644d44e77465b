import { asWritten, type Fact, inNotation, readFacts } from '@athanor/alchemy'
import { Button } from '@athanor/ui/Button.tsx'
import { Field } from '@athanor/ui/Field.tsx'
import { useState } from 'react'
import styles from './NotebookPage.module.css'
import { useWords } from './words.ts'

/** A fact as a line of the short notation, in words of any language: every kind, articles, weights and hunches too. */
export function LineForm({ onFacts }: { onFacts(facts: readonly Fact[]): void }) {
  const words = useWords()
  const { say } = words
  const [line, setLine] = useState('')
  const notation = inNotation(line)
  const { facts, problems } = readFacts(notation.text)
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
          hint={
            problem === undefined || line === ''
              ? say('notebook.page.lineHint')
              : words.data(asWritten(problem.reason, notation))
          }
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
