import type { Told } from '@athanor/bots'
import { canonical, type Game, type Shape } from '@athanor/kernel'
import type { BotMove } from '../table/replayTable.ts'
import type { Think } from '../table/think.ts'
import { advisers } from './browserAdvise.ts'

/**
 * What a bot says of a move that it made once; nothing where it cannot say it. It is believed as far as it does again what
 * the log says: bots of earlier programs, and those that ran out of time, may have had other reasons.
 */
export async function browserWhy(
  { id, rulesVersion }: Pick<Game<Shape>, 'id' | 'rulesVersion'>,
  move: BotMove<Shape>,
  think: Think = advisers(),
): Promise<readonly Told[]> {
  const { by, view, action } = move
  const answer = await think({
    game: id,
    rulesVersion,
    bot: by.bot,
    view,
    explaining: true,
    lookingBack: true,
    effort: by.effort,
    seed: 'why',
  })
  const isSame = answer.action !== null && canonical(answer.action) === canonical(action)
  return isSame ? (answer.sentences ?? []) : []
}
