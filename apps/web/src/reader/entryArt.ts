import { icon as library } from 'virtual:icon/bookshelf'
import { icon as debunk } from 'virtual:icon/broken-tablet'
import { icon as drink } from 'virtual:icon/drinking'
import { icon as golem } from 'virtual:icon/golem-head'
import { icon as test } from 'virtual:icon/graduate-cap'
import { icon as exhibit } from 'virtual:icon/podium'
import { icon as sell } from 'virtual:icon/two-coins'
import type { ReaderEntry } from '@athanor/alchemy/reader'

export const entryArt: Readonly<Record<ReaderEntry, readonly string[]>> = {
  test,
  drink,
  sell,
  debunk,
  exhibit,
  library,
  researchGolem: golem,
}
