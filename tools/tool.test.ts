import { spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stageEnv, tool, toolScript } from './tool.ts'

describe('a command of an installed package', () => {
  it('runs without a shell, with the Node that runs now', () => {
    const { command, args, again } = tool('types', 'typescript', 'tsc', '--version')
    const { status, stdout } = spawnSync(command, [...args], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^Version 7\./)])
    expect(again).toBe('npx tsc --version')
  })

  it('is asked for by its right name', () => {
    expect(() => toolScript('typescript', 'tcs')).toThrow('typescript has no command tcs')
  })
})

it('gives stages the tools of the project first, and nothing of a server that runs here', () => {
  process.env['ATHANOR_PORT'] = '1'
  const env = stageEnv()
  delete process.env['ATHANOR_PORT']
  expect(env['ATHANOR_PORT']).toBeUndefined()
  expect(env['PATH']?.split(delimiter)[0]).toMatch(/node_modules.\.bin$/)
})
