import { constants, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

/**
 * Lets this thread think only where nobody else wants the core: people's moves come first. Linux has a priority for each
 * thread; elsewhere the whole program would be slowed down, so there it is left alone.
 */
export function takeLowPriority(): void {
  if (isMainThread || process.platform !== 'linux') return
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not allowed here: bots then think like everybody else.
  }
}
