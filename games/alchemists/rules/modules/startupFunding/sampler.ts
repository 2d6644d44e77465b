import { at as itemAt, shuffled } from '@athanor/kernel'
import type { Sampler } from '../../engine/sampler.ts'
import type { FirstSlots, SlotContext, SlotRules } from '../../engine/slots.ts'
import { playerAt } from '../../engine/state.ts'
import { dealtCards } from './components.ts'
import { ownStartup, poolsOn, startupOf } from './state.ts'

/** GR-31, GR-64: what was not drawn of the first and of the last level, in printed order. */
function pools({ rules, artifactDecks }: SlotContext) {
  const left = (level: 1 | 3) => {
    const out = itemAt(artifactDecks, level - 1).slice(rules.artifactsDrawn)
    return rules.artifactsOfLevel(level).filter((artifact) => out.includes(artifact))
  }
  return { starting: left(1), secret: left(3) }
}

export const startupSlots: SlotRules = {
  begin: (at): FirstSlots => ({
    table: { startupFunding: { pools: pools(at) } },
    player: { startupFunding: { kept: [], replicated: [], moments: 0, starting: [], faceDown: 0, unveiled: [] } },
    own: { startupFunding: { dealt: [], secret: [] } },
  }),
}

/** What rivals were dealt besides what they show, and what they hold face down. */
export const startupSampler: Sampler = {
  prepare(rules, { table, own }) {
    const { startupCards = [] } = rules
    const players = table.players.map(startupOf)
    const mine = own === null ? { dealt: [], secret: [] } : ownStartup(own)
    const seenCards = new Set([...mine.dealt, ...players.flatMap(({ kept }) => kept)])
    const unseenCards = [...startupCards.keys()].filter((card) => !seenCards.has(card))
    const seenArtifacts = new Set([...mine.secret, ...players.flatMap(({ unveiled }) => unveiled)])
    const unseenArtifacts = poolsOn(table).secret.filter((artifact) => !seenArtifacts.has(artifact))
    return (_, stream) => {
      const cards = shuffled(stream, unseenCards)
      const artifacts = shuffled(stream, unseenArtifacts)
      return {
        own(seat) {
          const { kept, faceDown } = startupOf(playerAt(table, seat))
          return {
            startupFunding: {
              dealt: [...kept, ...cards.splice(0, dealtCards - kept.length)].sort((one, other) => one - other),
              secret: artifacts.splice(0, faceDown),
            },
          }
        },
      }
    }
  },
}
