import { wrapped } from '@athanor/terminal/textWidth.ts'
import { scoreSheet } from '../games/scoreSheet.ts'
import type { Chapter } from './hostedGame.ts'
import { chapterSentences, commonViewer, type Session } from './session.ts'

/** Lines that the question below the count takes. */
const questionRows = 5

/** Tells the last move and the count step by step, then the whole of it with the score sheet. */
export async function finale(session: Session): Promise<void> {
  const { host, client, terminal, look, names } = session
  const last = host.chapters.at(-1)
  const outcome = host.game.outcome(host.match.position.state)
  if (last === undefined || outcome === null) return
  const title = look.paint(look.words.say('cli.play.finale'), { bold: true })
  const told: string[] = []
  let isSkipped = false
  for (const events of stepsOf(last.events, client.countBegins)) {
    const sentences = chapterSentences(session, { ...last, events }, commonViewer(session))
    const lines = sentences.flatMap((sentence) => wrapped(sentence, terminal.size.columns - 1, '  '))
    told.push('')
    const height = Math.max(1, terminal.size.rows - questionRows - 1)
    // A step that is higher than the screen comes in parts.
    for (let first = 0; first < lines.length; first += height) {
      told.push(...lines.slice(first, first + height))
      if (isSkipped) continue
      terminal.show([title, ...told.slice(-height)])
      const answer = await terminal.ask({
        message: look.words.say('cli.key.enter'),
        choices: [{ label: look.words.say('cli.play.goOn') }],
        keys: [],
      })
      isSkipped = answer.kind === 'cancel'
    }
  }
  terminal.show([title, ...told, '', ...scoreSheet(client, outcome, names, look), ''])
}

type Events = Chapter['events']

/** The last move is one step; in the count, events of one kind that follow each other are one. */
function stepsOf(events: Events, countBegins: string): readonly Events[] {
  const begin = events.findIndex((event) => event.public.kind === countBegins)
  const steps: Events[number][][] = [events.slice(0, Math.max(0, begin))]
  for (const event of events.slice(Math.max(0, begin))) {
    const step = steps.at(-1)
    if (steps.length > 1 && step?.[0]?.public.kind === event.public.kind) step.push(event)
    else steps.push([event])
  }
  return steps.filter((step) => step.length > 0)
}
