import { player, thing } from '@athanor/narration'
import { artifactsRole, say, type Tellers, told } from './tellers.ts'

/** Startup cards and the artifacts that they bring. */
export const startupTellers: Tellers<
  'startupDealt' | 'startupRevealed' | 'startingArtifactTaken' | 'secretArtifactTaken' | 'replicated' | 'unveiled'
> = {
  startupDealt: ({ seat, count, dealt }, watcher) =>
    told(watcher, seat, dealt, {
      open: say('alchemists.event.startupDealt', { player: player(seat), count }),
      own: (cards) => say('alchemists.own.startupDealt', { cards: thing({ kind: 'startup', cards }) }),
      shown: (cards) => ({ kind: 'startup', cards }),
    }),
  startupRevealed: ({ choices }) => [
    say('alchemists.event.startupRevealed'),
    ...choices.map(({ seat, cards }) =>
      say('alchemists.line.startupRevealed', { player: player(seat), cards: thing({ kind: 'startup', cards }) }),
    ),
  ],
  startingArtifactTaken: ({ seat, artifact }) => [
    say('alchemists.event.startingArtifactTaken', { player: player(seat), artifact: artifactsRole([artifact]) }),
  ],
  secretArtifactTaken: ({ seat, secretArtifact }, watcher) =>
    told(watcher, seat, secretArtifact, {
      open: say('alchemists.event.secretArtifactTaken', { player: player(seat) }),
      own: (artifact) => say('alchemists.own.secretArtifactTaken', { artifact: artifactsRole([artifact]) }),
      shown: (artifact) => ({ kind: 'artifacts', artifacts: [artifact] }),
    }),
  replicated: ({ seat, card }) => [
    say('alchemists.event.replicated', { player: player(seat), cards: thing({ kind: 'startup', cards: [card] }) }),
  ],
  unveiled: ({ seat, artifacts }) => [
    say('alchemists.event.unveiled', { player: player(seat), artifacts: artifactsRole(artifacts) }),
  ],
}
