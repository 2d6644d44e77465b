import { icon as hintArt } from 'virtual:icon/light-bulb'
import type { DailyPuzzle, ProofStep, PuzzleVerdict } from '@athanor/alchemy/puzzle'
import { FactList } from '@athanor/alchemy-ui/notebook/FactList.tsx'
import { Notebook } from '@athanor/alchemy-ui/notebook/Notebook.tsx'
import type { Circumstances } from '@athanor/alchemy-ui/notebook/science/study.ts'
import { useWords } from '@athanor/lessons/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Chip } from '@athanor/ui/Chip.tsx'
import { useState } from 'react'
import { Owl } from '../Owl.tsx'
import { useSchool } from '../useSchool.ts'
import { AnswerTiles } from './AnswerTiles.tsx'
import { type AnswerDraft, answerOf, emptyDraft } from './answerDraft.ts'
import styles from './PuzzlePage.module.css'
import { freshRecord } from './puzzleRecord.ts'
import { puzzler } from './puzzler.ts'
import { ShareResult } from './ShareResult.tsx'
import { Steps } from './Steps.tsx'
import { VerdictPanel } from './VerdictPanel.tsx'

/** The notebook only keeps the books: what follows is what one has to find. */
const circumstances: Circumstances = {}

interface PuzzleSheetProps {
  readonly puzzle: DailyPuzzle
  readonly today: string
}

/** The clues, the question, the answer, and a notebook to think in. */
export function PuzzleSheet({ puzzle, today }: PuzzleSheetProps) {
  const { say } = useWords()
  const { puzzles, record } = useSchool()
  const { day, number, grade, looks, clues, task } = puzzle
  const known = puzzles[day] ?? freshRecord
  const [draft, setDraft] = useState<AnswerDraft>(emptyDraft)
  const [verdict, setVerdict] = useState<PuzzleVerdict | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [steps, setSteps] = useState<readonly ProofStep[]>([])
  const isSolved = known.solvedOn !== null
  const answer = answerOf(task, draft, known.marks)
  const change = (next: AnswerDraft) => {
    setVerdict(null)
    setDraft(next)
  }
  const check = async () => {
    if (answer === null) return
    const found = await puzzler().ask({ kind: 'judge', puzzle: { clues, task }, answer })
    setVerdict(found)
    if (isSolved) return
    record(day, found.kind === 'right' ? { solvedOn: today } : { wrong: known.wrong + 1 })
  }
  const showStep = async () => {
    const all = await puzzler().ask({ kind: 'steps', puzzle: { clues, task } })
    setSteps(all.slice(0, steps.length + 1))
    if (!isSolved) record(day, { hints: known.hints + 1 })
  }
  return (
    <div className={styles['sheet']}>
      <section className={styles['ask']} aria-label={say('school.puzzle.title')}>
        <p className={styles['chips']}>
          <Chip>{say('school.puzzle.number', { number })}</Chip>
          <Chip tone={isSolved ? 'go' : 'plain'}>{say('school.puzzle.grade', { grade })}</Chip>
          <Chip>{say('school.puzzle.looks', { looks })}</Chip>
        </p>
        <Owl>
          {task.kind === 'experiment'
            ? say('school.puzzle.askExperiment', { ingredient: task.ingredient })
            : task.kind === 'theory'
              ? say('school.puzzle.askTheory')
              : say('school.puzzle.askAssignment')}
        </Owl>
        <div className={styles['clues']}>
          <h2>{say('school.puzzle.clues')}</h2>
          <FactList facts={clues} label={say('school.puzzle.clues')} onPoint={setPointed} />
        </div>
        <AnswerTiles task={task} draft={draft} onChange={change} />
        <div className={styles['buttons']}>
          <Button
            look="primary"
            refusal={answer === null ? say('school.puzzle.missing', { kind: task.kind }) : null}
            onClick={() => void check()}
          >
            {say('school.puzzle.check')}
          </Button>
          <Button icon={hintArt} onClick={() => void showStep()}>
            {say('school.puzzle.hint')}
          </Button>
        </div>
        <div aria-live="polite" className={styles['live']}>
          {verdict !== null && <VerdictPanel verdict={verdict} puzzle={puzzle} record={known} />}
          {verdict === null && isSolved && <p>{say('school.puzzle.solvedBefore')}</p>}
          {isSolved && <ShareResult puzzle={puzzle} record={known} today={today} />}
          <Steps steps={steps} />
        </div>
      </section>
      <div className={styles['paper']}>
        <Notebook
          title={say('notebook.page.title')}
          facts={clues}
          golem={false}
          luminaries={false}
          agreed="bookkeeping"
          kept={known.marks}
          circumstances={circumstances}
          pointed={pointed}
          onKeep={(marks) => {
            setVerdict(null)
            record(day, { marks })
          }}
        />
      </div>
    </div>
  )
}
