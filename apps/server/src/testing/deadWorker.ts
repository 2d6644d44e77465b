/** A thread in which nothing works, for tests. */
export function choose(): never {
  throw new Error('the thread is out of order')
}
