import { icon as practiceArt } from 'virtual:icon/cauldron'
import { icon as lookArt } from 'virtual:icon/light-bulb'
import { icon as playArt } from 'virtual:icon/play-button'
import type { PastDecision, ReviewedDecision, ReviewedTurn, SeatReviewed } from '@athanor/bots'
import type { GameLog, Seat, Shape } from '@athanor/kernel'
import { webReviewWords } from '@athanor/messages/words/web.review'
import type { GameClient, PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import { lineOf } from '@athanor/tabletop/lines.tsx'
import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { withMinus } from '@athanor/ui/lib/withMinus.ts'
import { browserStorage } from '@athanor/ui/settings/browser.ts'
import { houseParts, tableParts } from '@athanor/ui/words/wordStock.ts'
import { speaking, useLoadedWords } from '@athanor/ui/words/words.tsx'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import styles from './GameReview.module.css'
import { seatReview } from './reviewDesk.ts'
import { keepWorlds, keptWorlds, worldsOffered } from './worlds.ts'

/** Fetched with the review. */
const useReviewWords = speaking(...houseParts, ...tableParts, webReviewWords)

interface GameReviewProps {
  readonly client: GameClient<Shape>
  readonly log: GameLog<unknown, unknown>
  readonly players: PlayersInSight
  /** Shows the recording from a version on. */
  watch(version: number): void
  /** Plays on from so many entries, in somebody's place. */
  playOn(from: number, seat: Seat): void
}

/** Every decision of a seat looked at again: what was lost, what was found, and what was in nobody's hands. */
export function GameReview(props: GameReviewProps) {
  const { log, players } = props
  const { say } = useReviewWords()
  const { seats, viewer } = players
  const [seat, setSeat] = useState<Seat>(viewer === 'spectator' ? firstPerson(log) : viewer)
  const [worlds, setWorlds] = useState(() => keptWorlds(browserStorage))
  const task = seatReview({ log, seat })
  const state = useSyncExternalStore(task.subscribe, task.getState)
  const { phase, done, all, told } = state
  const isLooking = phase === 'looking'
  return (
    <div className={styles['review']}>
      <div className={styles['wishes']}>
        <Choice
          legend={say('web.review.seat')}
          options={seats.map(({ name }, value) => ({ value, label: name }))}
          value={seat}
          onChange={setSeat}
        />
        <Choice
          legend={say('web.review.worlds')}
          options={[...new Set([...worldsOffered, worlds])]
            .toSorted((one, other) => one - other)
            .map((value) => ({ value, label: value }))}
          value={worlds}
          onChange={(chosen) => {
            keepWorlds(browserStorage, chosen)
            setWorlds(chosen)
          }}
        />
        {isLooking ? (
          <Button onClick={task.stop}>{say('web.review.stop')}</Button>
        ) : (
          <Button look="primary" icon={lookArt} onClick={() => task.look(worlds)}>
            {say('web.review.look', { state: phase === 'stopped' ? 'stopped' : phase === 'done' ? 'done' : 'fresh' })}
          </Button>
        )}
      </div>
      <div className={styles['progress']} data-idle={phase === 'waiting' || undefined}>
        <progress max={Math.max(1, all)} value={done} aria-label={say('web.review.progress', { done, all })} />
        <span aria-hidden>{say('web.review.progress', { done, all })}</span>
      </div>
      {phase === 'failed' && <p role="status">{say('web.review.failed')}</p>}
      {phase === 'waiting' && <p>{say('web.review.lead')}</p>}
      {told !== null && (
        <Told {...props} seat={seat} told={told} decisions={state.decisions} isWhole={phase === 'done'} />
      )}
    </div>
  )
}

/** Whoever is no bot comes first. */
function firstPerson({ entries, header }: GameLog<unknown, unknown>): Seat {
  const bots = new Set(entries.flatMap((entry) => ('by' in entry && entry.by !== undefined ? [entry.seat] : [])))
  const person = header.seats.findIndex((_, seat) => !bots.has(seat))
  return Math.max(0, person)
}

interface ToldProps extends GameReviewProps {
  readonly seat: Seat
  readonly told: SeatReviewed
  readonly decisions: ReadonlyMap<number, PastDecision>
  readonly isWhole: boolean
}

function Told(props: ToldProps) {
  const { client, told, seat, isWhole } = props
  const words = useLoadedWords()
  const { say } = words
  const { turns, kinds, lost, luck } = told
  return (
    <>
      <p role={isWhole ? 'status' : undefined}>
        {say('web.review.lost', { lost: tenths(lost) })}{' '}
        {luck !== null && signed('web.review.beyond', tenths(luck), words)}
      </p>
      {turns.length > 0 && (
        <section className={styles['turns']}>
          <h3>{say('web.review.turns')}</h3>
          <ol>
            {turns.map((turn) => (
              <Turn key={turn.version} {...props} turn={turn} />
            ))}
          </ol>
        </section>
      )}
      <section className={styles['kinds']}>
        <h3>{say('web.review.kinds')}</h3>
        <ul>
          {kinds.map(({ kind, decisions, sound, lost: points }) => (
            <li key={kind}>
              <b>{client.review?.kind(kind, words)}</b>
              <progress max={decisions} value={sound} aria-hidden />
              <span>{say('web.review.sound', { sound, decisions })}</span>
              <small>{say('web.review.lostHere', { lost: tenths(points) })}</small>
            </li>
          ))}
        </ul>
      </section>
      <details className={styles['all']}>
        <summary>{say('web.review.all', { count: told.decisions.length })}</summary>
        <ol>
          {told.decisions.map((decision) => (
            <li key={decision.version} data-verdict={decision.verdict}>
              <Decision {...props} decision={decision} />
              <Ways {...props} version={decision.version} seat={seat} />
            </li>
          ))}
        </ol>
      </details>
      <details className={styles['all']}>
        <summary>{say('web.review.what')}</summary>
        <p>{say('web.review.help')}</p>
      </details>
    </>
  )
}

function Turn(props: ToldProps & { readonly turn: ReviewedTurn }) {
  const { turn, told, seat } = props
  const words = useLoadedWords()
  const decision = told.decisions.find(({ version }) => version === turn.version)
  if (decision === undefined) return null
  const { cause, points, chance } = turn
  return (
    <li data-cause={cause}>
      <div>
        <b>{words.say('web.review.cause', { cause })}</b>
        <Decision {...props} decision={decision} />
      </div>
      <span className={styles['change']}>
        <b>{signed('web.review.points', tenths(points), words)}</b>
        <small>{signed('web.review.chance', Math.round(100 * chance), words)}</small>
      </span>
      <Ways {...props} version={turn.version} seat={seat} />
    </li>
  )
}

/** What was done, what would have been better, and how it fell out. */
function Decision({ client, players, decision, decisions }: ToldProps & { readonly decision: ReviewedDecision }) {
  const words = useLoadedWords()
  const { say } = words
  const { version, round, kind, action, verdict, options, lost, margin, error, luck } = decision
  const { view } = decisions.get(version) ?? {}
  const deed = (each: unknown): ReactNode =>
    view === undefined || client.review === undefined
      ? null
      : lineOf(client, client.review.deed(each as Shape['action'], view), players, words).rich
  const better = options.find((option) => JSON.stringify(option.action) !== JSON.stringify(action))
  return (
    <div className={styles['decision']}>
      <small>{say('web.review.when', { round, kind: client.review?.kind(kind, words) ?? '', version })}</small>
      <p>{deed(action)}</p>
      {verdict === 'slip' && better !== undefined && (
        <p className={styles['better']}>
          {say('web.review.slip', { lost: tenths(lost), error: tenths(error) })} <b>{deed(better.action)}</b>{' '}
          {better.why !== null && <small>{words.data(better.why)}</small>}
        </p>
      )}
      {verdict === 'good' && (
        <p className={styles['praised']}>{say('web.review.good', { margin: tenths(margin), error: tenths(error) })}</p>
      )}
      {luck !== null && Math.abs(luck.points) > 2 * luck.error && (
        <small>{signed('web.review.fell', tenths(luck.points), words)}</small>
      )}
    </div>
  )
}

function Ways({ version, seat, watch, playOn }: GameReviewProps & { readonly version: number; readonly seat: Seat }) {
  const { say } = useLoadedWords()
  return (
    <span className={styles['ways']}>
      <Button look="quiet" icon={playArt} onClick={() => watch(version - 1)}>
        {say('web.review.watch')}
      </Button>
      <Button look="quiet" icon={practiceArt} onClick={() => playOn(version - 1, seat)}>
        {say('web.practice.playOn')}
      </Button>
    </span>
  )
}

type Words = ReturnType<typeof useLoadedWords>
type SignedId = 'web.review.beyond' | 'web.review.points' | 'web.review.chance' | 'web.review.fell'

function signed(id: SignedId, figure: number, words: Words): string {
  return withMinus(words.say(id, { figure }))
}

function tenths(points: number): number {
  const rounded = Math.round(points * 10) / 10
  return Object.is(rounded, -0) ? 0 : rounded
}
