import { spawnSync } from 'node:child_process'

/**
 * Runs npm in a folder and returns what it printed; what it was itself started with does not lead it elsewhere. On
 * Windows there is no program of that name, only scripts.
 */
export function npm(folder: string, ...args: readonly string[]): string {
  const { npm_execpath: self } = process.env
  const isScript = self !== undefined && /npm-cli\.c?js$/.test(self)
  const [command, before] = isScript ? [process.execPath, [self]] : ['npm', []]
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  const { status, stdout, stderr } = spawnSync(command, [...before, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    shell: !isScript && process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${stderr}${stdout}`)
  return stdout
}
