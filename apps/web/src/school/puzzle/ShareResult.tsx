import { icon as shareArt } from 'virtual:icon/share'
import type { DailyPuzzle } from '@athanor/alchemy/puzzle'
import { useWords } from '@athanor/lessons/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { notify } from '@athanor/ui/noticeStore.ts'
import { useSchool } from '../useSchool.ts'
import { type PuzzleRecord, signsOf, streakOf } from './puzzleRecord.ts'

interface ShareProps {
  readonly puzzle: DailyPuzzle
  readonly record: PuzzleRecord
  readonly today: string
}

/** Tells others how it went, and nothing about the puzzle itself. */
export function ShareResult({ puzzle: { day, number, grade }, record, today }: ShareProps) {
  const { say } = useWords()
  const { puzzles } = useSchool()
  const text = say('school.puzzle.result', {
    number,
    grade,
    signs: signsOf(record),
    days: streakOf(puzzles, today),
  })
  const share = async () => {
    const url = `${location.origin}/learn/puzzle/${day}`
    try {
      if ('share' in navigator) await navigator.share({ text, url })
      else {
        await (navigator as Navigator).clipboard.writeText(`${text} ${url}`)
        notify(say('school.puzzle.copied'))
      }
    } catch {
      notify(text)
    }
  }
  return (
    <div>
      <p>{text}</p>
      <Button icon={shareArt} onClick={() => void share()}>
        {say('school.puzzle.share')}
      </Button>
    </div>
  )
}
