import { bytesOfHex, digest, utf8 } from './digest.ts'

/**
 * How a table proves that nobody chose the luck. The host draws a secret and shows only its commitment; then every
 * player adds a salt; the game's seed is made of all of them. The host cannot aim the secret at salts that come
 * later, a player cannot aim a salt at a secret that is hidden, and after the game the secret is shown to everybody.
 */
export function commitmentOf(secret: string): string {
  return digest('commitment/1', bytesOfHex(secret, 32))
}

/** The seed of a game: every salt counts, in seat order. */
export function seedOf(secret: string, salts: readonly string[]): string {
  const parts = salts.map((salt) => {
    const bytes = utf8(salt)
    return [utf8(`${bytes.length}:`), bytes]
  })
  return digest('seed/1', bytesOfHex(secret, 32), ...parts.flat())
}
