import { type Assignment, codesOf, readCode, type SoftFact, type Truth, truthDrawer } from '@athanor/alchemy'
import { type Chance, present, type Stream } from '@athanor/kernel'
import { readNotebook } from '../base/notebook.ts'
import type { HiddenSlots, OwnSlots } from './contributions.ts'
import type { Rules } from './rules.ts'
import { cardDealer } from './sampling/cards.ts'
import { favourDealer } from './sampling/favours.ts'
import { notesSampler, type RivalNotes } from './sampling/notes.ts'
import { sealDealer } from './sampling/seals.ts'
import { tileShuffler } from './sampling/tiles.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

/** Draws a state that looks like the view it was prepared for. */
export type DrawWorld = (chance: Chance) => State

/**
 * States that look like this view: answers, cards, seals and tiles that the viewer cannot see are dealt anew. All that
 * is the same for every draw is done once, here.
 *
 * The answers are uniform over the worlds that fit the viewer's notebook, or as likely as some evidence makes them. A rival's notes are pairs that make what
 * everybody heard in that world. Which cards a rival once held is not traced; what the hand holds at least, is.
 */
export function prepareWorlds(rules: Rules, view: View, evidence: readonly SoftFact[] = []): DrawWorld {
  const { table, viewer, own } = view
  const drawSecret = secretDrawer(rules, view, evidence)
  const drawNotes = notesSampler(view)
  const dealCards = cardDealer(view)
  const dealFavours = favourDealer(rules, view)
  const dealSeals = sealDealer(rules, table)
  const shuffleTiles = tileShuffler(rules, table)
  const samplers = rules.samplers.map((sampler) => sampler.prepare(rules, view))

  return (chance) => {
    const stream = chance.stream('resample')
    const { secret, notes } = fittingWorld(drawSecret, drawNotes, dealCards.fits, stream)
    const cards = dealCards.deal(notes, stream)
    const favours = dealFavours(stream)
    const tiles = shuffleTiles(stream)
    const slots = samplers.map((draw) => draw({ answers: secret.truth.assignment, truth: secret.truth }, stream))
    return {
      table,
      own: table.players.map((_, seat) => {
        if (seat === viewer && own !== null) return own
        const noted = present(notes[seat], 'notes of a rival')
        return {
          hand: cards.hands[seat] as RivalNotes['least'],
          favours: present(favours.hands[seat], 'hand of favor cards'),
          ...dealSeals(seat, stream),
          mixes: noted.mixes,
          peeks: noted.peeks,
          discarded: cards.discarded[seat] as RivalNotes['least'],
          aside: noted.aside,
          picked: table.asks.some((ask) => ask.kind === 'feather' && ask.seat === seat)
            ? (stream.below(2) as 0 | 1)
            : null,
          slots: Object.assign({}, ...slots.map((each) => each.own?.(seat) ?? {})) as Partial<OwnSlots>,
        }
      }),
      hidden: {
        answers: secret.truth.assignment,
        code: secret.code,
        deck: cards.deck,
        discard: cards.discard,
        favourDeck: favours.deck,
        ...tiles,
        slots: Object.assign({}, ...slots.map((each) => each.hidden ?? {})) as Partial<HiddenSlots>,
      },
    }
  }
}

interface Secret {
  readonly truth: Truth
  readonly code: string
}

type Notes = readonly (RivalNotes | undefined)[]

/** Draws worlds until one is found in which all cards that must be somewhere can be there. The true one always is. */
function fittingWorld(
  drawSecret: (stream: Stream) => Secret,
  drawNotes: (answers: Assignment, stream: Stream) => Notes,
  fits: (notes: Notes) => boolean,
  stream: Stream,
): { readonly secret: Secret; readonly notes: Notes } {
  for (;;) {
    const secret = drawSecret(stream)
    const notes = drawNotes(secret.truth.assignment, stream)
    if (fits(notes)) return { secret, notes }
  }
}

/** The answers with their code, each possible world with the same odds; the true ones when they are known. */
function secretDrawer(rules: Rules, view: View, evidence: readonly SoftFact[]): (stream: Stream) => Secret {
  const { end, options } = view.table
  if (end !== null) {
    // The code tells whatever else the secret holds (AR-90).
    const read = readCode(end.code)
    const truth = { ...(read.ok ? read.truth : {}), assignment: end.answers }
    return () => ({ truth, code: end.code })
  }
  const scheme = rules.codeScheme(options)
  const drawTruth = truthDrawer(rules.believe([...readNotebook(rules, view).facts, ...evidence]))
  return (stream) => {
    for (;;) {
      const truth = drawTruth(stream)
      const [code] = codesOf(truth, scheme)
      // A game could not have begun with a world that no code stands for.
      if (code !== undefined) return { truth, code }
    }
  }
}
