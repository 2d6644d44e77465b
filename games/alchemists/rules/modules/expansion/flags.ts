import type { Options } from '../../base/options.ts'

/** G-001: the four parts of the expansion, each switched on for itself; every module offers its own switch. */
interface ExpansionFlags {
  readonly startupFunding?: boolean
  readonly busyDays?: boolean
  readonly royalEncyclopedia?: boolean
  readonly golemProject?: boolean
}

declare module '../../base/options.ts' {
  interface Options extends ExpansionFlags {}
}

export const expansionFlags = [
  'startupFunding',
  'busyDays',
  'royalEncyclopedia',
  'golemProject',
] as const satisfies readonly (keyof ExpansionFlags)[]

/** Each switch is off unless somebody turns it on, and then nothing is written down of it. */
export const expansionSwitch = { kind: 'flag', default: false, later: true } as const

export function isOn(options: Options, flag: keyof ExpansionFlags): boolean {
  return options[flag] === true
}

/** G-005: the palace library is live with any part that brings books. */
export function hasLibrary(options: Options): boolean {
  return isOn(options, 'startupFunding') || isOn(options, 'busyDays') || isOn(options, 'golemProject')
}

export function hasExpansion(options: Options): boolean {
  return expansionFlags.some((flag) => isOn(options, flag))
}
