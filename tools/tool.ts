import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { projectRoot } from './sourceFiles.ts'
import type { TestStage } from './testStages.ts'

/**
 * The script behind a command of an installed package. Run with the Node that runs now, it needs neither a shell nor the
 * small files in node_modules/.bin, which differ from system to system.
 */
export function toolScript(packageName: string, command: string): string {
  const folder = join(projectRoot, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly bin?: unknown }
  const path = typeof bin === 'string' ? bin : (bin as Readonly<Record<string, string>> | undefined)?.[command]
  if (path === undefined) throw new Error(`${packageName} has no command ${command}`)
  const found = join(folder, path)
  if (!existsSync(found)) throw new Error(`${packageName} is not installed whole: ${found} is missing`)
  return found
}

/** A stage that runs a command of an installed package. */
export function tool(name: string, packageName: string, command: string, ...args: readonly string[]): TestStage {
  return {
    name,
    command: process.execPath,
    args: [toolScript(packageName, command), ...args],
    again: ['npx', command, ...args].join(' '),
  }
}

/** A stage that runs some of Playwright's projects (e2e/playwright.config.ts), and leaves a report where one is wanted. */
export function journeysOf(name: string, projects: readonly string[], report: string | null): TestStage {
  const config = ['--config', 'e2e/playwright.config.ts', ...projects.map((project) => `--project=${project}`)]
  const reporter = `--reporter=${report === null ? 'list' : 'list,json'}`
  return {
    ...tool(name, '@playwright/test', 'playwright', 'test', ...config, reporter),
    again: ['npx playwright test', ...config].join(' '),
    ...(report === null ? {} : { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } }),
  }
}

/** A stage that runs a script of the project. */
export function script(name: string, path: string, ...args: readonly string[]): TestStage {
  return { name, command: process.execPath, args: [path, ...args], again: ['npx node', path, ...args].join(' ') }
}

/**
 * Tools that start others must find the project's Node, whoever started this one. Settings of a server that runs on this
 * machine are none of the tests' business.
 */
export function stageEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('ATHANOR_'))
  // Windows calls it Path.
  const [pathName, path] = kept.find(([name]) => name.toUpperCase() === 'PATH') ?? ['PATH', '']
  return { ...Object.fromEntries(kept), [pathName]: [join(projectRoot, 'node_modules', '.bin'), path].join(delimiter) }
}
