import { ingredients } from '@athanor/alchemy'
import { pick, type Stream } from '@athanor/kernel'
import type { Action, ActionKind } from '../contributions.ts'
import { box } from '../game.ts'
import type { View } from '../view.ts'

/** Makes any well-formed action of a kind, mostly an illegal one. */
type Maker = (view: View, chance: Stream) => Action

/** Actions of modules, one maker for each kind. */
export const makers: Readonly<Partial<Record<ActionKind, Maker>>> = {
  chooseStartup: ({ own }, chance) => {
    const dealt = own?.slots.startupFunding?.dealt ?? []
    const card = () => (dealt.length > 0 && chance.below(3) > 0 ? pick(chance, dealt) : chance.below(20))
    const [one, other] = [card(), card()]
    return { kind: 'chooseStartup', cards: one <= other ? [one, other] : [other, one] }
  },
  settleFunding: (_, chance) => ({
    kind: 'settleFunding',
    favour: chance.below(2) === 0 ? null : pick(chance, box.favours.ids),
    starting: chance.below(3) > 0 ? null : pick(chance, box.artifacts),
    secret: chance.below(3) > 0 ? null : pick(chance, box.artifacts),
  }),
  replicate: (_, chance) => ({ kind: 'replicate', card: chance.below(20) }),
  unveil: (_, chance) => ({ kind: 'unveil', artifact: pick(chance, box.artifacts) }),
  offerGold: (_, chance) => ({ kind: 'offerGold', gold: chance.below(9) }),
  readBook: (_, chance) => ({ kind: 'readBook', ingredient: pick(chance, ingredients) }),
}
