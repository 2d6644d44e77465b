import { icon as turningArt } from 'virtual:icon/hourglass'
import { icon as boardArt } from 'virtual:icon/tabletop-players'
import type { GameLog, Outcome, Shape } from '@athanor/kernel'
import { Highlights } from '@athanor/tabletop/end/Highlights.tsx'
import { PictureButton } from '@athanor/tabletop/end/picture/PictureButton.tsx'
import { storyOf } from '@athanor/tabletop/end/picture/storyOf.ts'
import { useAccount } from '@athanor/tabletop/end/useAccount.ts'
import { ShownAtOnce } from '@athanor/tabletop/end/useShow.ts'
import type { GameClient, PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import type { ShownMoment } from '@athanor/tabletop/presenter.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Loading } from '@athanor/ui/Loading.tsx'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react'
import { gameTitle } from '../games/clients.ts'
import { wayHere } from '../net/invitation.ts'
import { server, useReadable } from '../net/server.ts'
import { usePlayOn } from './usePlayOn.ts'

/** Fetched when a game is over that can be looked at again. */
const GameReview = lazy(async () => ({ default: (await import('../review/GameReview.tsx')).GameReview }))

/** What comes after a game, by where it was played. */
export interface AfterGame {
  /** The one thing to do next: once more, or from the start. */
  readonly next: ReactNode
  others(log: GameLog<unknown, unknown> | null): ReactNode
  /** Shows the recording from a version on. */
  watch(version: number): void
  /** When it was played, in milliseconds since 1970; null where nobody knows. */
  readonly when: number | null
}

export interface FinaleProps<G extends Shape> {
  readonly client: GameClient<G>
  readonly players: PlayersInSight
  readonly shown: ShownMoment<G>
  readonly outcome: Outcome<G['source']>
  readonly log: GameLog<unknown, unknown> | null
  /** A recording: whoever opens it wants to know how it ended. */
  readonly atOnce: boolean
  readonly after: AfterGame
  /** Looks at the table once more. */
  onBoard(): void
}

/** What the account of a game brings has its place from the start: nothing moves under the finger when it comes. */
function placeOf(what: object | null): { readonly style?: CSSProperties } {
  return what === null ? { style: { visibility: 'hidden' } } : {}
}

/** The end of a game, with what all games tell of it. */
export function Finale<G extends Shape>(props: FinaleProps<G>) {
  const { client, players, shown, outcome, log, atOnce, after, onBoard } = props
  const words = useLoadedWords()
  const { say } = words
  const told = useAccount(client, log)
  const hello = useReadable(server().server)
  const { End } = client
  const playOn = usePlayOn(client, log, players.seats)
  const winner = outcome.seats.find(({ place }) => place === 1)?.seat ?? 0
  const turning = told?.account.turningPoint ?? null
  const story = (known: NonNullable<typeof told>) => {
    const { origin, onlyHere } = wayHere(location, hello?.address ?? null)
    const where = onlyHere ? 'Athanor' : new URL(origin).host
    const game = gameTitle(client.card.id, words)
    return storyOf({ game, outcome, seats: players.seats, told: known, when: after.when, where }, words)
  }
  return (
    <ShownAtOnce value={atOnce}>
      <End
        {...players}
        shown={shown}
        outcome={outcome}
        log={log}
        next={
          <>
            {after.next}
            <Button
              icon={turningArt}
              {...placeOf(turning)}
              onClick={() => turning !== null && after.watch(turning.from)}
            >
              {say('web.end.fromTurning')}
            </Button>
          </>
        }
        actions={
          <>
            <PictureButton
              {...placeOf(told)}
              story={() => (told === null ? null : story(told))}
              name={`athanor-${client.card.id}`}
            />
            {after.others(log)}
            <Button look="quiet" icon={boardArt} onClick={onBoard}>
              {say('web.end.toBoard')}
            </Button>
          </>
        }
        review={
          client.review === undefined || log === null ? null : (
            <Suspense fallback={<Loading part />}>
              <GameReview
                client={client as unknown as GameClient<Shape>}
                log={log}
                players={players}
                watch={after.watch}
                playOn={playOn}
              />
            </Suspense>
          )
        }
        highlights={told !== null && <Highlights {...{ client, told, players, winner }} watch={after.watch} />}
      />
    </ShownAtOnce>
  )
}
