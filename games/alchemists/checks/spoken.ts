import { box } from '@athanor/alchemists'
import { whyKinds } from '@athanor/alchemists/bots'
import { saleQualities } from '@athanor/alchemy'

/** Parts of Alchemists that stand on the shelf as well. */
const extras = ['master', 'startupFunding', 'busyDays', 'royalEncyclopedia', 'golemProject'] as const

const spaces = box.spaces.map(({ id }) => id)

/** Its components by name, what its cards do, and the sentences that the kinds of its events do not tell. */
export const spoken: Readonly<Record<string, readonly string[]>> = {
  adventurer: box.adventurers.map(({ id }) => id),
  artifact: box.artifacts,
  artifactText: box.artifacts,
  favour: box.favours.ids,
  favourText: box.favours.ids,
  guarantee: saleQualities,
  // What an event lists is said item by item, below its sentence.
  line: [
    'answersShown',
    'bidsRevealed',
    'bookRead',
    'golemTested',
    'reported',
    'sealsRevealed',
    'startupRevealed',
    'theoryDebunked',
  ],
  // Nothing comes out of hiding here, but who did it reads what the others may not know.
  own: [
    'golemAnimated',
    'reported',
    'articleEndorsed',
    'articlePublished',
    'endorsed',
    'herbalistDone',
    'potionMade',
    'published',
    'saleAnswered',
    'secretArtifactTaken',
    'transmuted',
  ],
  plan: spaces,
  quality: saleQualities,
  seal: box.seals.ids,
  // What can be switched on before the game is chosen.
  shelf: [
    'credit',
    'tagline',
    'title',
    'extras',
    ...extras.flatMap((extra) => [`extra.${extra}`, `extraText.${extra}`]),
  ],
  space: spaces,
  startup: ['artifact', 'books', 'delayed', 'favours', 'gold', 'ingredients', 'loss', 'reputation'],
  // Why a bot did what it did.
  why: whyKinds,
}
