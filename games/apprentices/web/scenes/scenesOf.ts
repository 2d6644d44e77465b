import type { ApprenticesShape, DieColour, Throw } from '@athanor/apprentices'
import { apprenticesTelling } from '@athanor/apprentices/narration'
import type { Words } from '@athanor/messages'
import type { SeenEvent } from '@athanor/narration'
import type { PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import { linesOf } from '@athanor/tabletop/lines.tsx'
import type { Scene, SceneBook, SceneMoment } from '@athanor/tabletop/scenes/scene.ts'
import type { DiceShow, ShownDie } from './shows.ts'

type Seen = SeenEvent<ApprenticesShape>
type SeenOf<Kind extends Seen['kind']> = Extract<Seen, { readonly kind: Kind }>

/** The scene that tells an event, or why none does. */
export const tellers: SceneBook<ApprenticesShape, DiceShow>['told'] = {
  gameBegan: 'setUp',
  dieChosen: 'setUp',
  roundBegan: 'toldBeside',
  diceRolled: 'roll',
  turnBegan: 'seenOnTable',
  extraRavenCame: 'seenOnTable',
  ravensKept: 'seenOnTable',
  ravensRerolled: 'raven',
  ravenCancelled: 'raven',
  ravenRolled: 'raven',
  unitsLost: 'toldBeside',
  pointsLost: 'toldBeside',
  helpAsked: 'seenOnTable',
  helpOffered: 'seenOnTable',
  helpWithdrawn: 'seenOnTable',
  helpDeclined: 'seenOnTable',
  researched: 'seenOnTable',
  slotGained: 'seenOnTable',
  // Whoever gives up an ability by going on is not overtaken, and there is no scene.
  slotLost: 'overtaking',
  dieBought: 'seenOnTable',
  dieRerolled: 'seenFlying',
  unitsMade: 'seenOnTable',
  unitsTraded: 'seenOnTable',
  ravensTraded: 'seenOnTable',
  slotBlocked: 'seenOnTable',
  unitTaken: 'seenOnTable',
  priceShifted: 'seenOnTable',
  turnEnded: 'seenOnTable',
  endTriggered: 'lastRound',
  squaresOpened: 'seenOnTable',
  tieRoundBegan: 'lastRound',
  gameEnded: 'finalCount',
}

/** What a move brought about: the roll, what became of a raven, a step and who was overtaken, the last round. */
export function scenesOf(
  moment: SceneMoment<ApprenticesShape>,
  players: PlayersInSight,
  words: Words,
): readonly Scene<DiceShow>[] {
  const { events } = moment
  const tell = (some: readonly Seen[]) =>
    some.flatMap((event) => linesOf(voice, event, players, words).map(({ text }) => text))
  const all = <Kind extends Seen['kind']>(kind: Kind) =>
    events.filter((event): event is SeenOf<Kind> => event.kind === kind)
  const move = { moment, players, words, tell, all }
  return [...ravens(move), ...overtakings(move), ...roll(move), ...lastRound(move)]
}

const voice = { telling: apprenticesTelling, picture: () => null }

interface MoveTold {
  readonly moment: SceneMoment<ApprenticesShape>
  readonly players: PlayersInSight
  readonly words: Words
  tell(events: readonly Seen[]): readonly string[]
  all<Kind extends Seen['kind']>(kind: Kind): readonly SeenOf<Kind>[]
}

/** D-036: everybody's dice at the beginning of a round; only the reader's own are told, the others are seen. */
function roll({ moment, words, tell, all }: MoveTold): readonly Scene<DiceShow>[] {
  const { viewer } = moment
  const rolls = all('diceRolled').toSorted((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer))
  if (rolls.length === 0) return []
  const begun = all('roundBegan').map(({ round }) => words.say('web.apprentices.scene.roll', { round }))
  const own = tell(rolls.filter(({ seat }) => seat === viewer))
  const steps = begun.length + own.length > 0 ? [...begun, ...own] : tell(rolls.slice(0, 1))
  const show: DiceShow = {
    kind: 'roll',
    rolls: rolls.map(({ seat, throws }) => ({ seat, dice: diceOf(moment, throws) })),
  }
  return [{ weight: 'usual', who: null, steps, sound: 'dice', show }]
}

/** D-050..D-060: driven away with a gemstone, left to the die, or thrown once more. */
function ravens({ moment, tell, all }: MoveTold): readonly Scene<DiceShow>[] {
  const driven = all('ravenCancelled').map(
    (event): Scene<DiceShow> => ({
      weight: 'usual',
      who: event.seat,
      steps: tell([event]),
      sound: 'seal',
      show: { kind: 'raven', seat: event.seat, dice: null, lost: [], points: event.points },
    }),
  )
  const losses = [...all('unitsLost'), ...all('pointsLost')]
  const left = all('ravenRolled').map((event): Scene<DiceShow> => {
    const { seat, raven, face } = event
    const dice =
      raven === 'marker' ? [{ die: 0, colour: 'black' as const, face }] : diceOf(moment, [{ die: raven, face }])
    const lost = all('unitsLost').flatMap(({ types }) => types)
    const points = -all('pointsLost').reduce((sum, each) => sum + each.points, 0)
    const show: DiceShow = { kind: 'raven', seat, dice, lost, points }
    return { weight: 'usual', who: seat, steps: [...tell([event]), ...tell(losses)], sound: 'dice', show }
  })
  const again = all('ravensRerolled').map(
    (event): Scene<DiceShow> => ({
      weight: 'usual',
      who: event.seat,
      steps: tell([event]),
      sound: 'dice',
      show: { kind: 'raven', seat: event.seat, dice: diceOf(moment, event.throws), lost: [], points: 0 },
    }),
  )
  return [...driven, ...left, ...again]
}

/** D-081, D-092, D-093: a step on a track by which somebody was overtaken and lost an ability. */
function overtakings({ players: { seats, viewer }, words, all }: MoveTold): readonly Scene<DiceShow>[] {
  const lost = all('slotLost').map((event) => event.seat)
  return all('researched').flatMap((event): readonly Scene<DiceShow>[] => {
    const { seat, table, square, points } = event
    const passed = [...new Set(lost)].filter((each) => each !== seat)
    if (passed.length === 0) return []
    const names = words.list(passed.map((each) => seats[each]?.name ?? ''))
    const whose = { player: seats[seat]?.name ?? '', you: seat === viewer ? 'yes' : 'no' } as const
    const steps = [words.say('web.apprentices.scene.overtakes', { ...whose, passed: names, table })]
    const show: DiceShow = { kind: 'overtaking', seat, table, square, points, passed }
    return [{ weight: 'usual', who: seat, steps, sound: 'seal', show }]
  })
}

function lastRound({ tell, all }: MoveTold): readonly Scene<DiceShow>[] {
  return [...all('endTriggered'), ...all('tieRoundBegan')].map((event) => ({
    weight: 'great',
    who: null,
    steps: tell([event]),
    sound: 'turn',
    show: { kind: 'lastRound' },
  }))
}

/** Nothing in this game is hidden (DR-91): any remembered view knows the colours of the dice. */
function diceOf({ before, after }: SceneMoment<ApprenticesShape>, throws: readonly Throw[]): readonly ShownDie[] {
  const colourOf = (die: number): DieColour => (after ?? before)?.table.dice[die]?.colour ?? 'black'
  return throws.map(({ die, face }) => ({ die, face, colour: colourOf(die) }))
}
