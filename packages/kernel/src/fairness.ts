import { bytesOfHex, digest, utf8 } from './digest.ts'

/**
 * How a table proves that nobody chose the luck. The host draws a secret and shows only its commitment; every player
 * draws a salt and shows only its commitment. When all commitments are in, the salts are opened, and the game's seed is
 * made of the secret and all salts. A player who commits knows nothing about the seed yet; a player who opens a salt can
 * no longer change anything. After the game the secret is shown to everybody. docs/protocol.md says what that promises,
 * and against whom.
 */
export function commitmentOf(secret: string): string {
  return digest('commitment/1', bytesOfHex(secret, 32))
}

/** What a player shows before the salts are opened. A salt that can be guessed is not hidden by it. */
export function saltCommitmentOf(salt: string): string {
  return digest('salt/1', utf8(salt))
}

/** The seed of a game: every salt counts, in seat order. */
export function seedOf(secret: string, salts: readonly string[]): string {
  const parts = salts.map((salt) => {
    const bytes = utf8(salt)
    return [utf8(`${bytes.length}:`), bytes]
  })
  return digest('seed/1', bytesOfHex(secret, 32), ...parts.flat())
}
