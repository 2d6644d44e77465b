/** Remembers so many things that follow from their names, and forgets those that were not asked for the longest. */
export class Memory<Thing extends object> {
  readonly #things = new Map<string, Thing>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  recall(name: string, workOut: () => Thing): Thing {
    const known = this.#things.get(name)
    if (known !== undefined) {
      this.#things.delete(name)
      this.#things.set(name, known)
      return known
    }
    const thing = workOut()
    this.#things.set(name, thing)
    if (this.#things.size > this.#most) this.#things.delete(this.#things.keys().next().value as string)
    return thing
  }
}
