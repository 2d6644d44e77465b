import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { clackTerminal, type Screen } from './clackTerminal.ts'
import type { TerminalAnswer, TerminalQuestion } from './terminal.ts'

const question: TerminalQuestion = {
  message: 'What now?',
  choices: [{ label: 'brew' }, { label: 'copy', hint: 'not yet', disabled: true }, { label: 'take' }],
  keys: [{ key: 'l', label: 'story' }],
}

/** A terminal with somebody who types. */
function typed(keys: readonly string[], size = { columns: 80, rows: 24 }, env: Record<string, string> = {}) {
  const input = new PassThrough()
  const output = Object.assign(new PassThrough(), size) satisfies Screen
  let written = ''
  output.on('data', (chunk: Buffer) => {
    written += chunk.toString()
  })
  const terminal = clackTerminal(input, output, env)
  const ask = async (asked: TerminalQuestion): Promise<TerminalAnswer> => {
    const answer = terminal.ask(asked)
    for (const key of keys) {
      await terminal.wait(5)
      input.write(key)
    }
    return await answer
  }
  return { terminal, ask, written: () => written }
}

const down = '\u001B[B'
const enter = '\r'

describe('clackTerminal', () => {
  it.each<readonly [string, readonly string[], TerminalAnswer]>([
    ['Enter', [enter], { kind: 'choice', index: 0 }],
    ['Down over what is closed', [down, enter], { kind: 'choice', index: 2 }],
    ['a key', ['l'], { kind: 'key', key: 'l' }],
    ['a key on a Russian keyboard', ['д'], { kind: 'key', key: 'l' }],
    ['Escape', ['\u001B'], { kind: 'back' }],
    ['Ctrl-C', ['\u0003'], { kind: 'cancel' }],
    ['a key that means nothing, then Enter', ['x', enter], { kind: 'choice', index: 0 }],
  ])('hears %s', async (_, keys, answer) => {
    expect(await typed(keys).ask(question)).toEqual(answer)
  })

  it('begins with the choice it is told to', async () => {
    expect(await typed([enter]).ask({ ...question, initial: 2 })).toEqual({ kind: 'choice', index: 2 })
  })

  it('shows why something is closed', async () => {
    const { ask, written } = typed([enter])
    await ask(question)
    expect(written()).toContain('not yet')
  })

  it('writes a page over the last one and wipes more when told so', () => {
    const { terminal, written } = typed([])
    terminal.show(['a', 'b'])
    terminal.wipe(['c'])
    terminal.print(['d'])
    expect(written()).toBe('\u001B[Ha\u001B[K\nb\u001B[K\n\u001B[J\u001B[Hc\u001B[K\n\u001B[J\u001B[3Jd\n')
  })

  it('writes page after page where the cursor cannot be moved', () => {
    const { terminal, written } = typed([], { columns: 80, rows: 24 }, { TERM: 'dumb' })
    terminal.show(['a'])
    terminal.wipe(['b'])
    expect(written()).toBe('a\nb\n')
  })

  it('shows only as much of a long list as fits below the page', async () => {
    const { terminal, ask, written } = typed([enter], { columns: 80, rows: 24 })
    terminal.show(Array.from({ length: 13 }, () => 'board'))
    await ask({ ...question, choices: Array.from({ length: 20 }, (_, index) => ({ label: `choice ${index}.` })) })
    expect(written()).toContain('choice 5.')
    expect(written()).not.toContain('choice 6.')
    expect(written()).toContain('...')
  })

  it('helps itself where a terminal does not know its size', () => {
    expect(typed([], { columns: 0, rows: 0 }).terminal.size).toEqual({ columns: 80, rows: 24 })
  })
})
