import type { Thing } from '@athanor/apprentices/narration'
import type { ReactNode } from 'react'
import { ResourceRow } from './pieces/Resource.tsx'

/** What of the sentences is shown instead of said: units, and what dice show. */
export function pictureOf(thing: Thing): ReactNode {
  const faces = thing.kind === 'units' ? thing.faces : [thing.face]
  return faces.length === 0 ? null : <ResourceRow faces={faces} />
}
