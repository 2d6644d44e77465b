import type { Look, Names, Watcher } from '../../gameFace.ts'
import { cardTellers } from './cardSentences.ts'
import { endTellers } from './endSentences.ts'
import { mixTellers } from './mixSentences.ts'
import { roundTellers } from './roundSentences.ts'
import { type Tellers, Telling, type Told } from './telling.ts'
import { theoryTellers } from './theorySentences.ts'

const tellers: Tellers = { ...cardTellers, ...roundTellers, ...mixTellers, ...theoryTellers, ...endTellers }

/** An event as sentences: the first says what happened, others show what came to light. */
export function sentences(event: Told, watcher: Watcher, names: Names, look: Look): readonly string[] {
  const tell = tellers[event.kind] as (event: Told, telling: Telling) => readonly string[]
  return tell(event, new Telling(watcher, names, look))
}
