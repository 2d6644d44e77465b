import { icon as playArt } from 'virtual:icon/play-button'
import type { Seat, Shape } from '@athanor/kernel'
import { Button } from '@athanor/ui/Button.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { Fragment } from 'react'
import type { GameClient, PlayersInSight } from '../gameClient.ts'
import { linesOf } from '../lines.tsx'
import type { DecidingTurn } from './decidingTurns.ts'
import styles from './Highlights.module.css'
import type { Retold } from './useAccount.ts'

interface HighlightsProps<G extends Shape> {
  readonly client: GameClient<G>
  readonly told: Retold<G>
  readonly players: PlayersInSight
  /** Whose lead is told of. */
  readonly winner: Seat
  /** Shows the game from here on. */
  watch(version: number): void
}

/** So many messages of what happened; the recording tells the rest. */
const mostLines = 1

/** What a game will be remembered for: titles, each with its move, and the turns that decided it. */
export function Highlights<G extends Shape>({ client, told, players, winner, watch }: HighlightsProps<G>) {
  const words = useLoadedWords()
  const { say } = words
  const { seats } = players
  const { account, retelling } = told
  const { titles, turns, turningPoint, moments } = account
  const crumbAt = (version: number) => {
    const moment = moments.get(version)
    return moment === undefined ? '' : client.crumb(moment.view, words)
  }
  return (
    <div className={styles['highlights']}>
      {titles.length > 0 && (
        <Panel title={say('web.end.titles')}>
          <ul className={styles['titles']}>
            {titles.map((title) => {
              const { name, why } = retelling.told(title, words)
              return (
                <li key={title.name}>
                  <span className={styles['seals']}>
                    {title.seats.map((seat) => (
                      <WaxSeal key={seat} colour={seats[seat]?.colour ?? ''} size={34} />
                    ))}
                  </span>
                  <p>
                    <b>{name}</b>
                    <Names seats={title.seats} players={players} />
                    <small>{why}</small>
                  </p>
                  <WatchButton label={crumbAt(title.version)} onWatch={() => watch(title.version - 1)} what={name} />
                </li>
              )
            })}
          </ul>
        </Panel>
      )}
      {turns.length > 0 && (
        <Panel title={say('web.end.turns')}>
          <ol className={styles['turns']}>
            {turns.map((turn) => (
              <li key={`${turn.version} ${turn.seat}`} data-turning={turn === turningPoint || undefined}>
                <p>
                  {turn === turningPoint && <b>{say('web.end.turningPoint')}</b>}
                  <span className={styles['lead']}>
                    <PlayerName name={seats[winner]?.name ?? ''} colour={seats[winner]?.colour ?? ''} />{' '}
                    {say('web.end.lead', leadOf(turn.before))} → <b>{say('web.end.lead', leadOf(turn.after))}</b>
                  </span>
                  <small>
                    {turn.seat === null ? say('web.end.counting') : <TurnTold {...{ client, told, players, turn }} />}
                  </small>
                </p>
                <WatchButton
                  label={turn.seat === null ? say('web.end.counting') : crumbAt(turn.version)}
                  onWatch={() => watch(turn.from)}
                  what={say('web.end.turns')}
                />
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </div>
  )
}

/** Behind, level or ahead, and by how much. */
function leadOf(points: number): { readonly state: 'ahead' | 'behind' | 'level'; readonly points: number } {
  return { state: points > 0 ? 'ahead' : points < 0 ? 'behind' : 'level', points: Math.abs(points) }
}

function Names({ seats, players }: { readonly seats: readonly Seat[]; readonly players: PlayersInSight }) {
  return (
    <span>
      {seats.map((seat, index) => (
        <Fragment key={seat}>
          {index > 0 && ', '}
          <PlayerName name={players.seats[seat]?.name ?? ''} colour={players.seats[seat]?.colour ?? ''} />
        </Fragment>
      ))}
    </span>
  )
}

interface TurnToldProps<G extends Shape> extends Pick<HighlightsProps<G>, 'client' | 'told' | 'players'> {
  readonly turn: DecidingTurn
}

/** What happened in it, as the log tells it to whoever may know everything. */
function TurnTold<G extends Shape>({ client, told, players, turn }: TurnToldProps<G>) {
  const words = useLoadedWords()
  const everybody: PlayersInSight = { ...players, watcher: 'all' }
  const lines = (told.account.moments.get(turn.version)?.events ?? []).flatMap((event) =>
    linesOf(client, event, everybody, words),
  )
  return lines.slice(0, mostLines).map(({ rich }, index) => <span key={index}>{rich} </span>)
}

interface WatchButtonProps {
  /** When it was. */
  readonly label: string
  /** What is watched, for whoever does not see where the button stands. */
  readonly what: string
  onWatch(): void
}

function WatchButton({ label, what, onWatch }: WatchButtonProps) {
  const { say } = useLoadedWords()
  return (
    <Button look="quiet" icon={playArt} aria-label={say('web.end.watch', { what, when: label })} onClick={onWatch}>
      {label}
    </Button>
  )
}
