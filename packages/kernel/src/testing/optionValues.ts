import type { Game, Shape } from '../game.ts'

interface AnyField {
  readonly kind: string
  readonly values?: readonly unknown[]
}

/** Every value that every option of a game can have, with the option's name. */
export function* optionValues<G extends Shape>(game: Game<G>): Iterable<readonly [string, unknown]> {
  for (const [name, field] of Object.entries<AnyField>(game.options.fields)) {
    const values = field.kind === 'data' ? [null] : (field.values ?? [false, true])
    for (const value of values) yield [name, value]
  }
}
