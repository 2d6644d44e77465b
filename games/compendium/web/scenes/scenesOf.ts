import { type CompendiumShape, noCubes, total } from '@athanor/compendium'
import { compendiumTelling, countedIngredient, cubesInWords } from '@athanor/compendium/narration'
import type { Seat } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import type { SeenEvent } from '@athanor/narration'
import type { PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import { linesOf } from '@athanor/tabletop/lines.tsx'
import type { Scene, SceneBook, SceneMoment } from '@athanor/tabletop/scenes/scene.ts'
import type { BrewShow } from './shows.ts'

type Seen = SeenEvent<CompendiumShape>
type SeenOf<Kind extends Seen['kind']> = Extract<Seen, { readonly kind: Kind }>

/** The scene that tells an event, or why none does. */
export const tellers: SceneBook<CompendiumShape, BrewShow>['told'] = {
  gameBegan: 'setUp',
  cubesDealt: 'setUp',
  schoolDealt: 'setUp',
  roundBegan: 'seenOnTable',
  potionCreated: 'brew',
  potionCopied: 'brew',
  productsReceived: 'toldBeside',
  tookFromReserve: 'seenFlying',
  drewFromBag: 'draw',
  fameLapped: 'seenOnTable',
  endTriggered: 'lastRound',
  supplyGone: 'seenOnTable',
  turnSkipped: 'seenOnTable',
  handsRevealed: 'finalCount',
  halfPointsScored: 'finalCount',
  reserveCounted: 'finalCount',
  schoolsRevealed: 'finalCount',
  awardPaid: 'finalCount',
  gameEnded: 'finalCount',
}

/** What a move brought about: a potion and who got what for it, what came out of the bag, the last round. */
export function scenesOf(
  { events }: SceneMoment<CompendiumShape>,
  players: PlayersInSight,
  words: Words,
): readonly Scene<BrewShow>[] {
  return events.flatMap((event): readonly Scene<BrewShow>[] => {
    switch (event.kind) {
      case 'potionCreated':
      case 'potionCopied':
        return [brewOf(event, events, players, words)]
      case 'drewFromBag': {
        const show: BrewShow = { kind: 'draw', seat: event.seat, count: event.count, cubes: event.cubes ?? null }
        // What others drew nobody sees, so there is little to be told.
        const weight = event.cubes === undefined ? 'small' : 'usual'
        return [{ weight, who: event.seat, steps: told(event, players, words), show }]
      }
      case 'endTriggered': {
        const steps = told(event, players, words)
        return [{ weight: 'great', who: null, steps, sound: 'turn', show: { kind: 'lastRound' } }]
      }
      default:
        return []
    }
  })
}

function brewOf(
  event: SeenOf<'potionCreated' | 'potionCopied'>,
  events: readonly Seen[],
  { seats, viewer }: PlayersInSight,
  words: Words,
): Scene<BrewShow> {
  const { seat, cauldron, value } = event
  const whose = (each: Seat) => ({ player: seats[each]?.name ?? '', you: each === viewer ? 'yes' : 'no' }) as const
  const gets = (each: Seat, cubes: string) => words.say('web.compendium.scene.gets', { ...whose(each), cubes })
  const received = events.find((each): each is SeenOf<'productsReceived'> => each.kind === 'productsReceived')
  const products = received?.cubes ?? noCubes
  const shares = total(products) === 0 ? [] : [gets(seat, cubesInWords(products, words))]
  if (event.kind === 'potionCreated') {
    const first = words.say('web.compendium.scene.created', { ...whose(seat), value })
    const show: BrewShow = { kind: 'brew', seat, cauldron, recipe: event.recipe, value, from: null, products }
    return { weight: 'usual', who: seat, steps: [first, ...joined(shares)], sound: 'mix', show }
  }
  const { owner, tribute, paid } = event
  const first = words.say('web.compendium.scene.brewed', { ...whose(seat), owner: seats[owner]?.name ?? '', value })
  const steps = [first, ...joined([...shares, gets(owner, countedIngredient(tribute, 1, words))])]
  const show: BrewShow = { kind: 'brew', seat, cauldron, recipe: paid, value, from: { owner, tribute }, products }
  return { weight: 'usual', who: seat, steps, sound: 'mix', show }
}

/** Who gets what is one step. */
function joined(sentences: readonly string[]): readonly string[] {
  return sentences.length === 0 ? [] : [sentences.join(' ')]
}

/** As the log tells it. */
function told(event: Seen, players: PlayersInSight, words: Words): readonly string[] {
  return linesOf(voice, event, players, words).map(({ text }) => text)
}

const voice = { telling: compendiumTelling, picture: () => null }
