import type { BotTask } from '../bots/task.ts'
import { choose as chooseWell } from '../bots/worker.ts'

/** Milliseconds that the strong bot takes here, whatever the machine. */
const pondering = 150

/** The strong bot thinks long about nothing, for tests; everybody else plays as usual. */
export function choose(task: BotTask): unknown {
  if (task.bot !== 'strong') return chooseWell(task)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pondering)
  return chooseWell({ ...task, bot: 'greedy' })
}
