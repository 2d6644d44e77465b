import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, server } from '@athanor/server'
import { afterAll, describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import { fakeShell } from '../testing/fakeShell.ts'

const root = mkdtempSync(join(tmpdir(), 'athanor-cli-house-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** What a command prints, without the folder of the test, and how it ends. */
async function run(argv: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const shell = fakeShell({ env: { ATHANOR_PORT: '1', ...env } })
  const code = await runCli(argv, shell)
  return { code, said: `${shell.output}${shell.errors}`.replaceAll(root, '…') }
}

describe('the commands for whoever runs a club', { timeout: 60_000 }, () => {
  const [data, fresh] = [join(root, 'data'), join(root, 'fresh')]
  const file = join(root, 'club.backup')

  it('say where there is nothing to back up', async () => {
    expect(await run(['backup'], { ATHANOR_DATA: data })).toEqual({ code: 1, said: 'There is no club in …/data.\n' })
  })

  it('back up a club, read the backup, restore it and move it', async () => {
    const read = readSettings({ ATHANOR_DATA: data, ATHANOR_LOG: 'silent' })
    if (!read.ok) throw new TypeError('the settings are wrong')
    await (await server(read.settings)).stop()
    const env = { ATHANOR_DATA: data }
    expect(await run(['backup', '--to', file], env)).toEqual({ code: 0, said: '…/club.backup: 0 tables, 0 MB\n' })
    const whole = '0 tables: 0 games whole to the last hash, 0 not started\n'
    expect(await run(['backup', '--verify', file])).toEqual({
      code: 0,
      said: `The backup is whole. It was made at 2026-04-05T06:07:08.000Z.\n${whole}`,
    })
    expect(await run(['restore', file, '--to', fresh])).toEqual({
      code: 0,
      said: `The club as it was at 2026-04-05T06:07:08.000Z is now in …/fresh.\n${whole}`,
    })
    const moved = await run(['move-data', '--from', fresh, '--to', join(root, 'third')])
    expect(moved).toMatchObject({ code: 0, said: expect.stringContaining(`arrived in …/third as they were`) })
    expect(moved.said).toContain(whole)
  })

  it('want to know where from and where to', async () => {
    expect(await run(['move-data', '--from', data])).toEqual({
      code: 2,
      said: 'Say where from and where to: athanor move-data --from data --to postgres://…\n',
    })
  })

  it('look after the house, and fail when something is wrong', async () => {
    const well = await run(['doctor'], { ATHANOR_DATA: join(root, 'new') })
    expect(well.code).toBe(0)
    expect(well.said).toMatch(/^✓ The settings are right\.\n✓ This is Athanor [\d.]+ on Node [\d.]+\.\n/)
    const wrong = await run(['doctor'], { ATHANOR_DATA: join(root, 'new'), ATHANOR_PUBLIC_URL: 'https://play.example' })
    expect(wrong.code).toBe(1)
    expect(wrong.said).toMatch(/✗ https:\/\/play\.example needs a proxy, .*\n[^]*\n1 thing needs your attention\.\n$/)
  })
})
