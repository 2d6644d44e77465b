import { icon as practiceArt } from 'virtual:icon/cauldron'
import type { PositionAnswer } from '@athanor/bots'
import { type GameLog, observeMatch, replayTo, type Shape } from '@athanor/kernel'
import { useWords } from '@athanor/lessons/words.ts'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { lineOf } from '@athanor/tabletop/lines.tsx'
import { Button } from '@athanor/ui/Button.tsx'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { Tray } from '@athanor/ui/Tray.tsx'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { playedOn } from '../../table/practiceGame.ts'
import { usePlayOn } from '../../table/usePlayOn.ts'
import { streakOf } from '../puzzle/puzzleRecord.ts'
import { useSchool } from '../useSchool.ts'
import styles from './PositionQuestion.module.css'
import { type DailyPosition, lossOf, offered } from './positionOfDay.ts'

interface PositionQuestionProps {
  readonly client: GameClient<Shape>
  readonly daily: DailyPosition
  readonly today: string
  readonly log: GameLog<unknown, unknown>
  readonly names: readonly string[]
}

/** What would you do? Each answer's worth is told once one was given. */
export function PositionQuestion({ client, daily, today, log, names }: PositionQuestionProps) {
  const { say } = useWords()
  const words = useLoadedWords()
  const { day, number, of, position } = daily
  const { positions, recordPosition } = useSchool()
  const playOn = usePlayOn(
    client,
    log,
    names.map((name) => ({ name })),
    playedOn,
  )
  const given = positions[day]
  const view = useMemo(
    () => observeMatch(client.game, replayTo(client.game, log, log.entries.length).match, position.seat).view,
    [client, log, position],
  )
  const players = {
    seats: names.map((name, seat) => ({
      name,
      colour: log.header.seats[seat]?.colour ?? '',
      bot: null,
      present: true,
    })),
    viewer: position.seat,
    watcher: position.seat,
  }
  const deed = ({ action }: PositionAnswer): ReactNode =>
    client.review === undefined
      ? null
      : lineOf(client, client.review.deed(action as Shape['action'], view), players, words).rich
  const [best] = position.answers
  const mine = given === undefined ? undefined : position.answers[given.answer]
  const verdict =
    mine === undefined
      ? null
      : mine === best
        ? say('school.position.right')
        : say('school.position.lost', { lost: mine.lost, chance: Math.round(100 * lossOf(position, mine).chance) })
  const give = (answer: PositionAnswer) =>
    recordPosition(day, { answer: position.answers.indexOf(answer), lost: answer.lost, solvedOn: today })
  const [isOpen, setOpen] = useState(false)
  const title = say('school.position.title')
  const practice = (
    <Button look="primary" icon={practiceArt} onClick={() => playOn(log.entries.length, position.seat)}>
      {words.say('web.practice.playOn')}
    </Button>
  )
  return (
    <>
      <Tray
        active
        title={title}
        question={
          <>
            {mine === undefined ? say('school.position.ask') : verdict}{' '}
            <small className={styles['aside']}>
              {say('school.position.number', { number, of, round: position.round })}{' '}
              {say('school.position.streak', { days: streakOf(positions, today) })}{' '}
              <Link href="/learn">{say('school.page.title')}</Link>
            </small>
          </>
        }
        actions={
          <>
            <Button {...(mine === undefined ? { look: 'primary' } : {})} onClick={() => setOpen(true)}>
              {say('school.position.open', { state: mine === undefined ? 'asked' : 'answered' })}
            </Button>
            {mine !== undefined && practice}
          </>
        }
      />
      {isOpen && (
        <Dialog wide title={title} closeLabel={words.say('web.common.close')} onClose={() => setOpen(false)}>
          {mine === undefined ? (
            <>
              <p>{say('school.position.ask')}</p>
              <ul className={styles['answers']}>
                {offered(position).map((answer) => (
                  <li key={position.answers.indexOf(answer)}>
                    <Button wide onClick={() => give(answer)}>
                      {deed(answer)}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <>
              <p role="status" data-right={mine === best || undefined} className={styles['verdict']}>
                {verdict} {best?.why.map(words.data).join(' ')}
              </p>
              <ol className={styles['answers']}>
                {position.answers.map((answer) => (
                  <li key={position.answers.indexOf(answer)} data-mine={answer === mine || undefined}>
                    <span>{deed(answer)}</span>
                    <b>
                      {answer === best
                        ? say('school.position.best')
                        : say('school.position.behind', { lost: answer.lost, error: answer.error })}
                    </b>
                  </li>
                ))}
              </ol>
              <p className={styles['aside']}>{say('school.position.measured', { worlds: position.worlds })}</p>
              {practice}
            </>
          )}
        </Dialog>
      )}
    </>
  )
}
