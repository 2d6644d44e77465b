import type { Target } from './wire.ts'

/** What an attacker knows and has. */
export interface Scene {
  readonly target: Target
  /** The attacker's one address. */
  readonly address: string
  /** A table with a journal as long as one can become, that anybody may watch, and a finished one. */
  readonly longTable: string
  readonly finishedTable: string
  /** Tables of strangers that wait for players. */
  readonly openTables: readonly string[]
  isOver(): boolean
}

export interface Attack {
  readonly name: string
  /** Settings of the server that differ from those it is shipped with. */
  readonly settings?: Readonly<Record<string, string>>
  /** Milliseconds that 99 of 100 honest commands may take, where that is less than anywhere else. */
  readonly longestAnswer?: number
  /** Megabytes that the database may have grown by when it is over. */
  readonly mostKept?: number
  /** Brings its own people, and has nothing to do in a house full of others. */
  readonly spares?: 'house'
  /** Resolves when the scene is over: what went wrong, beside the others' commands being slow. */
  run(scene: Scene): Promise<void | readonly string[]>
}
