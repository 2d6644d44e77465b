/** A value that changes, in the form that user interfaces like to read it. */
export interface Readable<Value> {
  get(): Value
  /** Calls back after every change; the answer ends it. */
  subscribe(listener: () => void): () => void
}

export interface Writable<Value> extends Readable<Value> {
  set(value: Value): void
}

export function store<Value>(first: Value): Writable<Value> {
  const listeners = new Set<() => void>()
  let current = first
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      // A listener may unsubscribe others while it is called.
      for (const listener of new Set(listeners)) if (listeners.has(listener)) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
