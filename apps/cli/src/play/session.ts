import { observeMatch, type Seat, type Shape, type Viewer } from '@athanor/kernel'
import { watchedEvent } from '@athanor/narration'
import type { Look, Names, TerminalClient } from '@athanor/terminal/terminalClient.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Chapter, HostedGame } from './hostedGame.ts'
import { layOut } from './page.ts'

/** A game at this keyboard: who plays, what it looks like and where it is shown. */
export interface Session {
  readonly host: HostedGame
  readonly client: TerminalClient<Shape>
  readonly terminal: Terminal
  readonly look: Look
  readonly names: Names
  /** Seats of people; more than one share the keyboard. */
  readonly people: readonly Seat[]
  /** What people have settled about their invitations; the game's first wish for all others. */
  readonly wishes: Map<Seat, string>
}

/** What a seat of this keyboard has settled, where the game invites at all. */
export function wishOf({ host, wishes }: Session, seat: Seat): string | null {
  return wishes.get(seat) ?? host.game.autoResponse?.wishes[0] ?? null
}

/** Whether a person has settled nothing yet, and wants to hear of every invitation. */
export function wantsToBeAsked(session: Session, seat: Seat): boolean {
  return wishOf(session, seat) === (session.host.game.autoResponse?.wishes[0] ?? null)
}

/** Whose eyes the screen is for while nobody in particular is asked: the only person, or everybody. */
export function commonViewer({ people }: Session): Viewer {
  return people.length === 1 ? (people[0] as Seat) : 'spectator'
}

/** Shows the table as a viewer sees it, with what happened since the viewer's last move. False when not all fitted. */
export function showTable(session: Session, viewer: Viewer, questionRows: number, notice?: string): boolean {
  const { host, client, terminal, look, names } = session
  const { view } = observeMatch(host.game, host.match, viewer)
  const news = newsFor(session, viewer)
  const page = layOut(
    {
      sections: [...client.board(view, names, look), client.own(view, look)],
      more: client.more?.(view, names, look) ?? [],
      legend: client.legend(look),
      news: notice === undefined ? news : [...news, notice],
      questionRows,
    },
    terminal.size,
  )
  terminal.show(page.lines)
  return page.isComplete
}

/** What happened since the viewer's last move, that move included; before the first move, what others did so far. */
export function newsFor(session: Session, viewer: Viewer): readonly string[] {
  const { chapters } = session.host
  const latest = chapters.length - 1
  const last = viewer === 'spectator' ? latest : chapters.findLastIndex((chapter) => chapter.seat === viewer)
  const first = last < 0 ? Math.min(1, latest) : last
  return chapters.slice(first).flatMap((chapter) => chapterSentences(session, chapter, viewer))
}

export function chapterSentences(
  { client, look, names }: Session,
  { seat, undo, events }: Chapter,
  viewer: Viewer,
): readonly string[] {
  const player = names[seat ?? 0] ?? ''
  if (undo) return [look.words.say('cli.play.undone', { player })]
  if (events.length === 0) return [look.words.say('cli.play.sealed', { player })]
  return events.flatMap((event) => client.sentences(watchedEvent(event, viewer), viewer, names, look))
}
