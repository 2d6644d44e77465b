import { bytesOfHex, digest, utf8 } from './digest.ts'
import type { GameLog, LogSeat } from './log.ts'

/** Who sat at a seat, beside what is hashed: taken away, the log still proves. */
export interface LogPerson {
  readonly name: string
  /** 16 random bytes. With the name they make the seat's id; without them nobody can guess the name from it. */
  readonly nameKey: string
}

/**
 * The id of a seat. It binds the name that was shown, so that nobody can exchange names later, and tells nothing of it
 * once name and key are gone.
 */
export function seatIdOf({ name, nameKey }: LogPerson): string {
  return digest('seat/1', bytesOfHex(nameKey, 16), utf8(name))
}

/**
 * The players as a log keeps them. A player without a key gets one made from the salt: it binds the name, but
 * does not hide it once the name is deleted. Enough for bots, tests and simulated games.
 */
export function peopleOf(seats: readonly LogSeat[]): readonly LogPerson[] {
  return seats.map(({ name, nameKey, salt }) => ({
    name,
    nameKey: nameKey ?? digest('name-key/1', utf8(salt)).slice(0, 32),
  }))
}

/** The names of a log's players, for all formats; null where a name was deleted. */
export function namesOf({ header, people }: Pick<GameLog<unknown, unknown>, 'header' | 'people'>) {
  return header.seats.map((seat, index): string | null => ('id' in seat ? (people?.[index]?.name ?? null) : seat.name))
}

/** The first seat whose name is not the one that its id was made of. Who was forgotten cannot be somebody else. */
export function misnamedSeat({ header, people }: Pick<GameLog<unknown, unknown>, 'header' | 'people'>): number | null {
  const wrong = header.seats.findIndex((seat, index) => {
    const person = people?.[index] ?? null
    return 'id' in seat && person !== null && !isNamed(person, seat.id)
  })
  return wrong === -1 ? null : wrong
}

function isNamed(person: LogPerson, id: string): boolean {
  try {
    return seatIdOf(person) === id
  } catch {
    return false
  }
}
