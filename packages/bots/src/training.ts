/** How a game's bots learn from games against themselves. Purely: whoever calls it keeps the course and the clock. */
export interface Training {
  /** What is learnt for itself, by name: kinds of tables. */
  readonly tables: readonly string[]
  /** The course before the first game: plain data that can be kept as JSON and gone on with. */
  begin(): unknown
  /** The course after one more game; the same seed is the same game. */
  learn(course: unknown, table: string, seed: string): unknown
  /** What the course comes to, as the bot reads it. */
  result(course: unknown): unknown
}
