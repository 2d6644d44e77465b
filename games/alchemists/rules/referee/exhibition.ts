import { colourOf, compare, demand, happened, playerOf, standing } from './facts.ts'
import type { Judge } from './judge.ts'
import { settledMix } from './settled.ts'
import { movedBy } from './zones.ts'

/** A-354..A-360, AR-66: 1 for the first to show a potion, 2 for both of a colour, -1 for a failure. */
export const judgeExhibition: Judge = (before, seat, action, events, after) => {
  const mix = settledMix(before, seat, action, after)
  if (mix?.at !== 'exhibit') return []
  const promised = action.kind === 'exhibit' ? action.potion : before.table.mix?.promised
  if (promised === null || promised === undefined) return ['an exhibit without a promise']
  const { exhibited } = playerOf(before, mix.seat)
  const success = mix.potion === promised
  const first = success && !before.table.players.some((player) => player.exhibited.includes(promised))
  const mastery = success && exhibited.some((shown) => colourOf(shown) === colourOf(promised))
  const net = success ? (first ? 1 : 0) + (mastery ? 2 : 0) : -1
  return [
    ...demand(!exhibited.includes(promised), 'a potion was shown twice'),
    ...compare(
      'the exhibit',
      [{ kind: 'exhibited', seat: mix.seat, promised, success, first, mastery }],
      happened(events, 'exhibited'),
    ),
    ...compare(
      'reputation after the exhibit',
      movedBy(before, mix.seat, net),
      standing(before, events, mix.seat, 'exhibition'),
    ),
    // the cube stays with the promise.
    ...compare(
      'what stays on the exhibition board',
      { seat: mix.seat, round: before.table.round, at: 'exhibit', promised, potion: mix.potion },
      after.table.results.findLast((result) => result.at === 'exhibit'),
    ),
  ]
}
