import { icon as favourArt } from 'virtual:icon/card-pickup'
import { icon as mixArt } from 'virtual:icon/cauldron'
import { icon as cubesArt } from 'virtual:icon/cubes'
import { icon as orderArt } from 'virtual:icon/hourglass'
import { icon as laurelArt } from 'virtual:icon/laurel-crown'
import { icon as secretArt } from 'virtual:icon/notebook'
import { icon as bookArt } from 'virtual:icon/open-book'
import { icon as goldArt } from 'virtual:icon/two-coins'
import { icon as sealArt } from 'virtual:icon/wax-seal'
import type { MessageId } from '@athanor/messages'
import { spaceArt } from './pieces/art.ts'

const arts: { readonly [Part in MessageId]?: readonly string[] } = {
  'alchemists.rules.aim': bookArt,
  'alchemists.rules.mixing': mixArt,
  'alchemists.rules.secret': secretArt,
  'alchemists.rules.order': orderArt,
  'alchemists.rules.plan': cubesArt,
  'alchemists.rules.gather': spaceArt('forage'),
  'alchemists.rules.favours': favourArt,
  'alchemists.rules.artifacts': spaceArt('buy'),
  'alchemists.rules.experiment': spaceArt('test'),
  'alchemists.rules.sell': spaceArt('sell'),
  'alchemists.rules.publish': spaceArt('publish'),
  'alchemists.rules.debunk': spaceArt('debunk'),
  'alchemists.rules.reputation': laurelArt,
  'alchemists.rules.round': sealArt,
  'alchemists.rules.last': spaceArt('exhibit'),
  'alchemists.rules.count': goldArt,
}

/** The picture of a part of the rules: what it is about, as it looks at the table. */
export function ruleArt(part: MessageId): readonly string[] | null {
  return arts[part] ?? null
}
