import { type AlchemistsShape, rulesAt } from '@athanor/alchemists'
import { ingredients } from '@athanor/alchemy'
import { EndScreen } from '@athanor/tabletop/end/EndScreen.tsx'
import { Scores, scoreColumns } from '@athanor/tabletop/end/Scores.tsx'
import { useShow } from '@athanor/tabletop/end/useShow.ts'
import { Winner } from '@athanor/tabletop/end/Winner.tsx'
import type { EndProps } from '@athanor/tabletop/gameClient.ts'
import { revelations } from '../modules/revelations.ts'
import { useWords } from '../words.ts'
import { LookingBack } from './LookingBack.tsx'
import { RunningCount } from './RunningCount.tsx'
import { Spotlight } from './Spotlight.tsx'
import { Truths } from './Truths.tsx'
import { verdictsOf } from './verdicts.ts'

export type AlchemistsEndProps = EndProps<AlchemistsShape>

/** How long an ingredient stands covered, and how long it is looked at; one that nobody wrote about needs less. */
const coveredTime = 800
const shownTime = { disputed: 2000, plain: 900 } as const

/** Each ingredient comes twice: covered, and then turned over. */
const beats = 2
const turned = ingredients.length * beats

/** A-370..A-378: the Big Revelation, ingredient by ingredient, then the count, and then a look back. */
export function AlchemistsEnd(props: AlchemistsEndProps) {
  const { shown, outcome, seats, viewer, next, actions, highlights, log, review } = props
  const { say } = useWords()
  const { table } = shown.sight.view
  const { end } = table
  // What modules bring to light comes after the ingredients, one after the other.
  const more = revelations.filter(({ isIn }) => isIn(table))
  const last = turned + more.length
  const verdicts = verdictsOf(table)
  const verdictAt = (at: number) =>
    verdicts?.find(({ ingredient }) => ingredient === ingredients[Math.floor(at / beats)])
  const isTurnedAt = (at: number) => at < turned && at % beats === 1
  const show = useShow(last, (at) =>
    isTurnedAt(at) || at >= turned ? shownTime[verdictAt(at)?.theory === null ? 'plain' : 'disputed'] : coveredTime,
  )
  const { at, isOver } = show
  if (verdicts === null) return null
  const number = Math.min(ingredients.length, Math.floor(at / beats))
  const isTurned = isTurnedAt(at)
  const verdict = verdictAt(at)
  const sources = rulesAt(table)
    .scorers.map(({ source }) => source)
    .filter((source) =>
      outcome.seats.some(({ breakdown }) => breakdown.some((each) => each.source === source && each.points !== 0)),
    )
  // So many ingredients lie open.
  const open = number + (isTurned ? 1 : 0)
  return (
    <EndScreen
      show={show}
      telling={say('web.alchemists.revelation')}
      told={say('web.alchemists.result')}
      winner={
        <Winner
          outcome={outcome}
          seats={seats}
          viewer={viewer}
          sentence={(won) => say('web.alchemists.winner', won)}
          // AR-61
          tieBreak={say('web.alchemists.tieBreak')}
        >
          {next}
        </Winner>
      }
      fillsUp={false}
      sheet={
        <Scores
          rows={sources.map((source) => say(`alchemists.score.${source}`))}
          totalLabel={say('web.alchemists.total')}
          columns={scoreColumns(outcome, seats, sources, { places: true, points: () => true })}
        />
      }
      actions={actions}
      highlights={highlights}
      course={log !== null && <LookingBack log={log} seats={seats} again={review} />}
    >
      {verdict !== undefined && (
        <Spotlight key={verdict.ingredient} verdict={verdict} seats={seats} isTurned={isTurned} />
      )}
      <Truths verdicts={verdicts} seats={seats} open={open} />
      {end !== null &&
        more
          .slice(0, Math.max(0, at - turned + 1))
          .map(({ Scene }, place) => <Scene key={place} view={shown.sight.view} end={end} seats={seats} />)}
      {!isOver && <RunningCount table={table} outcome={outcome} verdicts={verdicts.slice(0, open)} seats={seats} />}
    </EndScreen>
  )
}
