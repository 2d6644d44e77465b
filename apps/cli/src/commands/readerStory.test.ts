import { beginSession, type ReaderAction, readerLog, snapshotOf } from '@athanor/alchemy/reader'
import { describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import { logText } from '../logFile.ts'
import { fakeShell } from '../testing/fakeShell.ts'
import { runWith } from '../testing/runWith.ts'

describe('the log of a card reader', () => {
  const begun = beginSession('ab'.repeat(32), 'apprentice', { code: 'DEMO' })
  if (!begun.ok) throw new Error(begun.reason.id)
  const presses: readonly ReaderAction[] = [
    { kind: 'open', entry: 'drink' },
    { kind: 'add', ingredient: 'mushroom' },
    { kind: 'add', ingredient: 'toad' },
    { kind: 'confirm' },
  ]
  const snapshot = snapshotOf({ ...begun.snapshot.session, actions: presses })
  if (snapshot === null) throw new Error('the reader takes these presses')
  const saved = readerLog(snapshot)

  it('is proved like that of any game', async () => {
    const { output, errors, code } = await runWith('verify game.json', logText(saved))
    expect(code).toBe(0)
    expect(errors).toBe('')
    expect(output).toContain('✓ Every move was legal')
    expect(output).toContain(`4 entries, last hash ${saved.entries[3]?.hash}`)
    const forged = logText(saved).replace('toad', 'fern')
    const refused = await runWith('verify game.json', forged)
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('(entry 3)')
  })

  it('is told question by question, in lines that solve understands', async () => {
    const { output, code } = await runWith('replay game.json', logText(saved))
    expect(code).toBe(0)
    const [title, line = ''] = output.split('\n')
    expect(title).toBe('The card reader was asked 1 question:')
    expect(line).toBe('mushroom + toad = R+  # Drink Potion')
    const solved = fakeShell({ files: { 'facts.txt': line } })
    expect(await runCli(['solve', 'facts.txt'], solved)).toBe(0)
    const data = JSON.parse((await runWith('replay game.json --json', logText(saved))).output) as Readonly<
      Record<string, unknown>
    >
    expect(data['asked']).toHaveLength(1)
    expect((await runWith('replay game.json --at 1', logText(saved))).errors).toContain('--at and --viewer')
  })
})
