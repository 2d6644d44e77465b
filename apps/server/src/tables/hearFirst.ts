/** A message that has arrived needs no more turns of the event loop than this to reach its table. */
const turns = 3

/**
 * Does something once everything that has arrived was heard. When a machine wakes up, timers are late and go off before
 * anybody reads what came meanwhile: whoever spoke in time must not be overruled by them.
 */
export function hearFirst(then: () => void, left = turns): void {
  setImmediate(() => (left === 1 ? then() : hearFirst(then, left - 1)))
}
