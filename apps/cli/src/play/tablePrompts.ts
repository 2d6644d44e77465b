import type { Game, Shape } from '@athanor/kernel'
import { type Locale, locales } from '@athanor/messages'
import { botName } from '@athanor/narration'
import { botsFor } from '@athanor/registry/bots'
import { games } from '@athanor/registry/rules'
import { terminalClientOf } from '@athanor/registry/terminal'
import { plain } from '@athanor/terminal/paint.ts'
import { type Words, wordsIn } from '@athanor/terminal/words.ts'
import { botManner } from '../games/botManner.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { HostedGame } from './hostedGame.ts'

/** Opponents: a bot for every other seat, or people at the same keyboard. */
export type Opponents = { readonly kind: 'bot'; readonly bot: string } | { readonly kind: 'people' }

/** Each question is asked in its own language, so that nobody has to read the other one. Null means out of here. */
export async function promptLanguage(terminal: Terminal, current: Locale): Promise<Locale | null> {
  const answer = await terminal.ask({
    message: locales.map((locale) => wordsIn(locale).say('cli.prompt.language')).join(' / '),
    choices: locales.map((locale) => ({ label: wordsIn(locale).say('cli.prompt.thisLanguage') })),
    keys: [],
    initial: locales.indexOf(current),
  })
  return answer.kind === 'choice' ? (locales[answer.index] ?? null) : null
}

/** Offers a game that was left. True to go on with it, null means out of here. */
export async function promptLeft(
  terminal: Terminal,
  { game, participants }: Pick<HostedGame, 'game' | 'participants'>,
  words: Words,
): Promise<boolean | null> {
  const answer = await terminal.ask({
    message: words.say('cli.prompt.left', {
      game: terminalClientOf(game.id).title({ words, paint: plain, columns: 80 }),
      players: words.list(participants.map(({ name }) => name)),
    }),
    choices: [{ label: words.say('cli.play.goOn') }, { label: words.say('cli.prompt.newGame') }],
    keys: [],
  })
  return answer.kind === 'choice' ? answer.index === 0 : null
}

export async function promptGame(terminal: Terminal, usual: Game<Shape>, words: Words): Promise<Game<Shape> | null> {
  const offered = games.ids.flatMap((id) => games.newest(id) ?? [])
  const answer = await terminal.ask({
    message: words.say('cli.prompt.game'),
    choices: offered.map(({ id }) => ({ label: terminalClientOf(id).title({ words, paint: plain, columns: 80 }) })),
    keys: [],
    initial: offered.indexOf(usual),
  })
  return answer.kind === 'choice' ? (offered[answer.index] ?? null) : null
}

export async function promptPlayers(terminal: Terminal, game: Game<Shape>, words: Words): Promise<number | null> {
  const { min, max } = game.players
  const answer = await terminal.ask({
    message: words.say('cli.prompt.players'),
    choices: Array.from({ length: max - min + 1 }, (_, index) => ({
      label: words.say('cli.prompt.playerCount', { count: min + index }),
    })),
    keys: [],
  })
  return answer.kind === 'choice' ? min + answer.index : null
}

export async function promptOpponents(terminal: Terminal, game: Game<Shape>, words: Words): Promise<Opponents | null> {
  const bots = botsFor(game.id).map((bot): Opponents => ({ kind: 'bot', bot: bot.id }))
  const offered: readonly Opponents[] = [...bots, { kind: 'people' }]
  const answer = await terminal.ask({
    message: words.say('cli.prompt.opponents'),
    choices: offered.map((opponents) =>
      opponents.kind === 'people'
        ? { label: words.say('cli.prompt.people') }
        : { label: botName(opponents.bot, words), hint: botManner(opponents.bot, words) },
    ),
    keys: [],
    initial: bots.length - 1,
  })
  return answer.kind === 'choice' ? (offered[answer.index] ?? null) : null
}
