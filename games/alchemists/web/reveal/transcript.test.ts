import { type AlchemistsShape, alchemists } from '@athanor/alchemists'
import { alchemistsTelling } from '@athanor/alchemists/narration'
import { type Locale, locales, wordsIn } from '@athanor/messages/all'
import type { Pacing } from '@athanor/tabletop/scenes/pacing.ts'
import { timingOf } from '@athanor/tabletop/scenes/pacing.ts'
import { saidAround } from '@athanor/tabletop/scenes/staging.ts'
import { playersAt, stagedMoves } from '@athanor/tabletop/testing/stagedMoves.ts'
import { describe, expect, it } from 'vitest'
import { scenesOf } from './scenesOf.ts'
import { logOf, recordedGames } from './testing.ts'
import { told } from './told.ts'

const log = logOf(recordedGames.fourMasters)
/** The round of the first conference: most of what can be told happens in it. */
const round = 3

/** As a browser has it that nobody has touched, at a table with bots. */
const pacing: Pacing = {
  settings: { pace: 'calm', ownScenes: 'wait', rivalScenes: 'usual', waitsForKey: true, hints: false },
  viewer: 0,
  live: true,
  peopleWait: false,
  behind: 0,
}

/** Everything that the live regions of a table say in one round to a player who listens, move by move. */
function transcript(locale: Locale): string {
  const words = wordsIn(locale)
  const players = playersAt(log, 0)
  const client = {
    scenes: { told, scenesOf, Stage: () => null },
    game: alchemists,
    pinned: {},
    telling: alchemistsTelling,
    picture: () => null,
  }
  const lines: string[] = []
  for (const { moment, scenes } of stagedMoves<AlchemistsShape, ReturnType<typeof scenesOf>[number]['show']>(
    alchemists,
    { scenesOf },
    log,
    0,
    words,
  )) {
    const { before, after, events } = moment
    if (before === null || after === null || (before.table.round !== round && after.table.round !== round)) continue
    if (after.table.round > round && !events.some(({ kind }) => kind === 'conferenceHeld')) continue
    const staged = scenes.filter((scene) => timingOf(scene, pacing) !== null)
    const around = saidAround(client, { events }, staged.length > 0, players, words)
    const said = [...around.before, ...staged.flatMap(({ steps }) => steps), ...around.after]
    if (said.length > 0) lines.push(said.join('\n'))
  }
  return `${lines.join('\n\n')}\n`.replaceAll('\u00a0', ' ')
}

describe('what is spoken of a whole round', () => {
  it.each(locales)('is the stored text, which somebody has read (%s)', async (locale) => {
    await expect(transcript(locale)).toMatchFileSnapshot(`./transcripts/round.${locale}.txt`)
  })
})
