import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { alone } from './alone.ts'

const folder = mkdtempSync(join(tmpdir(), 'athanor alone '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Another process that does the same work; it says `waits` and `has it`, and gives nothing back by itself. */
function other(work: string) {
  const script = `
    import { alone } from ${JSON.stringify(join(import.meta.dirname, 'alone.ts'))}
    alone(${JSON.stringify(folder)}, ${JSON.stringify(work)}, () => console.log('waits'))
    console.log('has it')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (data: Buffer) => (said += data.toString()))
  const says = async (text: string) => {
    while (!said.includes(text)) await once(child.stdout, 'data')
  }
  const kill = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return { says, kill, said: () => said }
}

describe('work that only one process may do', () => {
  it('is waited for, and is free again when its process is killed', async () => {
    const first = other('build')
    await first.says('has it')
    const second = other('build')
    await second.says('waits')
    expect(second.said()).not.toContain('has it')
    await first.kill()
    await second.says('has it')
    await second.kill()
  })

  it('is free again when it is given back, and other work never waits', async () => {
    let waited = 0
    const giveBack = alone(folder, 'test', () => waited++)
    alone(folder, 'other', () => waited++)()
    const second = other('test')
    await second.says('waits')
    giveBack()
    await second.says('has it')
    await second.kill()
    alone(folder, 'test', () => waited++)()
    expect(waited).toBe(0)
  })
})
