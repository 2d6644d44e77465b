import { box } from '@athanor/alchemists'
import { useWords } from './words.ts'

/** What of Alchemists was reconstructed. */
export function AlchemistsSources() {
  const { say } = useWords()
  const printed = [...box.adventurers, ...box.spaces, ...box.sealKinds, ...box.artifactCards, ...box.favourCards]
  const count = printed.filter(({ source }) => source === 'reconstructed').length
  return <li>{say('web.alchemists.sources', { count })}</li>
}
