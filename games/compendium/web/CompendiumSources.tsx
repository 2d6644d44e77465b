import { cauldrons, ingredientColours } from '@athanor/compendium'
import { useWords } from './words.ts'

/** What of Alchemist was reconstructed. */
export function CompendiumSources() {
  const { say } = useWords()
  const reconstructed = [...cauldrons, ...Object.values(ingredientColours)].filter(
    ({ source }) => source === 'reconstructed',
  ).length
  return (
    <>
      <li>{say('web.compendium.about.pairs')}</li>
      <li>{say('web.compendium.about.colours')}</li>
      <li>{say('web.compendium.about.ties')}</li>
      <li>{say('web.compendium.about.count', { count: reconstructed })}</li>
    </>
  )
}
