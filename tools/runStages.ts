import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { projectRoot } from './sourceFiles.ts'
import { type Ended, type Row, runStages, type Tally, type TestStage, tallyLine } from './testStages.ts'
import { stageEnv } from './tool.ts'

/** Of the stages side by side as many run at once as there are processors. */
const places = Math.max(2, availableParallelism())

/** Runs rows of stages here and now, says what came of them, and ends this program accordingly. */
export async function runHere(
  rows: readonly Row[],
  tallyOf: (stage: TestStage, ended: boolean) => Tally | null = () => null,
): Promise<void> {
  const env = stageEnv()
  const waiting: (() => void)[] = []
  let free = places
  const place = () =>
    new Promise<void>((begin) => {
      if (free-- > 0) begin()
      else waiting.push(begin)
    })
  const leave = () => {
    free++
    waiting.shift()?.()
  }
  const tally = await runStages(
    rows,
    {
      async run(stage, heard) {
        if (heard === 'at once') return started(stage, { ...env, ...stage.env }, 'inherit')
        await place()
        try {
          return await started(stage, { ...env, ...stage.env }, 'pipe')
        } finally {
          leave()
        }
      },
      print: (line) => console.log(line),
    },
    tallyOf,
  )
  console.log(['', ...tally.notRun.map((reason) => `not run: ${reason}`), tallyLine(tally)].join('\n'))
  process.exitCode = tally.failed === 0 ? 0 : 1
}

function started({ command, args }: TestStage, env: NodeJS.ProcessEnv, stdio: 'inherit' | 'pipe'): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: ['ignore', stdio, stdio], env })
    const begun = performance.now()
    const parts: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => void parts.push(part))
    const end = (well: boolean, more = '') =>
      resolve({
        well,
        seconds: (performance.now() - begun) / 1000,
        output: `${Buffer.concat(parts).toString()}${more}`,
      })
    child.once('error', (error) => end(false, error.message))
    child.once('close', (code) => end(code === 0))
  })
}
