import { judgeAccounts } from './accounts.ts'
import { judgeArticles } from './articlePublishing.ts'
import { judgeAwards } from './awards.ts'
import { judgeBids } from './bids.ts'
import { judgeBooks } from './books.ts'
import { judgeBuying } from './buying.ts'
import { judgeConferences } from './conferences.ts'
import { judgeDebunking } from './debunking.ts'
import { judgeEndOfRound } from './endOfRound.ts'
import { judgeExhibition } from './exhibition.ts'
import { judgeExperiments } from './experiments.ts'
import { judgeFinalPoints } from './finalPoints.ts'
import { judgeGathering } from './gathering.ts'
import { judgeGolem } from './golem.ts'
import { judgeGrants } from './grants.ts'
import type { Judge } from './judge.ts'
import { judgeLegality } from './legality.ts'
import { judgeOrderBoards } from './orderBoards.ts'
import { judgePlayOrder } from './playOrder.ts'
import { judgePublishing } from './publishing.ts'
import { judgeSales } from './sales.ts'
import { judgeStartup } from './startup.ts'
import { judgeTurnOrder } from './turnOrder.ts'

export const areas = [
  'legality',
  'accounts',
  'playOrder',
  'turnOrder',
  'gathering',
  'bids',
  'sales',
  'buying',
  'debunking',
  'publishing',
  'grants',
  'experiments',
  'exhibition',
  'conferences',
  'awards',
  'endOfRound',
  'finalPoints',
  'books',
  'orderBoards',
  'startup',
  'golem',
] as const
export type Area = (typeof areas)[number]

export const judges: Readonly<Record<Area, Judge>> = {
  legality: judgeLegality,
  accounts: judgeAccounts,
  playOrder: judgePlayOrder,
  turnOrder: judgeTurnOrder,
  gathering: judgeGathering,
  bids: judgeBids,
  sales: judgeSales,
  buying: judgeBuying,
  debunking: judgeDebunking,
  publishing: (...transition) => [...judgePublishing(...transition), ...judgeArticles(...transition)],
  grants: judgeGrants,
  experiments: judgeExperiments,
  exhibition: judgeExhibition,
  conferences: judgeConferences,
  awards: judgeAwards,
  endOfRound: judgeEndOfRound,
  finalPoints: judgeFinalPoints,
  books: judgeBooks,
  orderBoards: judgeOrderBoards,
  startup: judgeStartup,
  golem: judgeGolem,
}

/** Everything that any judge objects to. */
export const referee: Judge = (...transition) =>
  areas.flatMap((area) => judges[area](...transition).map((complaint) => `${area}: ${complaint}`))
