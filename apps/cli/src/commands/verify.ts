import { readerLogGame, readerLogSteps, verifyReaderLog } from '@athanor/alchemy/reader'
import {
  type Seen,
  stepsOfVerifying,
  type Verification,
  type VerificationStep,
  verify as verifyLog,
} from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { cleanText } from '@athanor/terminal/cleanText.ts'
import { unpainted, type Words } from '@athanor/terminal/words.ts'
import { readLog } from '../logFile.ts'
import { failure, misuse, Problem } from '../problems.ts'
import type { Shell } from '../shell.ts'
import { readSeen, type SeenFlags } from './seenFlags.ts'

/** Proves finished games, a line for each check. Fails when any of them does. */
export async function verify(paths: readonly string[], flags: SeenFlags, shell: Shell, said: Words): Promise<void> {
  const words = unpainted(said)
  const seen = readSeen(flags, words)
  if (seen !== undefined && paths.length > 1) throw misuse(words.say('cli.misuse.seenManyFiles'))
  let failed = 0
  for (const path of paths) {
    shell.out(`${shell.paint(cleanText(path), { bold: true })}\n`)
    const { ok, lines } = await checked(path, seen, shell, words)
    shell.out(`${lines.map((line) => `  ${line}`).join('\n')}\n`)
    if (!ok) failed += 1
  }
  if (failed > 0) throw failure(words.say('cli.verify.failed', { failed, total: paths.length }))
}

interface Checked {
  readonly ok: boolean
  readonly lines: readonly string[]
}

async function checked(path: string, seen: Seen | undefined, shell: Shell, words: Words): Promise<Checked> {
  const no = shell.paint('✗', { bold: true, ink: 203 })
  try {
    const log = await readLog(path, shell, words)
    const { game: id, rulesVersion } = log.header
    if (id === readerLogGame) return report(verifyReaderLog(log), readerLogSteps, shell, words)
    const rules = await games.find(id, rulesVersion)
    if (!rules.ok) return { ok: false, lines: [`${no} ${words.data(rules.reason)}`] }
    return report(verifyLog(rules.game, log, seen), stepsOfVerifying(log, seen), shell, words)
  } catch (error) {
    // A log made up by hand can hold things that trip the checks themselves; that proves it false as well.
    const reason = error instanceof Problem ? error.message : words.say('cli.failure.brokenLog')
    return { ok: false, lines: [`${no} ${reason}`] }
  }
}

function report(result: Verification, steps: readonly VerificationStep[], shell: Shell, words: Words): Checked {
  const yes = shell.paint('✓', { bold: true, ink: 78 })
  const no = shell.paint('✗', { bold: true, ink: 203 })
  const reached = result.ok ? steps.length : steps.indexOf(result.step)
  const lines = steps.map((step, index) => {
    const name = words.say('cli.verify.step', { step })
    if (index < reached) return `${yes} ${name}`
    if (result.ok || index > reached) return `– ${name}`
    const where = result.version > 0 ? words.say('cli.verify.atEntry', { entry: result.version }) : ''
    return `${no} ${[name, where].filter((part) => part !== '').join(' ')}: ${words.data(result.reason)}`
  })
  if (result.ok) lines.push(words.say('cli.verify.proven', { entries: result.entries, head: result.head }))
  return { ok: result.ok, lines }
}
