import { type AlchemistsShape, rulesAt } from '@athanor/alchemists'
import { ingredients } from '@athanor/alchemy'
import { EndScreen } from '@athanor/tabletop/end/EndScreen.tsx'
import { Scores, scoreColumns } from '@athanor/tabletop/end/Scores.tsx'
import { useShow } from '@athanor/tabletop/end/useShow.ts'
import { Winner } from '@athanor/tabletop/end/Winner.tsx'
import type { EndProps } from '@athanor/tabletop/gameClient.ts'
import { revelations } from '../modules/revelations.ts'
import { useWords } from '../words.ts'
import { countedBefore } from './counting.ts'
import { LookingBack } from './LookingBack.tsx'
import { RunningCount } from './RunningCount.tsx'
import { Spotlight } from './Spotlight.tsx'
import { Tally } from './Tally.tsx'
import { Truths } from './Truths.tsx'
import { verdictsOf } from './verdicts.ts'

export type AlchemistsEndProps = EndProps<AlchemistsShape>

/** How long an ingredient stands covered, and how long it is looked at; one that nobody wrote about needs less. */
const coveredTime = 800
const shownTime = { disputed: 2000, plain: 900 } as const
/** How long one thing that is counted before stands. */
const tallyTime = 1400

/** Each ingredient comes twice: covered, and then turned over. */
const beats = 2
const turned = ingredients.length * beats

/** A-363..A-378: what is counted, one thing after the other, the Big Revelation, ingredient by ingredient, and a look back. */
export function AlchemistsEnd(props: AlchemistsEndProps) {
  const { shown, outcome, seats, viewer, next, actions, highlights, log, review } = props
  const { say } = useWords()
  const { table } = shown.sight.view
  const { end } = table
  // What modules bring to light comes after the ingredients, one after the other.
  const more = revelations.filter(({ isIn }) => isIn(table))
  const counted = countedBefore(table, outcome)
  const begin = counted.length
  const last = begin + turned + more.length
  const verdicts = verdictsOf(table)
  const verdictAt = (at: number) =>
    at < 0 ? undefined : verdicts?.find(({ ingredient }) => ingredient === ingredients[Math.floor(at / beats)])
  const isTurnedAt = (at: number) => at >= 0 && at < turned && at % beats === 1
  const show = useShow(last, (step) => {
    const at = step - begin
    if (at < 0) return tallyTime
    return isTurnedAt(at) || at >= turned
      ? shownTime[verdictAt(at)?.theory === null ? 'plain' : 'disputed']
      : coveredTime
  })
  const { isOver } = show
  /** Where the revelation is; below 0 while what comes before is counted. */
  const at = show.at - begin
  const tallied = counted[show.at]
  if (verdicts === null) return null
  const number = Math.max(0, Math.min(ingredients.length, Math.floor(at / beats)))
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
      telling={say(tallied === undefined ? 'web.alchemists.revelation' : 'web.end.counting')}
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
      {tallied !== undefined && <Tally key={tallied} source={tallied} outcome={outcome} seats={seats} />}
      {verdict !== undefined && (
        <Spotlight key={verdict.ingredient} verdict={verdict} seats={seats} isTurned={isTurned} />
      )}
      <Truths verdicts={verdicts} seats={seats} open={open} />
      {end !== null &&
        more
          .slice(0, Math.max(0, at - turned + 1))
          .map(({ Scene }, place) => <Scene key={place} view={shown.sight.view} end={end} seats={seats} />)}
      {!isOver && (
        <RunningCount
          counted={counted.slice(0, show.at + 1)}
          outcome={outcome}
          verdicts={verdicts.slice(0, open)}
          seats={seats}
        />
      )}
    </EndScreen>
  )
}
