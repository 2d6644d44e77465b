import { defaultGame, games } from '@athanor/registry/rules'
import { withoutSteering } from '@athanor/terminal/cleanText.ts'
import { wrapped } from '@athanor/terminal/textWidth.ts'
import { type Words, wordsIn } from '@athanor/terminal/words.ts'
import { Command, CommanderError } from 'commander'
import { commanderSentence } from './commanderSentence.ts'
import { bots } from './commands/bots.ts'
import {
  type BackupFlags,
  backup,
  doctor,
  type MoveFlags,
  moveData,
  type RestoreFlags,
  restore,
} from './commands/house.ts'
import { botList, gameList, gameName, optionsOf, presetsOf } from './commands/naming.ts'
import { type PlayFlags, play } from './commands/play.ts'
import { type PositionsFlags, positions } from './commands/positions.ts'
import { type ReplayFlags, replay } from './commands/replay.ts'
import type { SeenFlags } from './commands/seenFlags.ts'
import { type ServeFlags, serve } from './commands/serve.ts'
import { type SeriesFlags, type SimulateFlags, simulate } from './commands/simulate.ts'
import { type SolveFlags, solve } from './commands/solve.ts'
import { type TrainFlags, train } from './commands/train.ts'
import { verify } from './commands/verify.ts'
import { askedLanguage, isLocale, surroundingLanguage } from './language.ts'
import { localise } from './localisedHelp.ts'
import { programFaultIn } from './players/programFault.ts'
import { failure, misuse, Problem } from './problems.ts'
import type { Shell } from './shell.ts'

/** Runs a command line and says how it ended: 0 well, 1 badly, 2 not understood. */
export async function runCli(argv: readonly string[], shell: Shell): Promise<0 | 1 | 2> {
  const asked = askedLanguage(argv)
  const words = wordsIn(asked !== undefined && isLocale(asked) ? asked : surroundingLanguage(shell.env))
  const root = program(shell, words)
  try {
    if (asked !== undefined && !isLocale(asked)) throw misuse(words.say('cli.misuse.language', { given: asked }))
    await root.parseAsync([...argv], { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    const problem = problemOf(error, root, argv, words)
    shell.err(`${problem.message.split('\n').map(withoutSteering).join('\n')}\n`)
    return problem.exitCode
  }
}

function problemOf(error: unknown, root: Command, argv: readonly string[], words: Words): Problem {
  if (error instanceof Problem) return error
  const fault = programFaultIn(error)
  if (fault !== null) return failure(words.say('cli.failure.program', { ...fault }))
  if (error instanceof CommanderError) {
    return misuse(commanderSentence(error, words, { commands: commandNames, flags: flagsFor(root, argv) }))
  }
  const detail = error instanceof Error ? error.message : String(error)
  return new Problem(words.say('cli.failure.unexpected', { detail }), 1)
}

/** The flags that the command line could have meant: those of its command, and those that stand everywhere. */
function flagsFor(root: Command, argv: readonly string[]): readonly string[] {
  const [named] = argv.flatMap((word) => root.commands.find((each) => each.name() === word) ?? [])
  const options = [...(named?.options ?? []), ...root.options]
  return [...options.flatMap(({ long }) => long ?? []), '--help']
}

/** The commands by name. */
const commandNames = [
  'play',
  'simulate',
  'bots',
  'replay',
  'verify',
  'solve',
  'serve',
  'train',
  'positions',
  'backup',
  'restore',
  'move-data',
  'doctor',
  'help',
] as const

function program(shell: Shell, words: Words): Command {
  const { say } = words
  const root = localise(new Command('athanor'), shell, words)
    .description(say('cli.help.athanor'))
    .option('--lang <en|ru>', say('cli.help.lang'))
    .helpCommand(`help [${say('cli.value.command')}]`, say('cli.help.helpCommand'))

  withSeats(command(root, 'play', say('cli.help.play')), words)
    .option('--hotseat', say('cli.help.hotseat'))
    .option('--auto', say('cli.help.auto'))
    .option(`--names <${say('cli.value.names')}>`, say('cli.help.names'))
    .option(`--seed <${say('cli.value.text')}>`, say('cli.help.playSeed'))
    .option(`--save <${say('cli.value.file')}>`, say('cli.help.save'))
    .option(`--resume <${say('cli.value.file')}>`, say('cli.help.resume'))
    .action((_flags: unknown, self: Command) => play(self.optsWithGlobals<PlayFlags>(), shell, words))

  withSeries(command(root, 'simulate', say('cli.help.simulate')), say('cli.help.games'), words)
    .option(`--out <${say('cli.value.file')}>`, say('cli.help.out'))
    .option('--views', say('cli.help.views'))
    .action((flags: SimulateFlags) => simulate(flags, shell, words))

  withSeries(command(root, 'bots', say('cli.help.bots')), say('cli.help.deals'), words).action((flags: SeriesFlags) =>
    bots(flags, shell, words),
  )

  command(root, 'replay', say('cli.help.replay'))
    .argument(`<${say('cli.value.file')}>`, say('cli.help.file'))
    .option(`--at <${say('cli.value.entry')}>`, say('cli.help.at'))
    .option(`--viewer <${say('cli.value.seat')}>`, say('cli.help.viewer'))
    .option('--why', say('cli.help.why'))
    .option(`--review <${say('cli.value.seat')}>`, say('cli.help.review'))
    .option(`--worlds <${say('cli.value.count')}>`, say('cli.help.reviewWorlds'))
    .option('--json', say('cli.help.json'))
    .action((path: string, flags: ReplayFlags) => replay(path, flags, shell, words))

  command(root, 'verify', say('cli.help.verify'))
    .argument(`<${say('cli.value.files')}...>`, say('cli.help.files'))
    .option(`--commitment <${say('cli.value.hash')}>`, say('cli.help.seenCommitment'))
    .option(`--salt <${say('cli.value.text')}>`, say('cli.help.seenSalt'), collected)
    .option(`--head <${say('cli.value.versionHash')}>`, say('cli.help.seenHead'), collected)
    .action((paths: readonly string[], flags: SeenFlags) => verify(paths, flags, shell, words))

  command(root, 'solve', say('cli.help.solve'))
    .argument(`[${say('cli.value.file')}|-]`, say('cli.help.factFile'))
    .option(`--facts <${say('cli.value.facts')}>`, say('cli.help.facts'))
    .option(`--explain <${say('cli.value.fact')}>`, say('cli.help.explain'), collected)
    .option('--golem', say('cli.help.golem'))
    .option('--library', say('cli.help.library'))
    .option(`--offer <${say('cli.value.list')}>`, say('cli.help.offer'))
    .option('--articles', say('cli.help.articles'))
    .option(`--article <${say('cli.value.article')}>`, say('cli.help.article'), collected)
    .option('--json', say('cli.help.json'))
    .addHelpText('after', `\n${say('cli.help.solveExample')}`)
    .action((path: string | undefined, flags: SolveFlags) => solve(path, flags, shell, words))

  command(root, 'serve', say('cli.help.serve'))
    .option('--stdio', say('cli.help.stdio'))
    .action((flags: ServeFlags) => serve(flags, shell, words))

  command(root, 'train', say('cli.help.train'))
    .option(
      `--game <${say('cli.value.name')}>`,
      say('cli.help.game', { games: gameList(words), usual: gameName(defaultGame, words) }),
    )
    .option(`--games <${say('cli.value.count')}>`, say('cli.help.trainGames'))
    .option(`--seed <${say('cli.value.text')}>`, say('cli.help.seed'))
    .option(`--tables <${say('cli.value.list')}>`, say('cli.help.trainTables'))
    .option(`--out <${say('cli.value.file')}>`, say('cli.help.trainOut'))
    .action((flags: TrainFlags) => train(flags, shell, words))

  command(root, 'positions', say('cli.help.positions'))
    .option(
      `--game <${say('cli.value.name')}>`,
      say('cli.help.game', { games: gameList(words), usual: gameName(defaultGame, words) }),
    )
    .option(`--days <${say('cli.value.count')}>`, say('cli.help.positionsDays'))
    .option(`--seed <${say('cli.value.text')}>`, say('cli.help.seed'))
    .option(`--worlds <${say('cli.value.count')}>`, say('cli.help.positionsWorlds'))
    .option(`--out <${say('cli.value.file')}>`, say('cli.help.positionsOut'))
    .action((flags: PositionsFlags) => positions(flags, shell, words))

  command(root, 'backup', say('cli.help.backup'))
    .option(`--to <${say('cli.value.file')}>`, say('cli.help.backupTo'))
    .option(`--from <${say('cli.value.place')}>`, say('cli.help.place'))
    .option(`--verify <${say('cli.value.file')}>`, say('cli.help.backupVerify'))
    .action((flags: BackupFlags) => backup(flags, shell, words))

  command(root, 'restore', say('cli.help.restore'))
    .argument(`<${say('cli.value.file')}>`, say('cli.help.backupFile'))
    .option(`--to <${say('cli.value.place')}>`, say('cli.help.place'))
    .action((path: string, flags: RestoreFlags) => restore(path, flags, shell, words))

  command(root, 'move-data', say('cli.help.moveData'))
    .option(`--from <${say('cli.value.place')}>`, say('cli.help.moveFrom'))
    .option(`--to <${say('cli.value.place')}>`, say('cli.help.moveTo'))
    .action((flags: MoveFlags) => moveData(flags, shell, words))

  command(root, 'doctor', say('cli.help.doctor')).action(() => doctor(shell, words))

  return root
}

function command(root: Command, name: string, description: string): Command {
  return root.command(name).description(description)
}

function withSeats(target: Command, words: Words): Command {
  const { say } = words
  return target
    .option(
      `--game <${say('cli.value.name')}>`,
      say('cli.help.game', { games: gameList(words), usual: gameName(defaultGame, words) }),
    )
    .option(`--players <${say('cli.value.count')}>`, say('cli.help.players'))
    .option(`--bots <${say('cli.value.list')}>`, say('cli.help.botList', { bots: botList(words) }))
    .option(`--preset <${say('cli.value.name')}>`, say('cli.help.preset'))
    .option(`--option <${say('cli.value.setting')}>`, say('cli.help.option'), collected)
    .option(`--values <${say('cli.value.file')}>`, say('cli.help.values'))
    .addHelpText('after', () => `\n${settingsHelp(words)}`)
}

/** Presets and options of every game, with their values and what switches mean. */
function settingsHelp(words: Words): string {
  return games.ids
    .flatMap((id) => games.newest(id) ?? [])
    .flatMap((game) => [
      words.say('cli.help.settingsOf', { game: gameName(game.id, words), presets: presetsOf(game).join(', ') }),
      ...optionsOf(game, words)
        .flatMap(({ written, meaning }) => [
          ...wrapped(`--option ${written.replaceAll('|', ' | ')}`, 77, '    '),
          ...(meaning === null ? [] : wrapped(meaning, 75).map((line) => `  ${line}`)),
        ])
        .map((line) => `  ${line}`),
    ])
    .join('\n')
}

function withSeries(target: Command, countHelp: string, words: Words): Command {
  const { say } = words
  return withSeats(target, words)
    .option(`--games <${say('cli.value.count')}>`, countHelp)
    .option(`--seed <${say('cli.value.text')}>`, say('cli.help.seed'))
    .option(`--effort <${say('cli.value.factor')}>`, say('cli.help.effort'))
    .option(`--workers <${say('cli.value.count')}>`, say('cli.help.workers'))
    .option('--json', say('cli.help.json'))
    .addHelpText('after', `\n${wrapped(say('cli.help.programs'), 79).join('\n')}`)
}

function collected(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value]
}
