import type { GameLog } from '@athanor/kernel'

export interface RecordedLog {
  readonly name: string
  readonly log: GameLog<unknown, unknown>
}

/** The recorded games of one version of a game's rules, out of the texts of its fixtures. */
export function recordedLogs(fixtures: Readonly<Record<string, string>>, rulesVersion: number): readonly RecordedLog[] {
  return Object.entries(fixtures)
    .filter(([path]) => path.endsWith(`.v${rulesVersion}.json`))
    .map(([path, text]) => {
      const { log } = JSON.parse(text) as Pick<RecordedLog, 'log'>
      return { name: path.slice(path.lastIndexOf('/') + 1), log }
    })
}
