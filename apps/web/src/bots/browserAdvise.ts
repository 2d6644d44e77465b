import type { Shape } from '@athanor/kernel'
import type { GameClient, MoveAdvice } from '@athanor/tabletop/gameClient.ts'
import type { Think } from '../table/think.ts'
import { type BotPort, workerThink } from './workerThink.ts'

/** What has not come after this long, advice or a reason, is not worth waiting for. */
const patience = 25_000

let think: Think | undefined

/** One worker for all advice and all reasons on this page, opened when it is first asked for. */
export function advisers(): Think {
  think ??= workerThink({
    openWorker: () => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }) as BotPort,
    fallback: () => null,
    patience,
  })
  return think
}

/** What the game's adviser would do with this view, which is all that it is given. */
export async function browserAdvise<G extends Shape>(
  { game, adviser }: Pick<GameClient<G>, 'game' | 'adviser'>,
  view: G['view'],
): Promise<MoveAdvice<G> | null> {
  if (adviser === undefined) return null
  const { id, rulesVersion } = game
  const question = { game: id, rulesVersion, bot: adviser, view, explaining: true, seed: 'advice' } as const
  const { action, sentences = [] } = await advisers()(question)
  return action === null ? null : { action: action as G['action'], sentences }
}
