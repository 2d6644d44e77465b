import type { Seat } from '../game.ts'

/** What a referee objects to in something that happened. */
export type Judging<Seen> = (seen: Seen) => readonly string[]

/** By area of the rules, then by name. */
type ByArea<Area extends string, Item> = Readonly<Record<Area, Readonly<Record<string, Item>>>>

interface Watched {
  readonly complaints: readonly string[]
  /** Cases that never came up: their area was judged without them. */
  readonly missing: readonly string[]
}

/** Lets a referee watch games, and notes which of the cases it has seen. */
export function watchedBy<Seen extends { readonly seat: Seat; readonly action: object }, Area extends string>(
  referee: Judging<Seen>,
  games: Iterable<Seen>,
  cases: ByArea<Area, (seen: Seen) => boolean>,
): Watched {
  const complaints: string[] = []
  const missing = new Map(
    Object.entries<ByArea<Area, (seen: Seen) => boolean>[Area]>(cases).flatMap(([area, named]) =>
      Object.entries(named).map(([name, is]) => [`${area}: ${name}`, is] as const),
    ),
  )
  for (const seen of games) {
    for (const complaint of referee(seen)) {
      complaints.push(`seat ${seen.seat}, ${JSON.stringify(seen.action)}: ${complaint}`)
    }
    for (const [name, is] of missing) if (is(seen)) missing.delete(name)
  }
  return { complaints, missing: [...missing.keys()] }
}

/** Something with a mistake put into it; null where that cannot be done. */
export type Tamper<Seen> = (seen: Seen) => Seen | null

export interface Attempt<Area extends string> {
  readonly area: Area
  readonly name: string
}

/** Each mistake is tried so often. */
const tries = 8

/**
 * Puts mistakes into games and shows them to the judge of their area. The games are played when the first attempt is
 * asked about.
 */
export function tamperedWith<Seen, Area extends string>(
  judges: Readonly<Record<Area, Judging<Seen>>>,
  games: () => Iterable<Seen>,
  tampers: ByArea<Area, Tamper<Seen>>,
): {
  readonly attempts: readonly Attempt<Area>[]
  /** How often a mistake was tried, and how often its judge said nothing. */
  tally(attempt: Attempt<Area>): { readonly tried: number; readonly missed: number }
} {
  const all = (Object.keys(tampers) as Area[]).flatMap((area) =>
    Object.entries(tampers[area]).map(([name, tamper]) => ({ area, name, tamper, tried: 0, missed: 0 })),
  )
  let isPlayed = false
  function play(): void {
    isPlayed = true
    for (const seen of games()) {
      const open = all.filter(({ tried }) => tried < tries)
      if (open.length === 0) return
      for (const attempt of open) {
        const wrong = attempt.tamper(seen)
        if (wrong === null) continue
        attempt.tried++
        if (judges[attempt.area](wrong).length === 0) attempt.missed++
      }
    }
  }
  return {
    attempts: all.map(({ area, name }) => ({ area, name })),
    tally({ area, name }) {
      if (!isPlayed) play()
      const found = all.find((each) => each.area === area && each.name === name)
      if (found === undefined) throw new RangeError(`nobody tried ${area}: ${name}`)
      return { tried: found.tried, missed: found.missed }
    },
  }
}
