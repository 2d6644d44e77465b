import { terminalClientOf } from '@athanor/registry/terminal'
import { wrapped } from '@athanor/terminal/textWidth.ts'
import type { Words } from '@athanor/terminal/words.ts'
import { defaultLogPath, keepLog } from '../logFile.ts'
import type { Shell } from '../shell.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { finale } from './finale.ts'
import type { HostedGame } from './hostedGame.ts'
import { noteLeft } from './lastLeft.ts'
import { leftGame } from './leftGame.ts'
import { playGame } from './playGame.ts'
import type { Session } from './session.ts'

/** What people sit down to: a new game or one that was left, and where its log goes. */
interface Sitting {
  readonly host: HostedGame
  readonly isNew: boolean
  readonly path: string | undefined
}

/** One sitting at this keyboard: until the game is over or left, then its log is kept. */
export async function sitDown(
  { host, isNew, path: wanted }: Sitting,
  terminal: Terminal,
  shell: Shell,
  words: Words,
): Promise<void> {
  const { participants } = host
  const session: Session = {
    host,
    client: terminalClientOf(host.game.id),
    terminal,
    look: { words, paint: shell.paint, columns: terminal.size.columns },
    names: participants.map(({ name }) => name),
    people: participants.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])),
    wishes: new Map(participants.flatMap(({ wish }, seat) => (wish === undefined ? [] : [[seat, wish]]))),
  }
  if (!(await introduce(session, isNew))) return
  const ending = await playGame(session)
  if (ending === 'over') await finale(session)
  const log = ending === 'over' ? host.log() : leftGame(host, session.wishes)
  const path = wanted ?? defaultLogPath(log, shell)
  await keepLog(log, path, shell, words)
  if (ending === 'left') await noteLeft(path, shell)
  const farewell =
    ending === 'over'
      ? [words.say('cli.play.saved', { path }), words.say('cli.play.verifyHint', { path })]
      : [words.say('cli.play.left', { path }), words.say('cli.play.resumeHint', { path })]
  terminal.print(farewell)
}

/** Shows what the table has sealed before the first move. False when somebody turns away here. */
async function introduce({ host, client, terminal, look }: Session, isNew: boolean): Promise<boolean> {
  const { say } = look.words
  const paragraphs = [say('cli.play.welcome'), say('cli.play.commitment', { commitment: host.match.header.commitment })]
  terminal.show([
    look.paint(client.title(look), { bold: true }),
    ...paragraphs.flatMap((paragraph) => ['', ...wrapped(paragraph, Math.min(look.columns, 90) - 1)]),
    '',
  ])
  const answer = await terminal.ask({
    message: say('cli.key.enter'),
    choices: [{ label: say(isNew ? 'cli.play.begin' : 'cli.play.goOn') }],
    keys: [],
  })
  return answer.kind !== 'cancel' && answer.kind !== 'back'
}
