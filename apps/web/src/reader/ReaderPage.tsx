import { nothingPublished } from '@athanor/alchemy'
import { ingredientsNeeded, isAnswerPublic, type ReaderSnapshot } from '@athanor/alchemy/reader'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { AnswerScreen } from './AnswerScreen.tsx'
import { AnswersScreen } from './AnswersScreen.tsx'
import { DebunkScreen } from './DebunkScreen.tsx'
import { reader } from './device.ts'
import { Gate } from './Gate.tsx'
import { HistoryScreen } from './HistoryScreen.tsx'
import { HomeScreen } from './HomeScreen.tsx'
import { IngredientsScreen } from './IngredientsScreen.tsx'
import { AskAnswersScreen, PromiseScreen, ResearchScreen } from './OpenScreens.tsx'
import { StartScreen } from './StartScreen.tsx'
import { isRead, isSecret, stageOf } from './stage.ts'
import { useBackStep } from './useBackStep.ts'
import { useJoining } from './useJoining.tsx'
import { usePress } from './usePress.ts'
import { useWakeLock } from './useWakeLock.ts'

type Aside = 'start' | 'history' | null

/** The card reader: a device on a table with cardboard on it. */
export function ReaderPage() {
  useWords()
  const { snapshot } = useStore(reader)
  const [aside, setAside] = useState<Aside>(null)
  const dialog = useJoining(() => setAside(null))
  const toGame = () => setAside(null)
  const isAsked = snapshot !== null && snapshot.state.step.kind !== 'menu'
  useBackStep(snapshot !== null && (aside !== null || isAsked), () =>
    aside === null ? reader.getState().press({ kind: 'back' }) : toGame(),
  )
  return (
    <>
      {snapshot === null || aside === 'start' ? (
        <StartScreen onContinue={snapshot === null ? null : toGame} onBegun={toGame} />
      ) : aside === 'history' ? (
        <HistoryScreen snapshot={snapshot} onBack={toGame} />
      ) : (
        <Running snapshot={snapshot} onHistory={() => setAside('history')} onOther={() => setAside('start')} />
      )}
      {dialog}
    </>
  )
}

interface RunningProps {
  readonly snapshot: ReaderSnapshot
  onHistory(): void
  onOther(): void
}

function Running({ snapshot, onHistory, onOther }: RunningProps) {
  const { say } = useWords()
  const press = usePress()
  const { state } = snapshot
  const { game, step, variant, selection } = state
  const [isOpened, setOpened] = useOpened()
  const stage = stageOf(state, isOpened)
  useWakeLock(isRead(stage))
  // after what was private comes the next gate.
  const isOver = stage !== 'gate' && !isSecret(stage)
  useEffect(() => {
    if (isOver) setOpened(false)
  }, [isOver, setOpened])
  if (game === null || step.kind === 'menu')
    return <HomeScreen snapshot={snapshot} onHistory={onHistory} onOther={onOther} />
  if (step.kind === 'research') return <ResearchScreen />
  if (step.kind === 'askAnswers') return <AskAnswersScreen />
  if (step.kind === 'answers') return <AnswersScreen truth={game.truth} />
  if (stage === 'gate') {
    const until = isAnswerPublic(step.mode) ? 'answer' : 'never'
    const text =
      step.kind === 'input'
        ? say('reader.gate.inputText', { count: ingredientsNeeded(step.mode, variant), until })
        : say('reader.gate.answerText')
    return (
      <Gate
        text={text}
        note={say(`alchemy.reader.${step.mode}`)}
        onOpen={() => setOpened(true)}
        onBack={() => press({ kind: 'back' })}
      />
    )
  }
  if (step.kind === 'answer') return <AnswerScreen step={step} />
  if (stage === 'promise') return <PromiseScreen input={step} />
  if (stage === 'debunk') {
    const board = game.board ?? nothingPublished
    return <DebunkScreen input={step} variant={variant} board={board} hasArticles={game.truth.golem !== undefined} />
  }
  return <IngredientsScreen input={step} game={game} variant={variant} selection={selection} />
}

/** Whether the gate stands open. A screen that goes dark, or a page that is left, closes it. */
function useOpened(): readonly [boolean, (isOpened: boolean) => void] {
  const [isOpened, setOpened] = useState(false)
  useEffect(() => {
    const closeUnseen = () => {
      if (document.visibilityState === 'hidden') setOpened(false)
    }
    document.addEventListener('visibilitychange', closeUnseen)
    return () => document.removeEventListener('visibilitychange', closeUnseen)
  }, [])
  return [isOpened, setOpened]
}
