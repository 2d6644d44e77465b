import { observeMatch, type Refused, type Seat, type Shape } from '@athanor/kernel'
import type { Menu, MenuChoice } from '@athanor/terminal/terminalClient.ts'
import { wrapped } from '@athanor/terminal/textWidth.ts'
import type { Choice, Key } from '../terminal/terminal.ts'
import { nextSeat } from './hostedGame.ts'
import { chapterSentences, newsFor, type Session, showTable, wishOf } from './session.ts'

/** Lines that a question takes besides its choices: itself, the keys, two empty ones below. */
const questionFrame = 4
/** Choices that are in sight without scrolling; the same for all questions, so that the board does not jump. */
const listRows = 5

/**
 * A person's turn, from the first question to the end of second thoughts. False when the person leaves the game. Who is
 * still there from the decision before need not be called again.
 */
export async function humanTurn(session: Session, seat: Seat, isStillThere = false): Promise<boolean> {
  const { host, people } = session
  if (people.length > 1 && !isStillThere) await handOver(session, seat)
  await tellNews(session, seat)
  for (;;) {
    const action = await chooseAction(session, seat)
    if (action === null || action === 'let be') return false
    mustDo(host.act(seat, action))
    if (!(await takenBack(session, seat))) return true
  }
}

/** Does what a person has settled about invitations, without a word. True when there was something to do. */
export function fulfilsWish(session: Session, seat: Seat): boolean {
  const { host } = session
  const wish = wishOf(session, seat)
  const { view } = observeMatch(host.game, host.match, seat)
  const action = wish === null ? null : (host.game.autoResponse?.fulfil(view, wish) ?? null)
  if (action === null) return false
  mustDo(host.act(seat, action))
  return true
}

/** Asks a person who is merely invited. */
export async function askGuest(session: Session, seat: Seat): Promise<'acted' | 'let be' | 'left'> {
  if (session.people.length > 1) await handOver(session, seat)
  const action = await chooseAction(session, seat, true)
  if (action === null) return 'left'
  if (action === 'let be') return 'let be'
  mustDo(session.host.act(seat, action))
  return 'acted'
}

function mustDo(refused: Refused | null): void {
  if (refused !== null) throw new RangeError(`a menu offered what the rules refuse: ${refused.reason.id}`)
}

/** Hides the last hand before the next person looks. */
async function handOver({ terminal, look, names }: Session, seat: Seat): Promise<void> {
  const player = names[seat] ?? ''
  terminal.wipe([])
  await terminal.ask({
    message: look.words.say('cli.play.handOver', { player }),
    choices: [{ label: look.words.say('cli.play.look', { player }) }],
    keys: [],
  })
}

/** On a screen too small for board and news together, the news come first. */
async function tellNews(session: Session, seat: Seat): Promise<void> {
  const { terminal, look } = session
  // Before the first move there are only the deals, and their results are on the board.
  if (session.host.chapters.length === 1 || showTable(session, seat, questionFrame + listRows)) return
  const news = newsFor(session, seat).flatMap((sentence) => wrapped(sentence, terminal.size.columns - 1, '  '))
  await leafThrough(session, [look.paint(look.words.say('cli.play.news'), { bold: true }), '', ...news])
}

/** Walks through the menus until they lead to an action; null when the person leaves. A guest may also let it be. */
async function chooseAction(session: Session, seat: Seat, isGuest = false): Promise<Shape['action'] | 'let be' | null> {
  const { host, client, terminal, look, names } = session
  const { say } = look.words
  const { view } = observeMatch(host.game, host.match, seat)
  const way: Menu<Shape['action']>[] = [client.menu(view, names, look)]
  const chosen: number[] = []
  for (;;) {
    const menu = way.at(-1) as Menu<Shape['action']>
    const isFirst = way.length === 1
    chosen.length = Math.min(chosen.length, way.length)
    const keys = turnKeys(session, isFirst)
    const waiting = names[nextSeat(host) ?? seat] ?? ''
    const question = isGuest && isFirst ? say('cli.play.invited', { player: waiting }) : menu.question
    const last = isFirst ? (isGuest ? [{ label: say('cli.play.letBe') }] : []) : [{ label: `← ${say('cli.key.back')}` }]
    showTable(session, seat, questionFrame + listRows)
    const answer = await terminal.ask({
      message: `${question}\n${keyLine(keys, session)}`,
      choices: [...menu.choices.map(listed), ...last],
      keys,
      ...initialChoice(menu, chosen[way.length - 1]),
    })
    if (answer.kind === 'cancel' || (answer.kind === 'key' && answer.key === 'q')) {
      if (await wantsToLeave(session, seat)) return null
    } else if (answer.kind === 'choice') {
      const next = menu.choices[answer.index]?.leadsTo
      if (next?.kind === 'action') return next.action
      if (next === undefined && isFirst) return 'let be'
      if (next === undefined) way.pop()
      else if (next.kind === 'menu') {
        chosen[way.length - 1] = answer.index
        way.push(next.menu())
      }
    } else if (answer.kind === 'back' || answer.key === 'b') {
      if (!isFirst) way.pop()
    } else {
      const page = client.pages?.find(({ key }) => key === answer.key)
      if (page !== undefined) await leafThrough(session, page.lines(view, names, look))
      else if (answer.key === wishKey) await settle(session, seat)
      else if (answer.key === '?') await leafThrough(session, client.rules(look))
      else await leafThrough(session, wholeStory(session, seat), 'latest')
    }
  }
}

function listed({ label, hint, leadsTo }: MenuChoice<Shape['action']>): Choice {
  return { label, ...(hint === undefined ? {} : { hint }), disabled: leadsTo.kind === 'blocked' }
}

/** Comes back to what was chosen before, otherwise to the first choice that is open, at worst the way back. */
function initialChoice(menu: Menu<Shape['action']>, before: number | undefined): { readonly initial: number } {
  const first = before ?? menu.initial ?? menu.choices.findIndex(({ leadsTo }) => leadsTo.kind !== 'blocked')
  return { initial: first < 0 ? menu.choices.length : first }
}

/** Opens what a seat may settle about its invitations. */
const wishKey = 'w'

async function settle(session: Session, seat: Seat): Promise<void> {
  const { host, client, terminal, look } = session
  const wishes = host.game.autoResponse?.wishes ?? []
  showTable(session, seat, questionFrame + wishes.length)
  const answer = await terminal.ask({
    message: look.words.say('cli.play.wish'),
    choices: wishes.map((wish) => ({ label: client.wish?.(wish, look) ?? wish })),
    keys: [],
    initial: wishes.indexOf(wishOf(session, seat) ?? ''),
  })
  const wish = answer.kind === 'choice' ? wishes[answer.index] : undefined
  if (wish !== undefined) session.wishes.set(seat, wish)
}

function turnKeys({ look, client, host }: Session, isFirst: boolean): readonly Key[] {
  const { say } = look.words
  return [
    ...(isFirst ? [] : [{ key: 'b', label: say('cli.key.back') }]),
    ...(client.pages ?? []).map((page) => ({ key: page.key, label: page.name(look) })),
    ...(host.game.autoResponse === undefined ? [] : [{ key: wishKey, label: say('cli.key.wish') }]),
    { key: '?', label: say('cli.key.rules') },
    { key: 'l', label: say('cli.key.story') },
    { key: 'q', label: say('cli.key.leave') },
  ]
}

function keyLine(keys: readonly Key[], { look }: Session): string {
  return keys
    .map(({ key, label }) => `${look.paint(key, { bold: true })} ${look.paint(label, { dim: true })}`)
    .join('   ')
}

/**
 * Shows what is read aside from the game, a screen at a time: from its beginning, or from its latest part. Escape ends
 * it early.
 */
async function leafThrough(
  { terminal, look }: Session,
  lines: readonly string[],
  from: 'beginning' | 'latest' = 'beginning',
): Promise<void> {
  const { say } = look.words
  const height = Math.max(5, terminal.size.rows - questionFrame - 2)
  const screens = Math.max(1, Math.ceil(lines.length / height))
  let screen = from === 'latest' ? screens - 1 : 0
  while (screen < screens) {
    // The latest lines fill their screen; what is left over stands alone at the other end.
    const end = from === 'latest' ? lines.length - height * (screens - 1 - screen) : height * (screen + 1)
    terminal.show(lines.slice(Math.max(0, end - height), end))
    const answer = await terminal.ask({
      message: say('cli.key.enter'),
      choices: [{ label: say('cli.play.goOn') }, ...(screen > 0 ? [{ label: say('cli.play.earlier') }] : [])],
      keys: [],
    })
    if (answer.kind !== 'choice') return
    screen += answer.index === 0 ? 1 : -1
  }
}

function wholeStory(session: Session, seat: Seat): readonly string[] {
  const { host, client, terminal } = session
  const chapters =
    (client.tellsLastRoundOnly?.(host.match.header.options) ?? false) ? lastRound(session) : host.chapters
  return chapters
    .flatMap((chapter) => chapterSentences(session, chapter, seat))
    .flatMap((sentence) => wrapped(sentence, terminal.size.columns - 1, '  '))
}

/** As many chapters as there are players: what everybody did last. */
function lastRound({ host }: Session): typeof host.chapters {
  return host.chapters.slice(-host.participants.length)
}

async function wantsToLeave(session: Session, seat: Seat): Promise<boolean> {
  const { terminal, look } = session
  const { say } = look.words
  showTable(session, seat, questionFrame + 2)
  const answer = await terminal.ask({
    message: say('cli.play.leave'),
    choices: [{ label: say('cli.play.stay') }, { label: say('cli.play.reallyLeave') }],
    keys: [],
  })
  return answer.kind === 'cancel' || (answer.kind === 'choice' && answer.index === 1)
}

/**
 * Second thoughts: offered while the action can still be taken back, and always before somebody else takes the
 * keyboard, since whoever acted has to see what came of it before the hand is hidden.
 */
async function takenBack(session: Session, seat: Seat): Promise<boolean> {
  const { host, terminal, look, people } = session
  const { say } = look.words
  const canUndo = host.canUndo(seat)
  const isHidden = people.length > 1 && nextSeat(host) !== seat
  if (!canUndo && !isHidden) return false
  showTable(session, seat, questionFrame + 2)
  const answer = await terminal.ask({
    message: say('cli.play.done'),
    choices: [
      { label: say(isHidden ? 'cli.play.hideHand' : 'cli.play.goOn') },
      ...(canUndo ? [{ label: say('cli.play.undo') }] : []),
    ],
    keys: [],
  })
  if (answer.kind !== 'choice' || answer.index === 0) return false
  host.undo(seat)
  return true
}
