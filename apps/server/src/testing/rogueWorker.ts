import type { BotTask } from '../bots/task.ts'
import { choose as chooseWell } from '../bots/worker.ts'

/** Bots of the worst kinds, for tests; everybody else plays as usual. */
export function choose(task: BotTask): unknown {
  switch (task.bot) {
    case 'hangs':
      task.begun.postMessage(true, [])
      while (performance.now() >= 0) continue
      return null
    case 'throws':
      throw new Error('no idea')
    case 'cheats':
      return { kind: 'create', cauldron: 0, recipe: [9, 9, 9, 9, 9], value: 10 }
    case 'babbles':
      return 'takeBag, please'
    case 'exits':
      return process.exit(1)
    default:
      return chooseWell(task)
  }
}
