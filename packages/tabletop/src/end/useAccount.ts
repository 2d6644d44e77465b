import { type GameLog, ReplayError, type Shape } from '@athanor/kernel'
import { afterPicture } from '@athanor/ui/lib/afterPicture.ts'
import { useEffect, useState } from 'react'
import type { GameClient } from '../gameClient.ts'
import { type Account, accountOf } from './account.ts'
import type { Retelling } from './retelling.ts'

/** A finished game told, and what tells it. */
export interface Retold<G extends Shape> {
  readonly account: Account<G>
  readonly retelling: Retelling<G>
}

/** A game is gone through once, however often its end is looked at. */
const known = new WeakMap<GameLog<unknown, unknown>, Promise<Retold<Shape> | null>>()

/** What can be told of a finished game; null until it has been gone through, and where it cannot be. */
export function useAccount<G extends Shape>(
  client: Pick<GameClient<G>, 'game' | 'retelling'>,
  log: GameLog<unknown, unknown> | null,
): Retold<G> | null {
  const [told, setTold] = useState<Retold<G> | null>(null)
  useEffect(() => {
    let isWanted = true
    setTold(null)
    if (log !== null) void retold(client, log).then((result) => isWanted && setTold(result as Retold<G> | null))
    return () => {
      isWanted = false
    }
  }, [client.game, client.retelling, log])
  return told
}

function retold<G extends Shape>(
  client: Pick<GameClient<G>, 'game' | 'retelling'>,
  log: GameLog<unknown, unknown>,
): Promise<Retold<Shape> | null> {
  const before = known.get(log)
  if (before !== undefined) return before
  const coming = retell(client, log)
  known.set(log, coming)
  // What failed to load is asked for again the next time.
  coming.catch(() => known.delete(log))
  return coming
}

/** So many milliseconds at a time; between them the page can answer. */
const slice = 12

async function retell<G extends Shape>(
  client: Pick<GameClient<G>, 'game' | 'retelling'>,
  log: GameLog<unknown, unknown>,
): Promise<Retold<G> | null> {
  const retelling = await client.retelling()
  const work = accountOf(client.game, log, retelling)
  try {
    for (;;) {
      await afterPicture()
      const until = performance.now() + slice
      do {
        const { done, value } = work.next()
        if (done === true) return value === null ? null : { account: value, retelling }
      } while (performance.now() < until)
    }
  } catch (error) {
    // A log that these rules cannot play again has its result all the same.
    if (error instanceof ReplayError) return null
    throw error
  }
}
