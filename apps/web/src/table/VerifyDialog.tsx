import { icon as crossArt } from 'virtual:icon/cancel'
import { icon as checkArt } from 'virtual:icon/check-mark'
import { type Game, type GameLog, type Shape, stepsOfVerifying, verify } from '@athanor/kernel'
import { seatNames } from '@athanor/narration'
import { seenOf, type TrustRecord } from '@athanor/protocol'
import { useWords } from '@athanor/tabletop/words.ts'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useMemo } from 'react'
import styles from './VerifyDialog.module.css'

interface VerifyDialogProps {
  readonly game: Game<Shape>
  readonly log: GameLog<unknown, unknown>
  /** What this browser kept of the table while it was played, if it was there. */
  readonly kept: TrustRecord | null
  onClose(): void
}

const stepNames = {
  format: 'web.verify.format',
  commitment: 'web.verify.commitment',
  salts: 'web.verify.saltCommitments',
  people: 'web.verify.people',
  moves: 'web.verify.moves',
  ending: 'web.verify.ending',
  outcome: 'web.verify.outcome',
  together: 'web.verify.together',
  seen: 'web.verify.seen',
} as const

/** Proves in front of the reader that nobody chose the luck and that every move was legal. */
export function VerifyDialog({ game, log, kept, onClose }: VerifyDialogProps) {
  const words = useWords()
  const { say } = words
  const seen = useMemo(() => (kept === null ? undefined : seenOf(kept)), [kept])
  const result = useMemo(() => verify(game, log, seen), [game, log, seen])
  const steps = stepsOfVerifying(log, seen)
  const names = seatNames(log, words)
  const failedAt = result.ok ? steps.length : steps.indexOf(result.step)
  return (
    <Dialog title={say('web.verify.title')} closeLabel={say('web.common.close')} onClose={onClose}>
      <p className={styles['verdict']} data-ok={result.ok || undefined} role="status">
        {result.ok ? say('web.verify.good', { count: result.entries }) : words.data(result.reason)}
      </p>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={step} data-state={index < failedAt ? 'good' : index === failedAt ? 'bad' : 'open'}>
            {index <= failedAt && (
              <Icon
                art={index < failedAt ? checkArt : crossArt}
                label={say(index < failedAt ? 'web.verify.yes' : 'web.verify.no')}
              />
            )}
            {say(stepNames[step])}
          </li>
        ))}
      </ol>
      {kept !== null && kept.overlooked > 0 && <p>{say('web.verify.overlooked', { times: kept.overlooked })}</p>}
      <dl className={styles['facts']}>
        <dt>{say('web.verify.committed')}</dt>
        <dd>{log.header.commitment}</dd>
        <dt>{say('web.verify.secret')}</dt>
        <dd>{log.secret}</dd>
        <dt>{say('web.verify.salts')}</dt>
        {log.header.seats.map(({ salt, colour }, seat) => (
          <dd key={colour}>
            {names[seat]}: {salt}
          </dd>
        ))}
        {result.ok && (
          <>
            <dt>{say('web.verify.head')}</dt>
            <dd>{result.head}</dd>
          </>
        )}
      </dl>
    </Dialog>
  )
}
