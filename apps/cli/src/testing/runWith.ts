import { runCli } from '../cli.ts'
import { type FakeShell, fakeShell } from './fakeShell.ts'

/** Runs a command line that speaks of one file, `game.json`. */
export async function runWith(argv: string, file: string): Promise<FakeShell & { readonly code: number }> {
  const shell = fakeShell({ files: { 'game.json': file } })
  const code = await runCli(argv.split(' '), shell)
  return Object.assign(shell, { code })
}
