import type { Words } from '@athanor/terminal/words.ts'
import type { Command } from 'commander'
import type { Shell } from './shell.ts'

/** Makes commander speak through our shell, in our languages, and leave the ending of the program to us. */
export function localise(root: Command, shell: Shell, { say }: Words): Command {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': say('cli.help.usage'),
    'Arguments:': say('cli.help.arguments'),
    'Options:': say('cli.help.options'),
    'Global Options:': say('cli.help.globalOptions'),
    'Commands:': say('cli.help.commands'),
  }
  const inOurWords = (usage: string) =>
    usage.replace('[options]', `[${say('cli.value.options')}]`).replace('[command]', `[${say('cli.value.command')}]`)
  return root
    .exitOverride()
    .helpOption('-h, --help', say('cli.help.help'))
    .configureHelp({
      showGlobalOptions: true,
      styleUsage: inOurWords,
      styleSubcommandTerm: inOurWords,
      styleTitle: (title) => shell.paint(titles[title] ?? title, { bold: true }),
    })
    .configureOutput({
      writeOut: shell.out,
      // Complaints are made in one place (cli.ts); help that was not asked for goes there as well.
      writeErr: () => undefined,
      outputError: () => undefined,
      getOutHelpWidth: () => Math.min(shell.columns, 100),
      getErrHelpWidth: () => Math.min(shell.columns, 100),
      getOutHasColors: () => shell.outputIsTerminal,
      getErrHasColors: () => shell.errorIsTerminal,
    })
}
