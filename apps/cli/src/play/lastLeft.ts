import type { Words } from '@athanor/terminal/words.ts'
import { dataFolder } from '../logFile.ts'
import type { Shell } from '../shell.ts'
import type { HostedGame } from './hostedGame.ts'
import { resumeGame } from './leftGame.ts'

/** The game that was left last at this keyboard, and the file that keeps it. */
export interface LastLeft {
  readonly host: HostedGame
  readonly path: string
}

function noteOf(shell: Shell): string {
  return `${dataFolder(shell)}/left.txt`
}

/** Notes where the game that was just left lies. The note is a convenience: without room for it the game is kept all the same. */
export async function noteLeft(path: string, shell: Shell): Promise<void> {
  await shell.write(noteOf(shell), shell.fromRoot(path)).catch(() => undefined)
}

/** The game that was left last, if it can go on; whatever became of its file is no reason to complain here. */
export async function lastLeft(shell: Shell, words: Words): Promise<LastLeft | null> {
  try {
    const path = await shell.read(noteOf(shell))
    return { host: await resumeGame(path, shell, words), path }
  } catch {
    return null
  }
}
