import type { Happening, OwnPart } from '@athanor/compendium'
import type { ReactNode } from 'react'
import { showWith, type Words } from '../../app/words.tsx'
import { PlayerName } from '../../ui/PlayerName.tsx'
import type { Line, Players } from '../gameClient.ts'
import { CubeRow } from './Cube.tsx'
import { sentencesOf } from './sentences.ts'

/** The sentences of an event, for the ear and for the eye. */
export function linesOf(event: Happening & Partial<OwnPart>, players: Players, words: Words): readonly Line[] {
  return sentencesOf(event, players, words).map(({ id, params, players: named, cubes }) => {
    const pictures: Record<string, ReactNode> = {}
    for (const [param, seat] of Object.entries(named)) {
      const { name, colour } = players.seats[seat] ?? { name: '', colour: '' }
      pictures[param] = <PlayerName name={name} colour={colour} />
    }
    for (const [param, lot] of Object.entries(cubes)) pictures[param] = <CubeRow cubes={lot} />
    return { text: words.data({ id, params }), rich: showWith(words, { id, params }, pictures) }
  })
}
