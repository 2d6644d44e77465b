import { boards, dieKinds, sides } from '@athanor/apprentices'
import { useWords } from './words.ts'

/** What of The Apprentices was reconstructed. */
export function ApprenticesSources() {
  const { say } = useWords()
  const tables = sides.flatMap((side) => boards[side])
  const reconstructed = [...tables, ...Object.values(dieKinds)].filter(
    ({ source }) => source === 'reconstructed',
  ).length
  return (
    <>
      <li>{say('web.apprentices.about.dice')}</li>
      <li>{say('web.apprentices.about.points', { count: reconstructed })}</li>
      <li>{say('web.apprentices.about.colours')}</li>
    </>
  )
}
